"""The what-if panel: its head and form, how far it is, what can be said; below the picture its tables."""

from citadels_lab.study.models import Comparison
from citadels_lab.study.telling import cells

from ..html import EMPTY, Html, el, press
from ..look import Look
from ..strip import alert
from . import guessing
from .form import form
from .model import WhatIf
from .progress import playing
from .runs import FAILED, STOPPED, Compared, told
from .tables import openly, tables
from .words import word

COMPARING = ("what-if-start", "what-if-set")
"""The presses of the form."""


def head(look: Look) -> Html:
    """Return what stands above the picture: nothing while the panel is shut, or the screen is being passed."""
    model: WhatIf | None = look.opened.what_if
    if not is_open(look) or model is None:
        return EMPTY
    close = press("what-if-open", "", "✕", cls="x", aria_label=word(look, "close"), data_key="what-if close")
    heading = el("h2", word(look, "title"), id="h-what-if", tabindex="-1", data_reveal=model.reveal)
    top = el("div", heading, el("div", close, cls="aside"), cls="panel-head", data_key="what-if head")
    if not model.offered:
        return Html(top + el("p", word(look, "elsewhere"), cls="soft", data_key="elsewhere"))
    intro = el("p", word(look, "intro", seat=model.seat), cls="soft", data_key="what-if intro")
    asked = playing(look, model.run) if model.run and model.run.running else form(look, model)
    wrong = alert(look) if look.opened.near in COMPARING else None
    return Html("".join([top, intro, asked, wrong or "", _known(look, model.run) or ""]))


def below(look: Look) -> Html:
    """Return what stands below the picture: the tables, and the guessing game."""
    model: WhatIf | None = look.opened.what_if
    if not is_open(look) or model is None or not model.offered:
        return EMPTY
    return Html("".join([tables(look, model.run) if model.run else "", guessing.guessing(look, model) or ""]))


def tells(look: Look, act: str) -> bool:
    """Whether the panel tells what went wrong at a press, beside the form that was pressed."""
    return act in (*COMPARING, guessing.PRESS) and is_open(look)


def is_open(look: Look) -> bool:
    """Whether the panel is shown: nothing of it is there behind the curtain, or beside a table of its own."""
    model = look.opened.what_if
    return bool(model is not None and model.opened and not look.curtain and not look.opened.aside)


def _known(look: Look, run: Compared | None) -> Html | None:
    """Return what can be said so far, in sentences."""
    if run is None:
        return None
    said: list[Html] = []
    if run.state == FAILED and run.error is not None:
        said.append(el("p", word(look, "failed", why=told(run.error, look.language)), cls="refusal", role="alert"))
    if run.choice is not None:
        said.append(el("p", _choice(look, run), cls="chosen"))
    if run.running and run.answers:
        said.append(el("p", word(look, "provisional"), cls="badge"))
    if run.comparison is not None and not run.running and run.state != STOPPED:
        said.append(el("p", compared(look, run.comparison), cls="note"))
    n = max((len(row.games) for answer in run.answers.values() for row in answer.rows), default=0)
    if n:
        said.append(el("p", word(look, "legend", n=n), cls="soft"))
        all_, shown = len(next(iter(run.answers.values())).rows), len(openly(run.answers.values()))
        if shown < all_:
            said.append(el("p", word(look, "picture-more", n=shown, all=all_), cls="soft"))
    return el("div", *said, cls="known", data_key="what-if known")


def compared(look: Look, comparison: Comparison) -> str:
    """Say whether the best option depends on the bot, each called by its name in the language."""
    return Comparison({look.bot_name(bot): answer for bot, answer in comparison.answers.items()}).text(look.language)


def _choice(look: Look, run: Compared) -> str:
    """Say how what was chosen compares, once there are numbers."""
    said = []
    for bot, answer in run.answers.items():
        at = next(at for at, row in enumerate(answer.rows) if row.action == run.choice)
        row, best = answer.rows[at], answer.rows[answer.best].text[look.language]
        early = row.action in answer.set_aside
        key = "best" if at == answer.best else "worse" if not row.close else "early" if early else "close"
        texts = cells(answer, at, look.language)
        verdict = word(look, f"chose-{key}", best=best, behind=texts[5])
        mine = {"option": row.text[look.language], "share": texts[2]}
        said.append(word(look, "chose", **mine, bot=look.bot_name(bot), verdict=verdict))
    if said:
        return " ".join(said)
    decision = run.position.decision
    option = decision.find(run.choice) if decision and run.choice else None
    return word(look, "chose-waiting", option=option.text(look.spoken) if option else "")
