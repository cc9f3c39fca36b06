"""Public House: when built, every player with fewer than three coins gains two."""

from citadels_lab.rules.duel.moments import Tile
from citadels_lab.rules.duel.state import OTHER, State
from citadels_lab.rules.kernel.table import Table

POOR = 3
GIFT = 2


class PublicHouse(Tile):
    """duel.unique.public-house."""

    name = "public-house"

    def built(self, table: Table[State], me: str, cell: str) -> None:
        """Look at both supplies first, then pay: the builder first if coins run short."""
        poor = [seat for seat in (me, OTHER[me]) if table.state.gold[seat] < POOR]
        for seat in poor:
            table.gain(seat, GIFT, "duel.unique.public-house")
