"""What can be set before a what-if is started: how many games, which bots, the seed, and to choose first."""

from citadels_lab.rules.kernel.action import spell
from citadels_lab.study.whatif import PRESETS

from ..fields import choose, field, number, tick
from ..html import Html, el
from ..look import Look
from .model import WhatIf, by_speed
from .words import word


def form(look: Look, model: WhatIf) -> Html:
    """Return the form; with "commit first" it asks for the choice, once."""
    sizes = [(name, word(look, name, n=n)) for name, n in PRESETS.items()]
    ticks = [tick(f"bot-{bot}", look.bot_name(bot), on=bot in model.bots) for bot in by_speed()]
    key = "start-locked" if model.commits else "again" if model.run else "start"
    more = "commit-late" if model.commit and model.seen else "commit-more"
    start = el("button", word(look, key), type="submit", cls="opt main", data_key="what-if start", data_home=True)
    return el(
        "form",
        el(
            "div",
            field(word(look, "samples"), choose("samples", sizes, model.samples), word(look, "samples-more")),
            _group(look, "bots", el("div", *ticks, cls="ticks"), el("small", word(look, "bots-more"))),
            field(word(look, "seed"), number("seed", str(model.seed)), word(look, "seed-more"), cls="seed"),
            tick("commit", word(look, "commit"), word(look, more), on=model.commit),
            cls="settings",
        ),
        _choice(look, model) if model.commits else None,
        start,
        data_act="what-if-start",
        data_watch="what-if-set",
        data_key="what-if form",
        cls="form",
    )


def _choice(look: Look, model: WhatIf) -> Html:
    """Return the options as radio buttons."""
    those = [
        el(
            "label",
            el("input", type="radio", name="choice", value=key, checked=key == model.choice, data_key=f"choice {key}"),
            el("span", option.text(look.spoken)),
            cls="check",
            data_key=f"l {key}",
        )
        for option in look.options
        if option.legal
        for key in [spell(option.action)]
    ]
    return _group(look, "choose", el("div", *those, cls="choices"))


def _group(look: Look, key: str, *inside: Html) -> Html:
    return el("fieldset", el("legend", word(look, key), cls="flabel"), *inside, data_key=f"group {key}", cls="group")
