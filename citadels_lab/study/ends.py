"""How playouts ended: how many came to each outcome, and games that stand for all of them."""

from bisect import insort
from dataclasses import dataclass
from math import lcm
from typing import Final, NamedTuple, Self

WIN: Final = lcm(*range(1, 9))
"""A win in the smallest parts that it can be shared in, with up to eight seats: 840."""
SHOWN: Final = 20
"""So many games stand for all of an option."""


class Outcome(NamedTuple):
    """How one playout ended for the seat: its part of the win (of ``WIN``), and its points above the best other."""

    wins: int
    margin: int


@dataclass(frozen=True, slots=True)
class Game:
    """How a playout ended for the seat: its number, its part of the win (1, 0, or less than 1 when shared), its margin
    in points above the best of the others."""

    index: int
    won: float
    margin: int


class Ends:
    """How the playouts of one option ended: how many came to each outcome, and the numbers of the first of them."""

    __slots__ = ("counts", "first")

    def __init__(self) -> None:
        self.counts: dict[Outcome, int] = {}
        self.first: dict[Outcome, list[int]] = {}

    def add(self, outcome: Outcome, index: int) -> None:
        """Add the playout of this number. Order does not matter."""
        self.counts[outcome] = self.counts.get(outcome, 0) + 1
        first = self.first.setdefault(outcome, [])
        if len(first) < SHOWN or index < first[-1]:
            insort(first, index)
            del first[SHOWN:]

    def merge(self, other: Self) -> None:
        """Add all of the other's playouts. Order does not matter."""
        for outcome, n in other.counts.items():
            self.counts[outcome] = self.counts.get(outcome, 0) + n
            self.first[outcome] = sorted(self.first.get(outcome, []) + other.first[outcome])[:SHOWN]

    def games(self) -> tuple[Game, ...]:
        """Return ``SHOWN`` games at even steps from the best for the seat to the worst, or all, if there are fewer.

        Each stands for as many as any other: about as large a part of them is won as of all. These are the quantiles
        of a dot plot (Kay, Kola, Hullman and Munson, "When (ish) is my bus?", 2016).
        """
        whole, passed = sum(self.counts.values()), 0
        n, found = min(SHOWN, whole), list[Game]()
        for outcome in sorted(self.counts, key=lambda end: (-end.wins, -end.margin)):
            passed += self.counts[outcome]
            alike = iter(self.first[outcome])
            while len(found) < n and (2 * len(found) + 1) * whole < 2 * n * passed:
                found.append(Game(next(alike), outcome.wins / WIN, outcome.margin))
        return tuple(found)
