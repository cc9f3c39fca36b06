"""5, the Bishop: rank 8 cannot touch his city, and he takes a coin for each religious district."""

from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.state import RESUMED, State, Turn
from citadels_lab.rules.kernel.table import Table


class Bishop(Character):
    """classic.bishop.protected, classic.income.religious, dark-city.witch.bishop."""

    name = "bishop"
    rank = 5
    rule = "classic.bishop.protected"
    witch_rule = "dark-city.witch.bishop"
    color = "religious"
    color_rule = "classic.income.religious"

    def begins(self, table: Table[State], turn: Turn) -> None:
        """The city of whoever plays the Bishop is protected for the rest of the round."""
        table.state.shielded += (turn.seat,)
        if table.aloud:
            table.say("shielded", self.witch_rule if turn.kind == RESUMED else self.rule, seat=turn.seat)

    def leaves(self, state: State, holder: str, seat: str) -> None:
        """The city stays protected."""
        state.shielded += (seat,)


class Bishop2016(Bishop):
    """2016.bishop.gold, 2016.bishop.protection, 2016.witch.bishop, 2016.draft.protection-round."""

    rule = "2016.bishop.protection"
    witch_rule = "2016.witch.bishop"
    color_rule = "2016.bishop.gold"
