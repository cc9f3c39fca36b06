"""Measuring: work in between two runs of a fixed loop, so that two machines, or two hours, can be compared."""

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple

import click

LOOP = 100_000
ROUNDS = 7


def loop() -> int:
    """Do the fixed work that other times are compared with."""
    total = 0
    for number in range(LOOP):
        total += number * number % 7
    return total


def seconds(work: Callable[[], object]) -> float:
    """Return the processor time of one call."""
    start = process_time()
    work()
    return process_time() - start


class Measured(NamedTuple):
    """The time of a piece of work in seconds, and in thousandths of the fixed loop: medians; and of the best round.

    Whatever else wants the machine only makes a round longer, so the best one tells what the machine can do.
    """

    taken: float
    ratio: float
    best: float


class Bench:
    """Measures pieces of work, each in between two runs of the fixed loop, and prints a line for each."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds
        self.loops: list[float] = []
        self.rates: dict[str, float] = {}
        """Decisions a second of every game measured, by its name."""
        self.took: dict[str, Measured] = {}
        """What a game took, by its name."""

    def measure(self, work: Callable[[], object], times: int) -> Measured:
        """Return the time of one of the ``times`` pieces in the work."""
        taken, ratios = [], []
        for _ in range(self.rounds):
            before, spent, after = seconds(loop), seconds(work), seconds(loop)
            self.loops += [before, after]
            taken.append(spent / times)
            ratios.append(spent / times / ((before + after) / 2) * 1000)
        return Measured(median(taken), median(ratios), min(taken))

    def line(self, name: str, work: Callable[[], object], times: int) -> None:
        """Measure and print one line."""
        measured = self.measure(work, times)
        self.tell(name, measured.taken, measured.ratio)

    def games(self, name: str, play: Callable[[int], int], games: int) -> None:
        """Measure whole games and print games and decisions a second; ``play(seed)`` returns how many a game took."""
        answers: list[int] = []

        def work() -> None:
            answers[:] = [play(seed) for seed in range(games)]

        taken, ratio, _ = self.took[name] = self.measure(work, games)
        decisions = sum(answers) / games
        self.rates[name] = decisions / taken
        self.tell(f"{name}: a game", taken, ratio)
        click.echo(
            f"    {1 / taken:,.0f} games/s, {decisions / taken:,.0f} decisions/s, {decisions:.0f} decisions a game"
        )

    def tell(self, name: str, taken: float, ratio: float) -> None:
        """Print a time, and what it is in thousandths of the fixed loop."""
        click.echo(f"{name:<42}{time_text(taken):>12}{ratio:>12.3f}")


def time_text(taken: float) -> str:
    """Return a time in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if taken >= size:
            return f"{taken / size:.2f} {unit}"
    return f"{taken * 1e6:.1f} µs"
