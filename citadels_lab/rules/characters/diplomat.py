"""8, the Diplomat: exchanges a district with another player; a coin for each military district."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.exchange import about_take, everything, exchange, refused_takes, take_options
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.state import INCOME, State, Turn
from citadels_lab.rules.kernel.action import PASS, Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table


class Diplomat(Character):
    """dark-city.diplomat.swap, dark-city.diplomat.barred, dark-city.income.diplomat, dark-city.rank8.end-of-turn."""

    name = "diplomat"
    rank = 8
    rule = "dark-city.diplomat.swap"
    barred_rule = "dark-city.diplomat.barred"
    end_rule = "dark-city.rank8.end-of-turn"
    color = "military"
    color_rule = "dark-city.income.diplomat"
    verbs: Verbs = {"exchange": ("owner", "district", "mode"), "in-return": ("district", "mode")}

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Nothing before the end of the turn."""
        yield from refused_takes(state, turn.seat, self.rule, self.barred_rule)
        yield from ((action, because(self.end_rule, "at-end-of-turn")) for action in take_options(state, turn.seat))

    def turn_ends(self, table: Table[State], turn: Turn) -> None:
        """In the own turn: ask."""
        if turn.character == self.name and turn.kind != INCOME:
            self._ask(table, turn.seat)

    def _ask(self, table: Table[State], me: str) -> None:
        """Ask whether to exchange a district, if one can be exchanged."""
        state = table.state
        legal = take_options(state, me)
        if not legal:
            return
        answer = table.ask(
            me,
            "exchange-now",
            [*legal, PASS],
            refused=lambda: refused_takes(state, me, self.rule, self.barred_rule),
            about=lambda action: about_take(state, me, action),
        )
        if answer != PASS:
            exchange(table, me, answer, self.rule, self.barred_rule)


class Diplomat2016(Character):
    """2016.diplomat, 2016.great-wall.formula, 2016.rank8.embellished: at any moment of the turn."""

    name = "diplomat"
    rank = 8
    rule = color_rule = "2016.diplomat"
    color = "military"
    verbs: Verbs = Diplomat.verbs

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Any district of another city for which something can be given."""
        return () if self.name in turn.used else take_options(state, turn.seat)

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Protected, too dear, a duplicate for either city; or one was exchanged already."""
        why = spent(self, turn)
        if not why:
            return refused_takes(state, turn.seat, self.rule, own_rule=self.rule)
        return [(action, why) for action in everything(state, turn.seat)]

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """The price, as it is with the dearest that can be given."""
        return about_take(state, turn.seat, action)

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Exchange it."""
        turn.used += (self.name,)
        exchange(table, turn.seat, action, self.rule, own_rule=self.rule)
