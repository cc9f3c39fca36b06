"""7, the Navigator: four coins or four cards after the income, but no building this round."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.deck import can_draw, gain_cards, no_cards
from citadels_lab.rules.flow.gold import gain
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

GOLD: Action = ("voyage", "gold")
CARDS: Action = ("voyage", "cards")
GAIN = 4


class Navigator(Character):
    """dark-city.navigator, dark-city.navigator.forward, dark-city.merchant-architect.after-action."""

    name = "navigator"
    rank = 7
    rule = "dark-city.navigator"
    after_rule = "dark-city.merchant-architect.after-action"
    forward_rule = "dark-city.navigator.forward"
    verbs: Verbs = {"voyage": ("what",)}

    def begins(self, table: Table[State], turn: Turn) -> None:
        """From now to the end of the round this player builds nothing."""
        table.state.barred += (turn.seat,)
        table.say("builds-no-more", self.forward_rule, seat=turn.seat)

    def leaves(self, state: State, holder: str, seat: str) -> None:
        """The ban lasts as long as the round."""
        state.barred += (seat,)

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Coins or cards, after the income."""
        return [action for action in (GOLD, CARDS) if not self._why_not(state, turn, action)]

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Not before the income, once a turn, and cards only if there are any."""
        for action in (GOLD, CARDS):
            why = self._why_not(state, turn, action)
            if why:
                yield action, why

    def _why_not(self, state: State, turn: Turn, action: Action) -> Reason | None:
        if self.name in turn.used:
            return spent(self, turn)
        if self.after_rule and not turn.gathered:
            return because(self.after_rule, "after-income")
        return no_cards(state) if action == CARDS and not can_draw(state) else None

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """How many."""
        return {"n": GAIN}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Take them."""
        turn.used += (self.name,)
        if action == GOLD:
            gain(table, turn.seat, GAIN, self.rule)
        else:
            gain_cards(table, turn.seat, GAIN, self.rule)


class Navigator2016(Navigator):
    """2016.navigator: coins or cards at any moment; nothing is built in this turn."""

    rule = builds_rule = "2016.navigator"
    after_rule = ""
    builds = 0

    def begins(self, table: Table[State], turn: Turn) -> None:
        """Another character of the same player may build in its own turn."""

    def leaves(self, state: State, holder: str, seat: str) -> None:
        """Nothing, for the same reason."""
