"""4, the King: takes the crown when he is called, and a coin for each noble district."""

from citadels_lab.rules.flow.crown import CrownTaker, give_crown
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel.table import Table


class King(Character):
    """classic.king.crown, classic.king.calls, classic.king.murdered, classic.income.noble, dark-city.witch.king.

    Nothing else in the classic game moves the crown: where nobody holds him, it stays (classic.king.no-king).
    """

    name = "king"
    rank = 4
    rule = "classic.king.crown"
    heir_rule = "classic.king.murdered"
    witch_rule = "dark-city.witch.king"
    color = "noble"
    color_rule = "classic.income.noble"
    never_face_up = True

    def shown(self, table: Table[State], holder: str) -> None:
        """The holder takes the crown at once, bewitched or not."""
        give_crown(table, holder, self.witch_rule if table.state.token("bewitched") == self.name else self.rule)

    def leaves(self, state: State, holder: str, seat: str) -> None:
        """The crown is the holder's."""
        state.crown = holder

    def shown_murdered(self, table: Table[State], holder: str) -> None:
        """The murdered King's holder takes the crown as his heir, when the round is over."""
        give_crown(table, holder, self.heir_rule)


class King2016(CrownTaker):
    """2016.king, 2016.crown.compulsory: he takes the crown at any moment of his turn, but he must."""

    name = "king"
    rule = color_rule = "2016.king"
