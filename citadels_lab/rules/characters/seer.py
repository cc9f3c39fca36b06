"""3, the Seer: takes a card at random from each other hand, then gives each of those players a card; two builds."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.deck import give_card, take_random
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

FORESEE: Action = ("foresee",)


class Seer(Character):
    """2016.seer.take, 2016.seer.build."""

    name = "seer"
    rank = 3
    rule = "2016.seer.take"
    builds = 2
    builds_rule = "2016.seer.build"
    verbs: Verbs = {"foresee": (), "give-back": ("district",)}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Once a turn, if anybody else has a card."""
        return () if self._why_not(state, turn) else (FORESEE,)

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Once a turn; in empty hands there is nothing to take."""
        why = self._why_not(state, turn)
        return [(FORESEE, why)] if why else ()

    def _why_not(self, state: State, turn: Turn) -> Reason | None:
        return spent(self, turn) or (None if _others(state, turn) else because(self.rule, "empty-hands"))

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """How many cards she takes."""
        return {"n": len(_others(state, turn))}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Take from all of them, then give to all of them."""
        state, me = table.state, turn.seat
        turn.used += (self.name,)
        others = _others(state, turn)
        for other in others:
            take_random(table, me, other, self.rule)
        for other in others:
            gifts: list[Action] = [("give-back", card) for card in dict.fromkeys(state.players[me].hand)]
            answer = table.ask(me, "seer-gives", gifts, other=other)
            give_card(table, me, other, str(answer[1]), self.rule)


def _others(state: State, turn: Turn) -> list[str]:
    at = state.seats.index(turn.seat)
    return [seat for seat in (*state.seats[at + 1 :], *state.seats[:at]) if state.players[seat].hand]
