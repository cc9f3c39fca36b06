"""4, the Emperor: gives the crown to another player, who gives him a coin or a card; a coin for each noble district."""

from collections.abc import Iterable, Sequence
from typing import Final

from citadels_lab.rules.flow.crown import give_crown
from citadels_lab.rules.flow.deck import take_out, take_random
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.state import RESUMED, State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

GOLD: Action = ("give-gold",)
COIN: Action = ("take-coin",)
ANY_CARD: Action = ("take-any-card",)
OWED: Final = because("2016.crown.compulsory", "crown-owed")


class Emperor(Character):
    """dark-city.emperor.crown, dark-city.emperor.murdered, dark-city.income.emperor, dark-city.witch.emperor."""

    name = "emperor"
    rank = 4
    rule = "dark-city.emperor.crown"
    murdered_rule = "dark-city.emperor.murdered"
    witch_rule = "dark-city.witch.emperor"
    color = "noble"
    color_rule = "dark-city.income.emperor"
    never_face_up = True
    verbs: Verbs = {"crown": ("seat",), "give-gold": (), "give-card": ("district",)}

    def begins(self, table: Table[State], turn: Turn) -> None:
        """Move the crown at once: never to himself, nor back to the player who has it."""
        state, me = table.state, turn.seat
        answer = table.ask(me, "emperor-crown", _receivers(state, me), refused=lambda: _refused_seats(self, state, me))
        seat = str(answer[1])
        give_crown(table, seat, self.witch_rule if turn.kind == RESUMED else self.rule)
        self._receive(table, seat, me)

    def leaves(self, state: State, holder: str, seat: str) -> None:
        """Anybody but who played him has the crown."""
        _hand_on(state, seat)

    def shown_murdered(self, table: Table[State], holder: str) -> None:
        """A murdered Emperor leaves the crown where it is."""
        table.say("crown-stays", self.murdered_rule, seat=table.state.crown)

    def _receive(self, table: Table[State], seat: str, me: str) -> None:
        """The player with the crown gives a coin or a card, of their own choice, or nothing if there is neither."""
        state = table.state
        player = state.players[seat]
        gifts: list[Action] = [("give-card", card) for card in dict.fromkeys(player.hand)]
        if state.gold[seat]:
            gifts.insert(0, GOLD)
        if not gifts:
            table.say("gives-nothing", self.rule, seat=seat, other=me)
            return
        answer = table.ask(seat, "emperor-gift", gifts, other=me)
        if answer == GOLD:
            table.pay(seat, me, 1, self.rule)
            return
        card = str(answer[1])
        player.hand = take_out(player.hand, card)
        state.players[me].hand += (card,)
        table.say("gave-card", self.rule, seen_by=(seat, me), secret=("district",), seat=seat, other=me, district=card)


class Emperor2016(Character):
    """2016.emperor.gold, 2016.emperor.crown, 2016.emperor.murdered, 2016.crown.compulsory."""

    name = "emperor"
    rank = 4
    rule = "2016.emperor.crown"
    murdered_rule = "2016.emperor.murdered"
    color = "noble"
    color_rule = "2016.emperor.gold"
    never_face_up = True
    verbs: Verbs = {"crown": ("seat",), "take-coin": (), "take-any-card": ()}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Give the crown to anyone but himself and who has it."""
        return () if self.name in turn.used else _receivers(state, turn.seat)

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Once a turn; not to himself, not to who has it."""
        why = spent(self, turn)
        if why:
            return [(action, why) for action in _receivers(state, turn.seat)]
        return _refused_seats(self, state, turn.seat)

    def owed(self, state: State, turn: Turn) -> Reason | None:
        """The turn does not end without it."""
        return None if self.name in turn.used else OWED

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Give the crown, and take a coin or a card for it."""
        turn.used += (self.name,)
        give_crown(table, str(action[1]), self.rule)
        self._take(table, turn.seat, str(action[1]))

    def _take(self, table: Table[State], me: str, other: str) -> None:
        """He chooses a coin or a card, which is drawn at random, among what there is."""
        state = table.state
        player = state.players[other]
        wants: list[Action] = [COIN] * bool(state.gold[other]) + [ANY_CARD] * bool(player.hand)
        if not wants:
            table.say("gives-nothing", self.rule, seat=other, other=me)
        elif table.ask(me, "emperor-takes", wants, other=other) == COIN:
            table.pay(other, me, 1, self.rule)
        else:
            take_random(table, me, other, self.rule)

    def leaves(self, state: State, holder: str, seat: str) -> None:
        """Anybody but who played him has the crown."""
        _hand_on(state, seat)

    def shown_murdered(self, table: Table[State], holder: str) -> None:
        """When the round is over his holder gives the crown on, and takes nothing for it."""
        state = table.state
        legal = _receivers(state, holder)
        answer = table.ask(holder, "emperor-heir", legal, refused=lambda: _refused_seats(self, state, holder))
        give_crown(table, str(answer[1]), self.murdered_rule)


def _receivers(state: State, me: str) -> list[Action]:
    return [("crown", seat) for seat in state.seats if seat not in (me, state.crown)]


def _hand_on(state: State, seat: str) -> None:
    """Let somebody else have the crown than this player, the next one to the left."""
    if state.crown == seat:
        state.crown = state.next_to(seat)[0]


def _refused_seats(card: Character, state: State, me: str) -> Iterable[tuple[Action, Reason]]:
    yield ("crown", me), because(card.rule, "crown-not-self")
    if state.crown != me:
        yield ("crown", state.crown), because(card.rule, "crown-not-back", other=state.crown)
