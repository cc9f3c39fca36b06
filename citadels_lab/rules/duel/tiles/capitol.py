"""Capitol: when built, its builder gains two seats."""

from citadels_lab.rules.duel.council import gain_seats
from citadels_lab.rules.duel.moments import Tile
from citadels_lab.rules.duel.state import State
from citadels_lab.rules.kernel.table import Table

SEATS = 2


class Capitol(Tile):
    """duel.unique.capitol."""

    name = "capitol"

    def built(self, table: Table[State], me: str, cell: str) -> None:
        """Gain the seats."""
        gain_seats(table, me, SEATS, "duel.unique.capitol")
