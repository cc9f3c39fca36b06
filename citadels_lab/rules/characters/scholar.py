"""7, the Scholar: draws seven cards and keeps one; two builds."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.deck import can_draw, draw, no_cards, take_out, tell_drawn
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason
from citadels_lab.rules.kernel.table import Table

STUDY: Action = ("study",)
CARDS = 7


class Scholar(Character):
    """2016.scholar: this is no gathering, so neither Library nor Observatory matters; the deck is shuffled."""

    name = "scholar"
    rank = 7
    rule = builds_rule = "2016.scholar"
    builds = 2
    verbs: Verbs = {"study": ()}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Once a turn."""
        return () if self._why_not(state, turn) else (STUDY,)

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Once a turn, and if there are cards."""
        why = self._why_not(state, turn)
        return [(STUDY, why)] if why else ()

    def _why_not(self, state: State, turn: Turn) -> Reason | None:
        empty = None if can_draw(state) else no_cards(state)
        return spent(self, turn) or empty

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """How many cards there are to choose from."""
        return {"n": min(CARDS, len(state.deck) + len(state.discard))}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Draw, keep one, shuffle the others into the deck."""
        state, me = table.state, turn.seat
        player = state.players[me]
        turn.used += (self.name,)
        player.drawn = drawn = draw(table, CARDS)
        tell_drawn(table, me, drawn, self.rule)
        ways: list[Action] = [("keep-card", name) for name in dict.fromkeys(sorted(drawn))]
        card = str(table.ask(me, "keep-card", ways, n=1)[1])
        player.drawn = ()
        player.hand += (card,)
        state.deck = tuple(table.shuffle((*state.deck, *take_out(drawn, card))))
        table.say(
            "studied", self.rule, seen_by=(me,), secret=("districts",), seat=me, n=len(drawn) - 1, districts=(card,)
        )  # fmt: skip
