"""Museum: once in each own turn, put a hand card under it; each scores a point at the end."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.deck import put_away, take_out
from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table


class Museum(District):
    """dark-city.violet.museum: the cards stay with it when it is exchanged, and are discarded when it is destroyed."""

    name = "museum"
    rule = "dark-city.violet.museum"
    verbs: Verbs = {"museum": ("district",)}
    holds_cards = True

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Any card in hand, once a turn."""
        hand = state.players[turn.seat].hand
        return () if self.name in turn.used else [("museum", card) for card in dict.fromkeys(hand)]

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Once a turn."""
        hand = state.players[turn.seat].hand
        for card in dict.fromkeys(hand) if self.name in turn.used else ():
            yield ("museum", card), because(self.rule, "district-used", district=self.name)

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Put the card under it."""
        state, me, card = table.state, turn.seat, str(action[1])
        turn.used += (self.name,)
        state.players[me].hand = take_out(state.players[me].hand, card)
        state.under[self.name] = (*state.under.get(self.name, ()), card)
        table.say("exhibited", self.rule, seen_by=(me,), secret=("district",), seat=me, district=card)

    def lost(self, table: Table[State], owner: str, other: str | None) -> None:
        """Destroyed, its cards are discarded."""
        if other is None:
            put_away(table.state, table.state.under.pop(self.name, ()))

    def points(self, state: State, owner: str, colors: Sequence[str]) -> int:
        """The cards under it."""
        return len(state.under.get(self.name, ()))


class Museum2016(Museum):
    """2016.unique.museum, 2016.turn.discards."""

    rule = "2016.unique.museum"
