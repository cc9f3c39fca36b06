"""The crown: who has it calls the characters and chooses first in the next draft."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

from .moments import Character
from .state import RESUMED, State, Turn

TAKE: Action = ("take-crown",)


def give_crown(table: Table[State], seat: str, rule: str) -> None:
    """Give the crown to a player; if that is a change, cards that wait for it act."""
    state = table.state
    before, state.crown = state.crown, seat
    if table.aloud:
        _tell_crown(table, before, rule)
    if seat == before:
        return
    for name in state.roster.crown_hearers:
        for owner, player in state.players.items():
            if name in player.special:
                state.roster.districts[name].crown_moved(table, owner)


def _tell_crown(table: Table[State], before: str, rule: str) -> None:
    seat = table.state.crown
    if seat == before:
        table.say("crown-stays", rule, seat=seat)
    else:
        table.say("crown-moved", rule, seat=seat, other=before)


class CrownTaker(Character):
    """A character of rank 4 who takes the crown in the own turn: when, is free, but the turn has no end without it.

    Bewitched, it is the card's holder who takes it; murdered, the holder takes it when the round is over.
    """

    rank = 4
    color = "noble"
    never_face_up = True
    owed_rule = "2016.crown.compulsory"
    verbs: Verbs = {"take-crown": ()}

    def shown(self, table: Table[State], holder: str) -> None:
        """Bewitched, the holder takes it at once, for there is no more to that turn than its income."""
        if table.state.token("bewitched") == self.name:
            give_crown(table, holder, self.rule)

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Take the crown, unless it is there already."""
        return () if turn.kind == RESUMED or state.crown == turn.seat else (TAKE,)

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """The crown is there already, or the bewitched player took it."""
        if turn.kind == RESUMED:
            yield TAKE, because(self.rule, "crown-went-to-holder", other=turn.holder)
        elif state.crown == turn.seat:
            yield TAKE, because(self.rule, "crown-is-yours")

    def owed(self, state: State, turn: Turn) -> Reason | None:
        """The turn does not end without it."""
        return because(self.owed_rule, "crown-owed") if self.options(state, turn) else None

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Take it."""
        give_crown(table, turn.seat, self.rule)

    def leaves(self, state: State, holder: str, seat: str) -> None:
        """The crown is the holder's."""
        state.crown = holder

    def shown_murdered(self, table: Table[State], holder: str) -> None:
        """The holder takes it when the round is over."""
        give_crown(table, holder, self.rule)
