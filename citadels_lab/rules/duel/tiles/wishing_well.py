"""Wishing Well: when built, its builder may return a coin and build once more at full price."""

from citadels_lab.rules.duel.ability import uses
from citadels_lab.rules.duel.build import GRID, offer_build
from citadels_lab.rules.duel.moments import Tile
from citadels_lab.rules.duel.state import State
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import BANK, Table


class WishingWell(Tile):
    """duel.unique.wishing-well, duel.unique.wishing-well.cost."""

    name = "wishing-well"

    def built(self, table: Table[State], me: str, cell: str) -> None:
        """Offer the wish; it is granted at once, before anything else."""
        if uses(table, me, "wish", ("wish",), 1, _why_not(table.state, me)):
            table.pay(me, BANK, 1, "duel.unique.wishing-well")
            offer_build(table, me, "wish-build")


def _why_not(state: State, me: str) -> Reason | None:
    if len(state.city) == GRID:
        return because("duel.end.full-grid", "grid-is-full")
    if not state.gold[me]:
        return because("duel.unique.wishing-well", "no-coin-to-return", n=1)
    return None
