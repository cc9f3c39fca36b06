"""9, the Queen: three coins when she sits next to the King's or Emperor's holder."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.gold import gain
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

COURT: Action = ("court",)
COINS = 3
RANK = 4


class Queen(Character):
    """dark-city.queen: the card counts, not the crown; a murdered neighbour counts when the card is shown."""

    name = "queen"
    rank = 9
    rule = "dark-city.queen"
    none_beside = "no-rank-four-beside"
    verbs: Verbs = {"court": ()}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """When a neighbour has shown rank 4."""
        return () if self._why_not(state, turn) else (COURT,)

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """No neighbour has shown rank 4, or used already."""
        why = self._why_not(state, turn)
        return [(COURT, why)] if why else ()

    def _why_not(self, state: State, turn: Turn) -> Reason | None:
        if self.name in turn.used:
            return spent(self, turn)
        return None if beside_rank_four(state, turn.seat) else because(self.rule, self.none_beside)

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """How many coins."""
        return {"n": COINS}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Gain the coins."""
        turn.used += (self.name,)
        gain(table, turn.seat, COINS, self.rule)

    def round_ends(self, table: Table[State]) -> None:
        """A murdered rank 4 was shown just now: the Queen beside it is paid, if she had her turn."""
        state = table.state
        victim = state.token("murdered")
        me = state.holder(self.name)
        if not victim or me is None or self.name not in state.players[me].revealed:
            return
        if state.roster.characters[victim].rank == RANK and state.holder(victim) in state.next_to(me):
            gain(table, me, COINS, self.rule)


def beside_rank_four(state: State, seat: str) -> bool:
    """Whether a neighbour of the seat plays rank 4 this round (a murdered one counts at the end of the round)."""
    victim = state.token("murdered")
    four = [name for name, card in state.roster.characters.items() if card.rank == RANK and name != victim]
    return any(name in state.players[beside].revealed for beside in state.next_to(seat) for name in four)


class Queen2016(Queen):
    """2016.queen, 2016.round-end.order."""

    rule = "2016.queen"
    none_beside = "no-rank-four-shown"
