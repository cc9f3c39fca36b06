"""Smithy: once a turn, its owner pays coins to draw three cards."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.deck import can_draw, gain_cards, no_cards
from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import BANK, Table

SMITHY: Action = ("smithy",)
CARDS = 3


class Smithy(District):
    """classic.violet.smithy, as in the 68- and 66-card decks."""

    name = "smithy"
    rule = "classic.violet.smithy"
    price = 2
    verbs: Verbs = {"smithy": ()}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Once a turn, for the price."""
        used = self.name in turn.used or state.gold[turn.seat] < self.price or not can_draw(state)
        return () if used else (SMITHY,)

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Used already, too dear, or nothing to draw."""
        gold = state.gold[turn.seat]
        if self.name in turn.used:
            yield SMITHY, because(self.rule, "district-used", district=self.name)
        elif not can_draw(state):
            yield SMITHY, no_cards(state)
        elif gold < self.price:
            short = self.price - gold
            yield SMITHY, because(self.rule, "use-too-dear", district=self.name, cost=self.price, gold=gold, n=short)

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """Its price and its cards."""
        return {"cost": self.price, "n": CARDS}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Pay and draw."""
        turn.used += (self.name,)
        table.pay(turn.seat, BANK, self.price, self.rule)
        gain_cards(table, turn.seat, CARDS, self.rule)


class OldSmithy(Smithy):
    """classic.violet.smithy, as in the 65-card deck."""

    price = 3


class Smithy2016(Smithy):
    """2016.unique.smithy."""

    rule = "2016.unique.smithy"
