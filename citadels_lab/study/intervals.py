"""How sure a share or a mean is after so many games, looked at once, or again and again while more come in."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, TypeAlias

Z95: Final = 1.959964
ERROR: Final = 0.05
"""How often a statement may be wrong: one time in twenty."""

Critical: TypeAlias = Callable[[float, int], float]
"""Of an error and a number of games: how many standard errors an estimate may be off, with no larger error."""


@dataclass(frozen=True, slots=True)
class Planned:
    """Looks planned beforehand, one or a few: each takes its part of the error (O. J. Dunn, "Multiple comparisons
    among means", 1961)."""

    looks: int = 1

    def __call__(self, error: float, n: int) -> float:
        """Return the critical value; it does not depend on ``n``."""
        return NormalDist().inv_cdf(1 - error / self.looks / 2)


@dataclass(frozen=True, slots=True)
class Anytime:
    """Looks at any time, as many as one likes: the asymptotic confidence sequence, tightest about ``best`` games.

    I. Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy, A. Ramdas, "Time-uniform central limit theory and asymptotic
    confidence sequences", 2021, theorem 2.2 and, for rho, appendix B.2.
    """

    best: int

    def __call__(self, error: float, n: int) -> float:
        """Return the critical value after ``n`` games."""
        squared = -2 * log(error)
        grown = n * (squared + log(squared) + 1) / self.best  # n rho^2
        return sqrt(2 * (grown + 1) / grown * log(sqrt(grown + 1) / error))


def wilson(wins: float, n: int, z: float = Z95) -> tuple[float, float]:
    """Return the interval in which a share of ``wins`` out of ``n`` lies, 0 to 1; 95 % unless told otherwise.

    Never empty and never outside 0 to 1, also for few games (E. B. Wilson, "Probable inference, the law of
    succession, and statistical inference", 1927).
    """
    if not n:
        return 0.0, 1.0
    share, slack = wins / n, z * z / n
    middle = (share + slack / 2) / (1 + slack)
    reach = z / (1 + slack) * sqrt(max(0.0, share * (1 - share) / n + slack / (4 * n)))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_and_reach(values: Sequence[float]) -> tuple[float, float | None]:
    """Return the mean of the values and how far the true one may lie to either side, with 95 %; one value cannot say.

    By Student's t ("The probable error of a mean", 1908), which SciPy has for any number of values.
    """
    from scipy.special import stdtrit  # takes a while to import

    n = len(values)
    if n < 2:
        return fmean(values) if values else 0.0, None
    return fmean(values), float(stdtrit(n - 1, 1 - ERROR / 2)) * stdev(values) / sqrt(n)


def mean(n: int, total: int, squares: int, z: float = Z95) -> tuple[float, float, float]:
    """Return a mean and its interval, from whole sums of ``n`` (two or more) values and of their squares."""
    middle = total / n
    reach = student(z, n - 1) * sqrt(spread(n, total, squares) / n)
    return middle, middle - reach, middle + reach


def paired_share(n: int, total: int, squares: int, unit: int, z: float = Z95) -> tuple[float, float, float]:
    """Return the difference of two shares in the same ``n`` worlds and its interval, from whole sums in parts of a win.

    Each side is given one win more: so the interval never shrinks to a point where the two happened never to differ
    (D. G. Bonett, R. M. Price, "Adjusted Wald confidence interval for a difference of binomial proportions based on
    paired data", 2012). The difference itself is the plain one, pulled into the interval.
    """
    more = n + 2
    middle = total / unit / more
    reach = z * sqrt(max(0.0, ((squares / unit / unit + 2) / more - middle * middle) / more))
    low, high = max(-1.0, middle - reach), min(1.0, middle + reach)
    return min(high, max(low, total / unit / n)), low, high


def spread(n: int, total: int, squares: int) -> float:
    """Return the variance of ``n`` whole numbers from their sum and the sum of their squares, without rounding off."""
    return (n * squares - total * total) / (n * (n - 1))


def student(z: float, freedom: int) -> float:
    """Return Student's t for a normal ``z``: for few games the spread is not well known either.

    The expansion of M. Abramowitz, I. A. Stegun, "Handbook of mathematical functions", 1964, 26.7.5, cut after three
    terms: good to a hundredth from five games on.
    """
    cube = z**3
    one = (cube + z) / 4
    two = (5 * z**5 + 16 * cube + 3 * z) / 96
    three = (3 * z**7 + 19 * z**5 + 17 * cube - 15 * z) / 384
    return z + one / freedom + two / freedom**2 + three / freedom**3
