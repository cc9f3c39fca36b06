"""1, the Assassin: names a character that stays silent and loses its turn."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import Why, name_options, refused_names
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table


class Assassin(Character):
    """classic.assassin; what becomes of the victim is in flow/call.py and flow/rounds.py."""

    name = "assassin"
    rank = 1
    rule = "classic.assassin"
    token = "murdered"
    verbs: Verbs = {"murder": ("character",)}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Any other character of the game, face-up ones too."""
        return name_options(self, state, turn, "murder")

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Not himself, and one victim a turn."""
        return refused_names(self, state, turn, "murder", self.barred(state))

    def barred(self, state: State) -> Why:
        """Himself."""
        return {self.name: because(self.rule, "names-self", character=self.name)}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Put the marker on the victim."""
        victim = str(action[1])
        turn.used += (self.name,)
        table.state.tokens[self.token] = (victim, turn.seat)
        if table.aloud:
            table.say("murdered", self.rule, seat=turn.seat, character=victim)


class Assassin2016(Assassin):
    """2016.assassin."""

    rule = "2016.assassin"
