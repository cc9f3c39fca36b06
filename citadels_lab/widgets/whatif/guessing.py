"""The guessing game: a table of my choices against what another seat holds, its cells shaded, and what follows."""

from dataclasses import replace

from citadels_lab.rules.kernel.action import spell
from citadels_lab.study.matrix import Matrix

from ..fields import choose, field
from ..html import Html, el
from ..look import Look
from ..strip import alert
from .model import WhatIf
from .progress import playing
from .runs import Guessed, told
from .tables import called
from .words import word

PRESS = "what-if-guess"
"""The press of the form."""


def guessing(look: Look, model: WhatIf) -> Html | None:
    """Return the guessing game, where the options are guesses."""
    if not model.guesses:
        return None
    found: Guessed | None = model.guess
    seat = found.against if found else model.others[0]
    form = el(
        "form",
        field(
            word(look, "guess.who"),
            choose("against", [(other, look.name("seat", other)) for other in model.others], seat),
        ),
        el("button", word(look, "guess.start"), type="submit", cls="opt", data_key="guess start", data_home=True),
        data_act=PRESS, data_key="guess form", cls="form guess",
    )  # fmt: skip
    shown = None
    if found is not None and not found.running and found.error is not None:
        shown = el("p", word(look, "failed", why=told(found.error, look.language)), cls="refusal", role="status")
    elif found is not None and found.matrix is not None:
        shown = _matrix(look, found.matrix)
    return el(
        "details",
        el("summary", word(look, "guess.title")),
        el("p", word(look, "guess.intro"), cls="soft"),
        _asked(look, model, form),
        alert(look) if look.opened.near == PRESS else None,
        shown,
        data_key="guessing game",
        open=found is not None or look.opened.near == PRESS,
    )


def _asked(look: Look, model: WhatIf, form: Html) -> Html:
    """Return the form; or how far it is, or why there is no form yet."""
    if model.guess is not None and model.guess.running:
        return playing(look, model.guess)
    return el("p", word(look, "guess.locked"), cls="soft") if model.commits else form


def _matrix(look: Look, matrix: Matrix) -> Html:
    language, columns = look.language, len(matrix.columns)
    heads, *rows = matrix.table(language)
    options, rest = rows[: len(matrix.cells)], rows[len(matrix.cells) :]
    shares = [cell.value for row in matrix.cells for cell in row]
    low, span = min(shares), max(max(shares) - min(shares), 1e-9)
    corner = el("th", word(look, "guess.rows"), scope="col")
    names = [
        el("th", el("span", letter, title=matrix.holds(column, language)), scope="col")
        for letter, column in zip(heads[1:], matrix.columns, strict=False)
    ]
    body = [
        el(
            "tr",
            el("th", text, scope="row"),
            *(_cell(words, (cell.value - low) / span) for words, cell in zip(texts, cells, strict=False)),
            el("td", texts[-1], cls="n"),
            data_key=f"guess {spell(row.action)}",
        )
        for (text, *texts), cells, row in zip(options, matrix.cells, matrix.answer.rows, strict=True)
    ]
    foot = [el("tr", el("th", text, scope="row"), *(el("td", one, cls="n") for one in more)) for text, *more in rest]
    title = matrix.title(language)
    table = el(
        "table",
        el("caption", title),
        el("thead", el("tr", corner, *names, el("th", heads[1 + columns], scope="col"))),
        el("tbody", *body),
        el("tfoot", *foot),
        cls="heat",
    )
    return el(
        "div",
        el("p", replace(matrix, answer=called(look, matrix.answer)).text(language)),
        el("ul", *(el("li", line) for line in matrix.legend(language)), cls="legend"),
        el("div", table, cls="wide", tabindex="0", role="region", aria_label=title),
        el("p", word(look, "guess.darker"), cls="soft"),
    )


def _cell(words: str, part: float) -> Html:
    """Return a cell; ``part`` is where its share lies between the smallest and the largest of the table.

    The sheet makes one hue of it: told apart by lightness alone, so by everybody, and words can be read on all.
    """
    return el("td", words, cls="n shade", style=f"--part:{100 * part:.0f}%")
