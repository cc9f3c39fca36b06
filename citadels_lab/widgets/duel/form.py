"""What a new game of Duel needs to know: the opponent, the side, variants of the set-up, a tile file."""

from collections.abc import Iterable, Mapping
from typing import Any

from citadels_lab.session import SECONDS

from ..fields import choose, field, tick
from ..html import Html, el
from ..look import Look
from ..starting import OPPONENTS, SEATS


def duel_fields(look: Look, fields: Mapping[str, Any]) -> Iterable[Html | None]:
    """Return the fields of Duel."""
    opponents = [(name, look.say(f"new.opponents.{name}")) for name in OPPONENTS]
    chosen = fields.get("opponent", OPPONENTS[0])
    seats = [(seat, str(look.name("seat", seat))) for seat in SEATS]
    tiles = el("input", type="file", name="tiles", accept=".csv,text/csv", data_key="field tiles")
    return (
        field(
            look.say("new.opponent"), choose("opponent", opponents, chosen), look.say("new.what-if", n=round(SECONDS))
        ),
        field(look.say("new.seat"), choose("seat", seats, fields.get("seat", SEATS[0]))),
        _tick(look, fields, "first-game"),
        _tick(look, fields, "optional-build"),
        field(look.say("new.tiles"), tiles, look.say("new.tiles-more")),
    )


def _tick(look: Look, fields: Mapping[str, Any], key: str) -> Html:
    name = key.replace("-", "_")
    return tick(name, look.say(f"new.{key}"), look.say(f"new.{key}-more"), name in fields)
