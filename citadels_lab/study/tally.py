"""What many playouts came to, as whole numbers only: they add up to the same, in whatever order and wherever made."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self, TypeAlias

from .ends import Ends, Outcome


class Sums(NamedTuple):
    """Sums over playouts of one quantity, for two options side by side in the same worlds."""

    n: int
    first: int
    second: int
    first_squares: int
    second_squares: int
    products: int

    def difference(self) -> tuple[int, int, int]:
        """Return the number of pairs, the sum of the differences first - second, and that of their squares."""
        squares = self.first_squares + self.second_squares - 2 * self.products
        return self.n, self.first - self.second, squares


class Moments:
    """Sums of one quantity for some options, and of the products of every two, each option's square among them."""

    __slots__ = ("products", "totals")

    def __init__(self, width: int) -> None:
        self.totals = [0] * width
        self.products = [[0] * (at + 1) for at in range(width)]

    def add(self, row: Sequence[int]) -> None:
        """Add what one playout of each option gave."""
        for at, value in enumerate(row):
            self.totals[at] += value
            if value:
                products = self.products[at]
                for other in range(at + 1):
                    products[other] += value * row[other]

    def merge(self, other: "Moments") -> None:
        """Add all of the other's sums."""
        self.totals = [a + b for a, b in zip(self.totals, other.totals, strict=True)]
        self.products = [
            [a + b for a, b in zip(mine, theirs, strict=True)]
            for mine, theirs in zip(self.products, other.products, strict=True)
        ]

    def product(self, one: int, other: int) -> int:
        """Return the sum of the products of two options."""
        return self.products[max(one, other)][min(one, other)]


class Tally:
    """What some playouts of some options came to; every option was played in the same ``n`` worlds."""

    __slots__ = ("ends", "margins", "n", "options", "wins")

    def __init__(self, options: Sequence[int]) -> None:
        self.options = tuple(options)
        self.n = 0
        self.wins = Moments(len(self.options))
        self.margins = Moments(len(self.options))
        self.ends = [Ends() for _ in self.options]

    def add(self, outcomes: Sequence[Outcome], index: int, column: "Column" = ()) -> None:
        """Add the outcomes of the world of this number, one for each option in their order; whatever its ``column``."""
        self.n += 1
        for ends, outcome in zip(self.ends, outcomes, strict=True):
            ends.add(outcome, index)
        self.wins.add([outcome.wins for outcome in outcomes])
        self.margins.add([outcome.margin for outcome in outcomes])

    def merge(self, other: Self) -> None:
        """Add another tally of the same options. Order does not matter."""
        self.n += other.n
        self.wins.merge(other.wins)
        self.margins.merge(other.margins)
        for mine, theirs in zip(self.ends, other.ends, strict=True):
            mine.merge(theirs)


Column: TypeAlias = tuple[str, ...]
"""What a seat holds in a world."""


class Columns:
    """Tallies of the same options by what a seat holds in the world they were played in; ``n`` worlds together."""

    __slots__ = ("by", "n", "options")

    def __init__(self, options: Sequence[int]) -> None:
        self.options = tuple(options)
        self.n = 0
        self.by: dict[Column, Tally] = {}

    def add(self, outcomes: Sequence[Outcome], index: int, column: Column = ()) -> None:
        """Add the outcomes of the world of this number, one for each option in their order."""
        self.n += 1
        self.by.setdefault(column, Tally(self.options)).add(outcomes, index)

    def merge(self, other: Self) -> None:
        """Add other columns of the same options. Order does not matter."""
        self.n += other.n
        for column, tally in other.by.items():
            self.by.setdefault(column, Tally(self.options)).merge(tally)


@dataclass(frozen=True, slots=True)
class Tallies:
    """The tallies of several rounds, in which ever fewer options were played on."""

    rounds: tuple[Tally, ...]

    def n(self, option: int) -> int:
        """Return how often an option was played."""
        return sum(tally.n for tally in self._with(option))

    def wins(self, one: int, other: int | None = None) -> Sums:
        """Return the sums of the wins of two options, over the worlds in which both were played."""
        return self._sums("wins", one, one if other is None else other)

    def margins(self, one: int, other: int | None = None) -> Sums:
        """Return the sums of the margins of two options, over the worlds in which both were played."""
        return self._sums("margins", one, one if other is None else other)

    def ends(self, option: int) -> Ends:
        """Return how the playouts of an option ended."""
        ends = Ends()
        for tally in self._with(option):
            ends.merge(tally.ends[tally.options.index(option)])
        return ends

    def _with(self, *options: int) -> Iterable[Tally]:
        return (tally for tally in self.rounds if tally.n and all(option in tally.options for option in options))

    def _sums(self, what: str, one: int, other: int) -> Sums:
        parts = []
        for tally in self._with(one, other):
            moments: Moments = getattr(tally, what)
            at, to = tally.options.index(one), tally.options.index(other)
            squares = moments.product(at, at), moments.product(to, to)
            parts.append(Sums(tally.n, moments.totals[at], moments.totals[to], *squares, moments.product(at, to)))
        return Sums(*map(sum, zip(*parts, strict=True))) if parts else Sums(0, 0, 0, 0, 0, 0)
