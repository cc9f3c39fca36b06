"""Every world of Duel at once: what ``DuelSight`` draws at random, one deal after the other, all equally likely."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from citadels_lab.rules.duel.state import OTHER, State
from citadels_lab.rules.kernel.position import Position, inside
from citadels_lab.rules.kernel.variant import HIDDEN

from .duel import DuelSight


def every_deal(position: Position[Any], seat: str) -> Iterator[State]:
    """Give the state at the start of the step for each way in which the characters and the other's tiles may lie.

    What lies under the row's shown tiles stays open: it is ``"?"``, to be turned over when it is reached. Neither the
    order of a stand nor what went back into the bag is told apart: no rule looks at them.
    """
    base, _ = inside(position)
    sight = DuelSight(base, position._look().now, seat)
    shown = zip(base.row, sight._shown_rows, strict=True)
    row = tuple((*stack[:n], *[HIDDEN] * (len(stack) - n)) for stack, n in shown)
    rival = OTHER[seat]
    for stand in combinations(sight._uniques, len(base.players[rival].stand)):
        for way in sight._ways:
            state = base.copy()
            mine, theirs = state.players[seat], state.players[rival]
            theirs.dealt, theirs.hand, theirs.discarded, state.undealt = way.dealt, way.hand, way.discarded, way.undealt
            theirs.kept, theirs.passed, theirs.received = way.kept, mine.received, mine.passed
            theirs.stand, theirs.drawn, theirs.returned, state.bag = stand, (), (), ()
            state.row, state.chance = row, 0
            yield state
