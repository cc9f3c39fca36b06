"""Poor House: with no coin at the end of the turn, its owner gains one."""

from citadels_lab.rules.flow.gold import gain
from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.table import Table


class PoorHouse(District):
    """dark-city.violet.poor-house: coins on districts are not counted."""

    name = "poor-house"
    rule = "dark-city.violet.poor-house"

    def turn_ends(self, table: Table[State], turn: Turn) -> None:
        """Gain a coin."""
        if not table.state.gold[turn.seat]:
            gain(table, turn.seat, 1, self.rule)


class PoorHouse2016(PoorHouse):
    """2016.unique.poor-house, 2016.turn-end.order."""

    rule = "2016.unique.poor-house"
