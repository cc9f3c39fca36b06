"""The King's Guard: where it stands, what it protects, and who may be targeted."""

from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

from .state import COUNCIL, State


def protected(state: State) -> set[str]:
    """Return the tiles that the Guard protects: its own and those touching it, whoever owns them."""
    if state.guard == COUNCIL:
        return set()
    return {state.guard, *state.neighbours(state.cell_of(state.guard))}


def move_guard(table: Table[State], me: str, tile: str, rule: str) -> None:
    """Put the Guard on a tile."""
    table.state.guard = tile
    table.say("guard", rule, seat=me, tile=tile)


def stays(state: State) -> Reason:
    """Say why the Guard cannot go where it is."""
    return because("duel.guard.move", "guard-stays", tile=state.guard)


def can_be_target(state: State, tile: str, shield: set[str]) -> bool:
    """Whether Thief, Diplomat or Warlord may target a tile (``shield``: what the Guard protects)."""
    return tile not in shield and not state.roster.tile(tile).shielded


def why_no_target(state: State, tile: str, shield: set[str]) -> Reason | None:
    """Say why Thief, Diplomat or Warlord may not target a tile (``shield``: what the Guard protects), or None."""
    if state.roster.tile(tile).shielded:
        return because("duel.unique.ivory-tower", "ivory-tower", tile=tile)
    if tile in shield:
        return because("duel.guard.protects", "guarded", tile=tile, beside=state.guard)
    return None
