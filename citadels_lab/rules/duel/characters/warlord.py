"""8, the Warlord: pays to take a district of the opponent, cheaper for each Military district, or moves the Guard."""

from citadels_lab.rules.duel.colors import count_color
from citadels_lab.rules.duel.guard import move_guard, stays
from citadels_lab.rules.duel.moments import Character
from citadels_lab.rules.duel.seize import refused_targets, take, targets
from citadels_lab.rules.duel.state import COUNCIL, State
from citadels_lab.rules.kernel.action import PASS, Action
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import BANK, Table


class Warlord(Character):
    """duel.warlord.take, duel.ability.and-or."""

    name = "warlord"
    rank = 8

    def play(self, table: Table[State], me: str) -> None:
        """One of the two abilities, or none."""
        state = table.state
        off = count_color(table, me, "military")
        gold = state.gold[me]

        def price(tile: str) -> int:
            return max(0, state.value(tile) - off)

        def too_dear(tile: str) -> Reason | None:
            short = price(tile) - gold
            if short <= 0:
                return None
            return because("duel.warlord.take", "seizing-too-dear", tile=tile, cost=price(tile), gold=gold, n=short)

        def refused() -> list[tuple[Action, Reason]]:
            why = [(("guard", state.guard), stays(state))] if state.guard != COUNCIL else []
            return [*refused_targets(state, me, "duel.warlord.take", too_dear), *why]

        guards: list[Action] = [("guard", tile) for tile in state.owner if tile != state.guard]
        answer = table.ask(
            me,
            "warlord",
            [*targets(state, me, lambda tile: price(tile) <= gold), *guards, PASS],
            refused=refused,
            about=lambda action: {"n": price(str(action[1]))} if action[0] == "take" else {},
        )
        if answer[0] == "take":
            table.pay(me, BANK, price(str(answer[1])), "duel.warlord.take")
            take(table, me, str(answer[1]), "duel.warlord.take")
        elif answer[0] == "guard":
            move_guard(table, me, str(answer[1]), "duel.guard.move")
