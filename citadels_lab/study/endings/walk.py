"""What an ending of Duel is worth: each state once, from the end of the game back to the question.

A state is worth its win share, or the least and the most that it can be: where the city is not full at the end of the
round, a new draft begins, which is not played any more and can turn out either way. Nothing is drawn at random: what is
left to chance counts as many ways as it has, each equally likely.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from citadels_lab.rules.duel.scoring import ranking
from citadels_lab.rules.duel.state import BLACK, WHITE, State
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.table import BANK

from .fork import CHANCE, Fork, follow

Bounds: TypeAlias = tuple[float, float]
"""The least and the most that a win share can be."""
Fold: TypeAlias = Callable[[str, Sequence[Bounds]], Bounds]
"""What a question to a seat is worth, from what its answers are worth."""

UNKNOWN: Final[Bounds] = (0.0, 1.0)
ROBBERS: Final = frozenset(("thief", "diplomat", "warlord", "thieves-den"))
"""Who looks at the Guard and at the coins of single districts; the King only at the Guard."""
KING: Final = "king"


class TooLarge(Exception):
    """The work has grown larger than allowed."""


def mean(values: Sequence[Bounds]) -> Bounds:
    """Return the mean of bounds that are equally likely."""
    return sum(low for low, _ in values) / len(values), sum(high for _, high in values) / len(values)


def at_random(seat: str, values: Sequence[Bounds]) -> Bounds:
    """Every answer is equally likely, as with the random bot."""
    return mean(values)


def best_for(me: str) -> Fold:
    """Return the fold of best play: the seat takes what is best for it, the other what is worst for it."""

    def fold(seat: str, values: Sequence[Bounds]) -> Bounds:
        if seat == CHANCE:
            return mean(values)
        best = max if seat == me else min
        return best(low for low, _ in values), best(high for _, high in values)

    return fold


class Walk:
    """Works out what states are worth to a seat, and keeps what it has worked out. ``nodes`` counts steps played."""

    def __init__(self, seat: str, fold: Fold, most: int) -> None:
        self._seat, self._fold, self._most = seat, fold, most
        self._known: dict[object, Bounds] = {}
        self.nodes = 0

    def along(self, state: State, path: Sequence[Action]) -> Bounds:
        """Return what the state is worth once its step has gone along the path.

        Raises TooLarge when that would take more than ``most`` nodes.
        """
        self.nodes += 1
        if self.nodes > self._most:
            raise TooLarge
        try:
            after = follow(state, path)
        except Fork as fork:
            return self._fold(fork.seat, [self.along(state, (*path, answer)) for answer in fork.legal])
        return self._worth(after)

    def _worth(self, state: State) -> Bounds:
        if state.over:
            won = float(ranking(state)[0] == (self._seat,))
            return won, won
        if state.next == "deal":
            return UNKNOWN
        key = what_matters(state)
        if key not in self._known:
            self._known[key] = self.along(state, ())
        return self._known[key]


def what_matters(state: State) -> object:
    """Return all of a state between two steps that can still bear on who wins, were the next draft never to come.

    Cards that were discarded, played or laid out do nothing any more. When nobody is left who looks at the Guard, its
    place does not matter; when nobody is left who takes coins or districts, only how many coins lie on whose.
    """
    white, black = state.players[WHITE], state.players[BLACK]
    gold = state.gold
    left = {*white.hand, *black.hand, *white.stand, *black.stand}
    if ROBBERS.isdisjoint(left):
        coins = [0, 0]
        for tile, owner in state.owner.items():
            coins[owner == WHITE] += gold[tile]
        lying: tuple[object, ...] = (*coins, gold[BANK], gold[WHITE], state.guard if KING in left else "")
    else:
        lying = (*gold.values(), state.guard)
    return (
        state.next, state.rank, white.seats, white.hand, black.hand, white.stand, black.stand, state.row,
        *lying, *state.city, *state.city.values(), *state.owner.values(),
    )  # fmt: skip
