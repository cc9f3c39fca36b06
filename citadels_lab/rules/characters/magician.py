"""3, the Magician: swaps hands with a player, or exchanges cards with the deck."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.deck import gain_cards, take_out
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import PASS, Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table


class Magician(Character):
    """classic.magician.swap, classic.magician.redraw."""

    name = "magician"
    rank = 3
    rule = "classic.magician.swap"
    redraw_rule = "classic.magician.redraw"
    verbs: Verbs = {"swap": ("seat",), "redraw": ("district",)}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """One of the two, once; even a swap of empty hands."""
        return () if self.name in turn.used else _all(state.seats, turn.seat, state.players[turn.seat].hand)

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """One of the two, once."""
        hand = state.players[turn.seat].hand
        for action in _all(state.seats, turn.seat, hand) if self.name in turn.used else ():
            rule = self.rule if action[0] == "swap" else self.redraw_rule
            yield action, because(rule, "power-used", character=self.name)

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """How many cards the two hands have."""
        if action[0] == "redraw":
            return {}
        return {"n": len(state.players[turn.seat].hand), "theirs": len(state.players[str(action[1])].hand)}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Swap, or exchange card after card."""
        turn.used += (self.name,)
        if action[0] == "swap":
            self._swap(table, turn.seat, str(action[1]))
        else:
            self._redraw(table, turn.seat, action)

    def _swap(self, table: Table[State], me: str, other: str) -> None:
        mine, theirs = table.state.players[me], table.state.players[other]
        mine.hand, theirs.hand = theirs.hand, mine.hand
        table.say(
            "hands-swapped", self.rule, seen_by=(me, other), secret=("districts", "others"),
            seat=me, other=other, n=len(mine.hand), given=len(theirs.hand), districts=mine.hand, others=theirs.hand,
        )  # fmt: skip

    def _redraw(self, table: Table[State], me: str, action: Action) -> None:
        """Put cards under the deck one by one until the player stops, then draw as many."""
        state = table.state
        player = state.players[me]
        given: tuple[str, ...] = ()
        while action != PASS:
            given += (str(action[1]),)
            player.hand = take_out(player.hand, str(action[1]))
            state.deck += given[-1:]
            more: list[Action] = [("redraw", card) for card in dict.fromkeys(player.hand)]
            more.append(PASS)
            action = table.choose(me, "redraw-more", more, len(given)) if player.hand else PASS
        table.say(
            "redrew", self.redraw_rule, seen_by=(me,), secret=("districts",), seat=me, n=len(given), districts=given
        )
        gain_cards(table, me, len(given), self.redraw_rule)


def _all(seats: tuple[str, ...], me: str, hand: tuple[str, ...]) -> Sequence[Action]:
    """Return the hands to swap with, and the cards to put away."""
    both: list[Action] = []
    for seat in seats:
        if seat != me:
            both.append(("swap", seat))
    for card in dict.fromkeys(hand):
        both.append(("redraw", card))
    return both


class Magician2016(Magician):
    """2016.magician."""

    rule = redraw_rule = "2016.magician"
