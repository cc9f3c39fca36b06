"""6, the Alchemist: at the end of the turn the coins paid for building come back."""

from citadels_lab.rules.flow.gold import gain
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.table import Table


class Alchemist(Character):
    """dark-city.alchemist.refund: other payments do not come back, and each build must be paid for first."""

    name = "alchemist"
    rank = 6
    rule = "dark-city.alchemist.refund"

    def turn_ends(self, table: Table[State], turn: Turn) -> None:
        """Get back what was spent to build in this turn."""
        if turn.character == self.name:
            gain(table, turn.seat, turn.spent, self.rule)


class Alchemist2016(Alchemist):
    """2016.alchemist, 2016.turn-end.order: what the Magistrate paid back does not come back twice."""

    rule = "2016.alchemist"
