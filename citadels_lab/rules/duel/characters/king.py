"""3, the King: gains council seats, then may move the Guard and put a coin where it goes."""

from citadels_lab.rules.duel.ability import uses
from citadels_lab.rules.duel.colors import count_color
from citadels_lab.rules.duel.council import gain_seats
from citadels_lab.rules.duel.guard import move_guard, stays
from citadels_lab.rules.duel.moments import Character
from citadels_lab.rules.duel.state import COUNCIL, State
from citadels_lab.rules.kernel.action import PASS
from citadels_lab.rules.kernel.reason import because
from citadels_lab.rules.kernel.table import BANK, Table


class King(Character):
    """duel.king.seats, duel.king.guard."""

    name = "king"
    rank = 3

    def play(self, table: Table[State], me: str) -> None:
        """Seats first, then the Guard; either may be left."""
        state = table.state
        nobles = sum(state.box.color[tile] == "noble" for tile in state.controlled(me))
        if uses(table, me, "king-seats", ("seats",), 1 + nobles):
            gain_seats(table, me, 1 + count_color(table, me, "noble"), "duel.king.seats")
        self._move(table, me)

    def _move(self, table: Table[State], me: str) -> None:
        state = table.state
        answer = table.ask(
            me,
            "king-guard",
            [*(("guard", tile) for tile in state.owner if tile != state.guard), PASS],
            refused=lambda: [(("guard", state.guard), stays(state))] if state.guard != COUNCIL else [],
        )
        if answer == PASS:
            return
        tile = str(answer[1])
        move_guard(table, me, tile, "duel.king.guard")
        empty = because("duel.gold.supply-limit", "supply-empty") if not state.gold[BANK] else None
        if uses(table, me, "king-coin", ("coin", tile), 1, empty):
            table.gain(tile, 1, "duel.king.guard")
