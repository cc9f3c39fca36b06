"""2, the Thief: names a character and takes all its holder's coins when it is called."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import Why, name_options, refused_names
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table


class Thief(Character):
    """classic.thief, dark-city.witch.thief."""

    name = "thief"
    rank = 2
    rule = "classic.thief"
    witch_rule = "dark-city.witch.thief"
    token = "robbed"
    verbs: Verbs = {"rob": ("character",)}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Any character but those below."""
        return name_options(self, state, turn, "rob")

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Not himself, nor rank 1, nor the murdered or bewitched character."""
        return refused_names(self, state, turn, "rob", self.barred(state))

    def barred(self, state: State) -> Why:
        """Rank 1, the murdered or bewitched character, and himself."""
        barred = {}
        for name, card in state.roster.characters.items():
            if card.rank == 1:
                rule = self.witch_rule if name == "witch" else self.rule
                barred[name] = because(rule, "rob-rank-one", character=name)
        for token, rule in (("murdered", self.rule), ("bewitched", self.witch_rule)):
            if token in state.tokens:
                barred[state.token(token)] = because(rule, f"rob-{token}", character=state.token(token))
        barred[self.name] = because(self.rule, "names-self", character=self.name)
        return barred

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Put the marker on the character to rob."""
        turn.used += (self.name,)
        table.state.tokens[self.token] = (str(action[1]), turn.seat)
        if table.aloud:
            table.say("will-rob", self.rule, seat=turn.seat, character=str(action[1]))

    def turn_opens(self, table: Table[State], turn: Turn) -> None:
        """The robbed character was called: take what its holder has, before anything else."""
        state = table.state
        victim, thief = state.tokens.get("robbed", ("", ""))
        if victim == turn.character and thief != turn.holder:
            n = state.gold[turn.holder]
            table.say("robbed", self.rule, seat=thief, other=turn.holder, character=victim, n=n)
            table.pay(turn.holder, thief, n, self.rule)


class Thief2016(Thief):
    """2016.thief, 2016.draft.own-target: of oneself nothing is taken."""

    rule = witch_rule = "2016.thief"
