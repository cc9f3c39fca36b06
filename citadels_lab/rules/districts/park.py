"""Park: with no card in hand at the end of the turn, its owner draws two."""

from citadels_lab.rules.flow.deck import gain_cards
from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.table import Table

CARDS = 2


class Park(District):
    """dark-city.violet.park."""

    name = "park"
    rule = "dark-city.violet.park"

    def turn_ends(self, table: Table[State], turn: Turn) -> None:
        """Draw two cards."""
        if not table.state.players[turn.seat].hand:
            gain_cards(table, turn.seat, CARDS, self.rule)


class Park2016(Park):
    """2016.unique.park, 2016.turn-end.order."""

    rule = "2016.unique.park"
