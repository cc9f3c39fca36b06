"""1, the Witch: names a character after her income, waits, and goes on with that character's power."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import Why, name_options, refused_names
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.flow.turn import stop_turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table


class Witch(Character):
    """dark-city.witch.bewitch; what follows is in flow/call.py, flow/turn.py (resume) and the cards she plays."""

    name = "witch"
    rank = 1
    rule = "dark-city.witch.bewitch"
    token = "bewitched"
    verbs: Verbs = {"bewitch": ("character",)}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Any other character, after her income and before she builds."""
        return () if not turn.gathered or turn.built else name_options(self, state, turn, "bewitch")

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Not herself, not before her income, not when she has built."""
        whys: dict[str, Reason] = {}
        if not turn.gathered:
            whys = dict.fromkeys(state.roster.order, because(self.rule, "after-income"))
        elif turn.built:
            whys = dict.fromkeys(state.roster.order, because(self.rule, "bewitch-before-building"))
        return refused_names(self, state, turn, "bewitch", {**whys, **self.barred(state)})

    def barred(self, state: State) -> Why:
        """Herself."""
        return {self.name: because(self.rule, "names-self", character=self.name)}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Put the marker on the character; her turn stops at once, without an end (dark-city.witch.no-end)."""
        victim = str(action[1])
        table.state.tokens[self.token] = (victim, turn.seat)
        table.say("bewitched", self.rule, seat=turn.seat, character=victim)
        stop_turn(table.state)


class Witch2016(Witch):
    """2016.witch.bewitch, 2016.witch.must-name, 2016.witch.no-end."""

    rule = "2016.witch.bewitch"
    must_rule = "2016.witch.must-name"

    def holds_back(self, state: State, turn: Turn) -> Reason | None:
        """She takes income, names a character, and does nothing else before she goes on."""
        return because(self.must_rule, "witch-names-first") if turn.character == self.name else None

    def leaves(self, state: State, holder: str, seat: str) -> None:
        """Her marker lies somewhere."""
        if self.token not in state.tokens:
            raise LabError(
                "facts-must-name", where="position", given=self.token, character=self.name, rule=self.must_rule
            )
