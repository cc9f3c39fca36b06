"""7, the Diplomat: gives seats to take a district of the opponent, or gains two seats."""

from citadels_lab.rules.duel.council import gain_seats, lose_seats
from citadels_lab.rules.duel.moments import Character
from citadels_lab.rules.duel.seize import refused_targets, take, targets
from citadels_lab.rules.duel.state import State
from citadels_lab.rules.kernel.action import PASS
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

SEATS = 2


class Diplomat(Character):
    """duel.diplomat.take, duel.ability.and-or."""

    name = "diplomat"
    rank = 7

    def play(self, table: Table[State], me: str) -> None:
        """One of the two abilities, or none."""
        state = table.state
        seats = state.players[me].seats

        def too_dear(tile: str) -> Reason | None:
            short = state.value(tile) - seats
            if short <= 0:
                return None
            return because(
                "duel.diplomat.take", "too-few-seats", tile=tile, value=state.value(tile), seats=seats, n=short
            )

        answer = table.ask(
            me,
            "diplomat",
            [*targets(state, me, lambda tile: state.value(tile) <= seats), ("seats",), PASS],
            refused=lambda: refused_targets(state, me, "duel.diplomat.take", too_dear),
            about=lambda action: {"n": state.value(str(action[1])) if action[0] == "take" else SEATS},
        )
        if answer[0] == "take":
            lose_seats(table, me, state.value(str(answer[1])), "duel.diplomat.take")
            take(table, me, str(answer[1]), "duel.diplomat.take")
        elif answer == ("seats",):
            gain_seats(table, me, SEATS, "duel.diplomat.take")
