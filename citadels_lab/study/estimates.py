"""From sums to estimates: shares, margins, differences, and which options are too close to call."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .answer import Estimate
from .ends import WIN
from .intervals import ERROR, Critical, mean, paired_share, wilson
from .tally import Sums, Tallies

FEW: Final = 30
"""Of fewer games no interval of points is given: one game in fifty may be lost by more points than all the others
together, and until it has come up the margins look more alike than they are."""


@dataclass(frozen=True, slots=True)
class Estimates:
    """Reads tallies of ``width`` options, with the care that ``critical`` asks for.

    Each option's own intervals hold for it alone; differences hold for all pairs at once, each with its part of the
    error (Bonferroni; with the same worlds for all options as in B. L. Nelson, F. J. Matejcik, "Using common random
    numbers for indifference-zone selection and multiple comparisons in simulation", 1995).
    """

    tallies: Tallies
    width: int
    critical: Critical

    def share(self, option: int) -> Estimate | None:
        """Return an option's win share, its value the middle of the interval."""
        sums = self.tallies.wins(option)
        if not sums.n:
            return None
        low, high = wilson(sums.first / WIN, sums.n, self.critical(ERROR, sums.n))
        return Estimate((low + high) / 2, low, high)

    def margin(self, option: int) -> Estimate | None:
        """Return an option's expected margin, in points, after so many games that it can be told how sure it is."""
        sums = self.tallies.margins(option)
        if sums.n < FEW:
            return None
        return Estimate(*mean(sums.n, sums.first, sums.first_squares, self.critical(ERROR, sums.n)))

    def share_difference(self, one: int, other: int) -> Estimate | None:
        """Return how much larger the win share of one is than that of another, in the same worlds."""
        sums = self.tallies.wins(one, other)
        return Estimate(*paired_share(*sums.difference(), WIN, self._of_all_pairs(sums))) if sums.n > 1 else None

    def margin_difference(self, one: int, other: int) -> Estimate | None:
        """Return how much larger the margin of one is than that of another, in the same worlds."""
        sums = self.tallies.margins(one, other)
        return Estimate(*mean(*sums.difference(), self._of_all_pairs(sums))) if sums.n >= FEW else None

    def share_behind(self, option: int, best: int) -> Estimate | None:
        """Return how the win share of an option compares with that of the best one, which is not behind itself."""
        return None if option == best else self.share_difference(option, best)

    def margin_behind(self, option: int, best: int) -> Estimate | None:
        """Return the same of the margin."""
        return None if option == best else self.margin_difference(option, best)

    def best(self, finalists: Sequence[int]) -> int:
        """Return the option that won most among those played to the end; then by margin, then the first."""
        return max(finalists, key=lambda at: (self.tallies.wins(at).first, self.tallies.margins(at).first, -at))

    def close(self, best: int) -> list[bool]:
        """Return, for each option, whether none is better than it for sure; the one that looks best is always among."""
        return [option == best or not self._beaten(option, "share_difference") for option in range(self.width)]

    def margin_close(self) -> list[bool]:
        """Return the same by margins."""
        return [not self._beaten(option, "margin_difference") for option in range(self.width)]

    def _beaten(self, option: int, difference: str) -> bool:
        compare = getattr(self, difference)
        found = (compare(other, option) for other in range(self.width) if other != option)
        return any(estimate is not None and estimate.low > 0 for estimate in found)

    def _of_all_pairs(self, sums: Sums) -> float:
        pairs = self.width * (self.width - 1) // 2
        return self.critical(ERROR / max(1, pairs), sums.n)
