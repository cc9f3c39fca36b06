"""The form of a new game: which game, and below it what that game needs to know."""

from collections.abc import Callable, Iterable
from typing import Any

from citadels_lab.words import say

from .cards import form as cards
from .duel.form import duel_fields
from .fields import choose, field, number
from .html import Html, el
from .look import Look

BODIES: dict[str, Callable[[Look, dict[str, Any]], Iterable[Html | None]]] = {"duel": duel_fields}
"""What the form asks for by variant; all others are card games."""


def new_game(look: Look, seed: int) -> Html:
    """Return the form; what is not possible is said beside its button before it is pressed."""
    fields = {"variant": look.variant, "seed": str(seed), **look.opened.fields}
    variant = fields["variant"]
    games = [(name, say(f"table.title.{name}", look.language)) for name in ("duel", *cards.VARIANTS)]
    body = BODIES.get(variant, cards.card_fields)(look, fields)
    why = "" if variant in BODIES else cards.refusal(look, fields)
    return el(
        "form",
        field(say("table.new.game", look.language), choose("variant", games, variant)),
        *body,
        field(look.say("new.seed"), number("seed", fields["seed"]), look.say("new.seed-more")),
        el(
            "div",
            el("p", why, id="new-why", cls=f"refusal{'' if why else ' none'}", role="status"),
            _start(look, why),
            cls="actions",
        ),
        data_act="new-game",
        data_watch="form",
        data_key="form new",
        cls="form",
    )


def _start(look: Look, why: str) -> Html:
    """Return the button that begins the game; greyed when something is not possible, with that as its description."""
    return el(
        "button",
        look.say("new.start"),
        type="submit",
        cls=f"opt {'no' if why else 'main'}",
        aria_disabled="true" if why else None,
        aria_describedby="new-why",
        data_key="start",
    )
