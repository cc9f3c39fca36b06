"""Imperial Treasury: when built, two coins from the supply are placed on it."""

from citadels_lab.rules.duel.moments import Tile
from citadels_lab.rules.duel.state import State
from citadels_lab.rules.kernel.table import Table

COINS = 2


class ImperialTreasury(Tile):
    """duel.unique.imperial-treasury."""

    name = "imperial-treasury"

    def built(self, table: Table[State], me: str, cell: str) -> None:
        """Place the coins, besides the build bonus."""
        table.gain(self.name, COINS, "duel.unique.imperial-treasury")
