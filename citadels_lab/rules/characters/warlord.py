"""8, the Warlord: destroys a district for one coin less than its cost, and takes a coin for each military district."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.attack import about_ruin, everything, refused_ruins, ruin, ruin_options
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.state import INCOME, State, Turn
from citadels_lab.rules.kernel.action import PASS, Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table


class Warlord(Character):
    """classic.warlord.destroy, classic.income.military: at any moment of the turn.

    A complete city is out of his reach, even if its eighth district was built this round (classic.warlord.eighth).
    """

    name = "warlord"
    rank = 8
    rule = "classic.warlord.destroy"
    color = "military"
    color_rule = "classic.income.military"
    verbs: Verbs = {"destroy": ("owner", "district", "mode")}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Any district that can be paid for and that nothing protects, the own ones too."""
        return () if self.name in turn.used else ruin_options(state, turn.seat)

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Protected or too dear, or one was destroyed already."""
        why = spent(self, turn)
        if why:
            return [(action, why) for action in everything(state)]
        return refused_ruins(state, turn.seat, self.rule)

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """The price."""
        return about_ruin(state, action)

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Destroy it."""
        turn.used += (self.name,)
        ruin(table, turn.seat, action, self.rule)


class DarkWarlord(Warlord):
    """dark-city.rank8.end-of-turn: at the end of the turn, after building."""

    end_rule = "dark-city.rank8.end-of-turn"

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Nothing before the end of the turn."""
        return ()

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Not before the end of the turn."""
        yield from refused_ruins(state, turn.seat, self.rule)
        yield from ((action, because(self.end_rule, "at-end-of-turn")) for action in ruin_options(state, turn.seat))

    def turn_ends(self, table: Table[State], turn: Turn) -> None:
        """In the own turn: ask."""
        if turn.character == self.name and turn.kind != INCOME:
            self._ask(table, turn)

    def _ask(self, table: Table[State], turn: Turn) -> None:
        """Ask whether to destroy a district, if one can be destroyed."""
        state = table.state
        legal = ruin_options(state, turn.seat)
        if not legal:
            return
        answer = table.ask(
            turn.seat,
            "destroy-now",
            [*legal, PASS],
            refused=lambda: refused_ruins(state, turn.seat, self.rule),
            about=lambda action: about_ruin(state, action) if action != PASS else {},
        )
        if answer != PASS:
            self.act(table, turn, answer)


class Warlord2016(Warlord):
    """2016.warlord, 2016.great-wall.formula, 2016.rank8.embellished."""

    rule = color_rule = "2016.warlord"
