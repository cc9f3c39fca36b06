"""6, the Merchant: an extra coin, and a coin for each trade district."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.gold import gain
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

EXTRA: Action = ("extra-coin",)


class Merchant(Character):
    """classic.merchant.extra, classic.income.trade: the extra coin comes at the start of the turn."""

    name = "merchant"
    rank = 6
    rule = "classic.merchant.extra"
    color = "trade"
    color_rule = "classic.income.trade"

    def begins(self, table: Table[State], turn: Turn) -> None:
        """Gain the extra coin."""
        gain(table, turn.seat, 1, self.rule)


class DarkMerchant(Merchant):
    """dark-city.merchant-architect.after-action: the extra coin may be taken once income was taken."""

    after_rule = "dark-city.merchant-architect.after-action"
    verbs: Verbs = {"extra-coin": ()}

    def begins(self, table: Table[State], turn: Turn) -> None:
        """Nothing at the start."""

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """After the income, once."""
        return (EXTRA,) if turn.gathered and self.name not in turn.used else ()

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Not before the income, and once a turn."""
        why = spent(self, turn) or (None if turn.gathered else because(self.after_rule, "after-income"))
        return [(EXTRA, why)] if why else ()

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Gain the extra coin."""
        turn.used += (self.name,)
        gain(table, turn.seat, 1, self.rule)


class Merchant2016(Character):
    """2016.merchant: the extra coin comes at any moment of the turn."""

    name = "merchant"
    rank = 6
    rule = color_rule = "2016.merchant"
    color = "trade"
    verbs: Verbs = {"extra-coin": ()}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Once a turn."""
        return () if self.name in turn.used else (EXTRA,)

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Once a turn."""
        why = spent(self, turn)
        return [(EXTRA, why)] if why else ()

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Gain the extra coin."""
        turn.used += (self.name,)
        gain(table, turn.seat, 1, self.rule)
