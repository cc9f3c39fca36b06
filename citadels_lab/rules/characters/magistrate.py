"""1, the Magistrate: lays three warrants, one of them signed, and may confiscate what its target builds first."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from citadels_lab.rules.flow import markers
from citadels_lab.rules.flow.build import stands
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import Why, name_options, refused_names
from citadels_lab.rules.flow.state import Marker, State, Turn
from citadels_lab.rules.kernel.action import PASS, Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import BANK, Table

CONFISCATE: Action = ("confiscate",)
BLANKS = 2


class Magistrate(Character):
    """2016.magistrate.warrants, 2016.magistrate.confiscate, 2016.magistrate.counts-for-builder-limit.

    The same question is asked for every warrant, signed or not, so that its being asked betrays nothing.
    """

    name = "magistrate"
    rank = 1
    rule = "2016.magistrate.warrants"
    confiscate_rule = "2016.magistrate.confiscate"
    counts_rule = "2016.magistrate.counts-for-builder-limit"
    marker = "warrant"
    verbs: Verbs = {"warrant": ("character",), "blank": ("characters*",), "confiscate": ()}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """The character of the signed warrant: any other of the game."""
        return name_options(self, state, turn, "warrant")

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Not himself, and once a turn."""
        return refused_names(self, state, turn, "warrant", self.barred(state))

    def barred(self, state: State) -> Why:
        """Himself."""
        return {self.name: because(self.rule, "names-self", character=self.name)}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Lay the signed warrant and the two others."""
        turn.used += (self.name,)
        target = str(action[1])
        others = [name for name in table.state.roster.order if name not in (self.name, target)]
        markers.lay(table, turn, self, target, others, BLANKS)

    def paid(self, table: Table[State], turn: Turn, district: str, cost: int) -> bool:
        """The first district that a warranted character's player pays for: confiscate it?"""
        state = table.state
        marker = state.marker(self.marker, turn.character)
        if marker is None or self.marker in turn.used or marker.seat == turn.seat or self._done(state):
            return False
        turn.used += (self.marker,)
        why = self._why_not(state, marker, district)
        answer = table.ask(
            marker.seat,
            "confiscate",
            [PASS] if why else [CONFISCATE, PASS],
            refused=lambda: [(CONFISCATE, why)] if why else (),
            other=turn.seat,
            character=turn.character,
            district=district,
        )
        if answer == CONFISCATE:
            self._confiscate(table, turn, marker, district, cost)
        return answer == CONFISCATE

    def taken_rule(self, state: State, turn: Turn) -> str:
        """The builder's limit counts what was confiscated."""
        here = [marker for marker in state.markers if (marker.kind, marker.character) == (self.marker, turn.character)]
        return self.counts_rule if any(marker.shown for marker in here) else ""

    def _done(self, state: State) -> bool:
        """Whether the signed warrant was shown: then all know that the others are blank."""
        return any(marker.shown and marker.kind == self.marker for marker in state.markers)

    def _why_not(self, state: State, marker: Marker, district: str) -> Reason | None:
        if not marker.real:
            return because(self.confiscate_rule, "warrant-blank", character=marker.character)
        player = state.players[marker.seat]
        if district in player.city:
            return because(self.confiscate_rule, "confiscate-twin", district=district)
        card = state.roster.districts.get(district)
        return card.bars(marker.seat, player.city) if card else None

    def _confiscate(self, table: Table[State], turn: Turn, marker: Marker, district: str, cost: int) -> None:
        """Show the warrant, pay the builder back, build it free."""
        markers.turn_over(table.state, marker)
        table.say(
            "confiscated", self.confiscate_rule,
            seat=marker.seat, other=turn.seat, character=turn.character, district=district,
        )  # fmt: skip
        table.pay(BANK, turn.seat, cost, self.confiscate_rule)
        turn.spent -= cost
        stands(table, marker.seat, self.name, district)

    def facts(self, state: State, eyes: Collection[str]) -> dict[str, Any]:
        """The warrants."""
        return {"warrants": markers.told(state, eyes, self.marker)}

    def read(self, state: State, facts: Mapping[str, Any]) -> tuple[str, ...]:
        """The warrants."""
        markers.read(state, facts.get("warrants", []), self, 1 + BLANKS, "position.warrants")
        return ("warrants",)
