"""Armory: when built, the Guard may be moved onto it."""

from citadels_lab.rules.duel.guard import move_guard
from citadels_lab.rules.duel.moments import Tile
from citadels_lab.rules.duel.state import State
from citadels_lab.rules.kernel.action import PASS, Action
from citadels_lab.rules.kernel.table import Table


class Armory(Tile):
    """duel.unique.armory."""

    name = "armory"

    def built(self, table: Table[State], me: str, cell: str) -> None:
        """Offer to bring the Guard here."""
        here: Action = ("guard", self.name)
        if table.ask(me, "armory", [here, PASS]) == here:
            move_guard(table, me, self.name, "duel.unique.armory")
