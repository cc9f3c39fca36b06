"""Taking control of a district: what Diplomat and Warlord have in common."""

from collections.abc import Callable, Iterable

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

from .guard import can_be_target, protected, why_no_target
from .state import State


def targets(state: State, me: str, can_pay: Callable[[str], bool]) -> list[Action]:
    """Return the districts that ``me`` may take: the opponent's, not protected, and affordable."""
    shield = protected(state)
    return [
        ("take", tile)
        for tile, owner in state.owner.items()
        if owner != me and can_be_target(state, tile, shield) and can_pay(tile)
    ]


def refused_targets(
    state: State, me: str, rule: str, why_too_dear: Callable[[str], Reason | None]
) -> Iterable[tuple[Action, Reason]]:
    """Give the reason for every district of the city that ``me`` may not take."""
    shield = protected(state)
    for tile, owner in state.owner.items():
        if owner == me:
            yield ("take", tile), because(rule, "own-district", tile=tile)
            continue
        why = why_no_target(state, tile, shield) or why_too_dear(tile)
        if why:
            yield ("take", tile), why


def take(table: Table[State], me: str, tile: str, rule: str) -> None:
    """Flip a district to one's own colour; the coins on it stay. Nothing that happens "when built" happens again."""
    state = table.state
    state.owner[tile] = me
    table.say("took", rule, seat=me, tile=tile, cell=state.cell_of(tile))
