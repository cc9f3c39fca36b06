"""9, the Queen: gains a council seat for each colour among the districts one controls."""

from citadels_lab.rules.duel.ability import uses
from citadels_lab.rules.duel.colors import count_all_colors
from citadels_lab.rules.duel.council import gain_seats
from citadels_lab.rules.duel.moments import Character
from citadels_lab.rules.duel.state import State
from citadels_lab.rules.kernel.table import Table


class Queen(Character):
    """duel.queen.seats."""

    name = "queen"
    rank = 9

    def play(self, table: Table[State], me: str) -> None:
        """Count the colours and gain as many seats."""
        state = table.state
        colors = {state.box.color[tile] for tile in state.controlled(me)}
        if uses(table, me, "queen", ("seats",), len(colors)):
            gain_seats(table, me, count_all_colors(table, me), "duel.queen.seats")
