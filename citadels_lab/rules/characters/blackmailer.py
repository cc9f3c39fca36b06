"""2, the Blackmailer: lays two threats, one with the flower; who is threatened pays half, or risks all the coins."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from citadels_lab.rules.flow import markers
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import Why, name_options, refused_names
from citadels_lab.rules.flow.state import Marker, State, Turn
from citadels_lab.rules.flow.written_past import played_by
from citadels_lab.rules.kernel.action import PASS, Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

BRIBE: Action = ("bribe",)
REVEAL: Action = ("reveal",)
BLANKS = 1


class Blackmailer(Character):
    """2016.blackmailer.threats, 2016.blackmailer.eligible, 2016.blackmailer.bribe, 2016.blackmailer.first.

    A threat comes right after the income, so a threatened player does nothing before it. The same questions are asked
    for either threat.
    """

    name = "blackmailer"
    rank = 2
    rule = "2016.blackmailer.threats"
    barred_rule = "2016.blackmailer.eligible"
    bribe_rule = "2016.blackmailer.bribe"
    first_rule = "2016.blackmailer.first"
    marker = "threat"
    shows_blanks = True
    verbs: Verbs = {"threaten": ("character",), "blank": ("characters*",), "bribe": (), "reveal": ()}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """The character of the threat with the flower."""
        return name_options(self, state, turn, "threaten")

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Not rank 1, nor the murdered or bewitched character, nor the Blackmailer; once a turn."""
        return refused_names(self, state, turn, "threaten", self.barred(state))

    def barred(self, state: State) -> Why:
        """Rank 1, the murdered or bewitched character, and himself."""
        whys = {
            name: because(self.barred_rule, "threaten-rank-one", character=name)
            for name, card in state.roster.characters.items()
            if card.rank == 1
        }
        for token in ("murdered", "bewitched"):
            if token in state.tokens:
                whys[state.token(token)] = because(self.barred_rule, f"threaten-{token}", character=state.token(token))
        return whys | {self.name: because(self.barred_rule, "names-self", character=self.name)}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Lay both threats."""
        state, target = table.state, str(action[1])
        turn.used += (self.name,)
        barred = (*self.barred(state), target)
        markers.lay(table, turn, self, target, [name for name in state.roster.order if name not in barred], BLANKS)

    def holds_others_back(self, state: State, turn: Turn) -> Reason | None:
        """A threatened player takes income first, for the threat is settled right after it."""
        if turn.gathered or not state.markers or not self._threat(state, turn):
            return None
        return because(self.first_rule, "threat-first", character=turn.character)

    def gathered(self, table: Table[State], turn: Turn) -> None:
        """A threatened player pays half, or the Blackmailer may turn the threat over."""
        state = table.state
        threat = self._threat(state, turn) if state.markers else None
        if threat is None:
            return
        me, boss, n = turn.seat, threat.seat, state.gold[turn.seat] // 2
        if table.ask(me, "bribe", [BRIBE, PASS], about=lambda _: {"n": n}, other=boss) == BRIBE:
            markers.take_off(state, threat)
            table.say("bribed", self.bribe_rule, seat=me, other=boss, n=n)
            table.pay(me, boss, n, self.bribe_rule)
            return
        table.say("refused-bribe", self.bribe_rule, seat=me, other=boss)
        if table.ask(boss, "reveal-threat", [REVEAL, PASS], other=me, character=turn.character) == REVEAL:
            self._reveal(table, me, threat)
            return
        table.say("threat-left", self.bribe_rule, seat=boss, other=me, character=threat.character)

    def _threat(self, state: State, turn: Turn) -> Marker | None:
        """Return the threat on the turn's character, unless its player laid it: nobody threatens himself."""
        threat = state.marker(self.marker, turn.character)
        return threat if threat and threat.seat != turn.seat else None

    def _reveal(self, table: Table[State], me: str, threat: Marker) -> None:
        markers.turn_over(table.state, threat)
        what = "threat-with-flower" if threat.real else "threat-blank"
        table.say(what, self.bribe_rule, seat=threat.seat, other=me, character=threat.character)
        if threat.real:
            table.pay(me, threat.seat, table.state.gold[me], self.bribe_rule)

    def facts(self, state: State, eyes: Collection[str]) -> dict[str, Any]:
        """The threats."""
        return {"threats": markers.told(state, eyes, self.marker)}

    def read(self, state: State, facts: Mapping[str, Any]) -> tuple[str, ...]:
        """The threats: as many are gone as threatened players may have paid for by now."""
        given = facts.get("threats", [])
        payers = len(self._payers(state, markers.characters_of(given)))
        markers.read(state, given, self, 1 + BLANKS, "position.threats", payers)
        return ("threats",)

    def _payers(self, state: State, threatened: Collection[str]) -> list[str]:
        """Return the characters called by now that may have had a threat, too, and may have paid to be rid of it."""
        barred, boss = self.barred(state), played_by(state, self.name)
        names = [name for name in state.roster.order if name not in barred and name not in threatened]
        return [name for name in names if played_by(state, name) not in (None, boss)]
