"""Naming a character: what Assassin and Thief have in common."""

from collections.abc import Iterable
from functools import cache

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

from .state import OTHER, State

NOBODY = "nobody"


def name_character(table: Table[State], me: str, by: str, rule: str) -> str | None:
    """Let ``me`` name one of the other characters; return it if the opponent holds it in hand, else None.

    Both players learn whether the guess was right, and nothing more (duel.name.which).
    """
    state = table.state

    def refused() -> Iterable[tuple[Action, Reason]]:
        yield ("name", by), because("duel.name.which", "names-itself", character=by)

    named = str(table.ask(me, f"name-{by}", _names(tuple(state.roster.characters), by), refused)[1])
    if named == NOBODY:
        table.say("named-nobody", "duel.ability.optional", seat=me, by=by)
        return None
    hit = named in state.players[OTHER[me]].hand
    state.named += ((by, named, hit),)
    table.say("named-hit" if hit else "named-miss", rule, seat=me, by=by, character=named, other=OTHER[me])
    return named if hit else None


@cache
def _names(characters: tuple[str, ...], by: str) -> tuple[Action, ...]:
    """Return the choice of one of the other characters, or of none."""
    return tuple(("name", name) for name in (*characters, NOBODY) if name != by)
