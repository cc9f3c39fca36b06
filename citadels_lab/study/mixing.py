"""Games of two who choose at once and want the opposite: what mixture of choices cannot be exploited.

J. von Neumann, "Zur Theorie der Gesellschaftsspiele", 1928: each side has a mixture that wins at least the game's value
whatever the other does. It is the solution of a linear program (G. B. Dantzig, 1951), which SciPy's HiGHS solves.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

DIGITS: Final = 4
"""Parts are given to a hundredth of a percent, the same on every machine."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The best mixture of the rows, the worst one of the columns for them, and what the rows win between the two."""

    rows: tuple[float, ...]
    columns: tuple[float, ...]
    value: float


def solve(payoffs: Sequence[Sequence[float]]) -> Solution:
    """Return the solution of a zero-sum game: ``payoffs[row][column]`` is what the row player wins."""
    rows, value = _best_mixture(payoffs)
    turned = [[-payoffs[row][column] for row in range(len(payoffs))] for column in range(len(payoffs[0]))]
    columns, _ = _best_mixture(turned)
    return Solution(rows, columns, value)


def _best_mixture(payoffs: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], float]:
    """Find the mixture of rows whose worst column is best: the largest v with mixture . column >= v for all columns."""
    from scipy.optimize import linprog  # takes a third of a second to import, and few ask for it

    width = len(payoffs)
    against = [[*(-payoffs[row][column] for row in range(width)), 1.0] for column in range(len(payoffs[0]))]
    found = linprog(
        [0.0] * width + [-1.0], A_ub=against, b_ub=[0.0] * len(against), A_eq=[[1.0] * width + [0.0]], b_eq=[1.0],
        bounds=[(0.0, 1.0)] * width + [(None, None)], method="highs",
    )  # fmt: skip
    if found.x is None:
        raise RuntimeError(f"no mixture was found for {payoffs}: {found.message}")
    return tuple(round(float(part), DIGITS) + 0.0 for part in found.x[:-1]), round(float(found.x[-1]), DIGITS) + 0.0
