"""The expansion phase: the council's leader gains gold and builds, then the other takes gold or builds."""

from collections.abc import Iterable

from citadels_lab.rules.kernel.action import PASS, Action
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import BANK, Table

from .build import can_build, offer_build
from .state import OTHER, State

LEADER_GOLD = 3
OTHER_GOLD = 2
TAKE_GOLD: Action = ("gold",)


def leader_expands(table: Table[State]) -> None:
    """The player with most seats gains 3 gold and builds; the build is owed when any tile can be paid for."""
    state = table.state
    state.rank = 0
    me = state.leader
    table.say("expansion", "duel.expansion.majority", seat=me, n=state.players[me].seats)
    table.gain(me, LEADER_GOLD, "duel.expansion.majority")
    state.next = f"other-{OTHER[me]}"
    owed = state.leader_must_build and can_build(state, me)

    def refused() -> Iterable[tuple[Action, Reason]]:
        if owed:
            yield PASS, because("duel.expansion.optional-build", "build-owed")

    offer_build(table, me, "expansion-leader", others=() if owed else (PASS,), refused=refused)


def other_expands(table: Table[State]) -> None:
    """The other player takes 2 gold or builds a district, or neither."""
    state = table.state
    me = state.next.removeprefix("other-")
    state.next = "deal"

    def refused() -> Iterable[tuple[Action, Reason]]:
        if not state.gold[BANK]:
            yield TAKE_GOLD, because("duel.gold.supply-limit", "supply-empty")

    others = (TAKE_GOLD, PASS) if state.gold[BANK] else (PASS,)
    if offer_build(table, me, "expansion-other", others=others, refused=refused) == TAKE_GOLD:
        table.gain(me, OTHER_GOLD, "duel.expansion.minority")
