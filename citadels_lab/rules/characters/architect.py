"""7, the Architect: two extra cards, and up to three builds."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.deck import can_draw, gain_cards, no_cards
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

EXTRA: Action = ("extra-cards",)
CARDS = 2


class Architect(Character):
    """classic.architect.cards, classic.architect.three: the cards may be drawn at any moment of the turn."""

    name = "architect"
    rank = 7
    rule = "classic.architect.cards"
    builds = 3
    builds_rule = "classic.architect.three"
    verbs: Verbs = {"extra-cards": ()}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Draw the extra cards."""
        return () if self._why_not(state, turn) else (EXTRA,)

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Once a turn, and if there are cards."""
        why = self._why_not(state, turn)
        return [(EXTRA, why)] if why else ()

    def _why_not(self, state: State, turn: Turn) -> Reason | None:
        if self.name in turn.used:
            return spent(self, turn)
        return None if can_draw(state) else no_cards(state)

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """How many cards."""
        return {"n": CARDS}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Draw them."""
        turn.used += (self.name,)
        gain_cards(table, turn.seat, CARDS, self.rule)


class DarkArchitect(Architect):
    """dark-city.merchant-architect.after-action: the cards may be drawn once income was taken."""

    after_rule = "dark-city.merchant-architect.after-action"

    def _why_not(self, state: State, turn: Turn) -> Reason | None:
        return super()._why_not(state, turn) if turn.gathered else because(self.after_rule, "after-income")


class Architect2016(Architect):
    """2016.architect."""

    rule = builds_rule = "2016.architect"
