"""2, the Spy: names a player and a type, looks at that hand, and gains a card and a coin for each card of the type."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.deck import gain_cards
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table


class Spy(Character):
    """2016.spy: the coins as far as that player has them, the cards from the deck."""

    name = "spy"
    rank = 2
    rule = "2016.spy"
    verbs: Verbs = {"spy-on": ("seat", "color")}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Any other player with cards in hand, and any type."""
        if self.name in turn.used:
            return ()
        return [action for action, other in _all(state, turn) if state.players[other].hand]

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Once a turn; in an empty hand there is nothing to see."""
        why = spent(self, turn)
        for action, other in _all(state, turn):
            if why or not state.players[other].hand:
                yield action, why or because(self.rule, "empty-hand", other=other)

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """How many cards that hand has."""
        return {"n": len(state.players[str(action[1])].hand)}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Look, then take a coin and draw a card for each card of the type."""
        state, me, other, color = table.state, turn.seat, str(action[1]), str(action[2])
        turn.used += (self.name,)
        hand = tuple(sorted(state.players[other].hand))
        n = [state.roster.color[card] for card in hand].count(color)
        table.say(
            "spied", self.rule, seen_by=(me, other), secret=("districts",),
            seat=me, other=other, color=color, n=n, districts=hand,
        )  # fmt: skip
        table.pay_up_to(other, me, n, self.rule)
        if n:
            gain_cards(table, me, n, self.rule)


def _all(state: State, turn: Turn) -> list[tuple[Action, str]]:
    colors = dict.fromkeys(state.roster.color.values())
    return [(("spy-on", seat, color), seat) for seat in state.seats if seat != turn.seat for color in colors]
