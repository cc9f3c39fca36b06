"""Which options are played on: with many, half of them are set aside when a part of the playouts is done."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .tally import Tallies

MANY: Final = 8
"""From so many options on, it is worth it."""
ROUNDS: Final = 4
FINALISTS: Final = 3
"""So many options, at least, are played to the end."""


@dataclass(frozen=True, slots=True)
class Round:
    """Playouts ``start`` to ``stop - 1`` of the best ``keep`` options so far."""

    start: int
    stop: int
    keep: int


def flat(width: int, samples: int) -> list[Round]:
    """Return the plan in which every option is played equally often."""
    return [Round(0, samples, width)]


def halving(width: int, samples: int) -> list[Round]:
    """Return the plan in which each round has half the options of the one before, each played twice as often in all.

    This is sequential halving (Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed bandits",
    2013), stopped after three halvings: a sheet of options to compare is wanted, not one winner. The finalists get all
    the ``samples``, the first to go an eighth.
    """
    stops = [-(-samples // 2 ** (ROUNDS - 1 - at)) for at in range(ROUNDS)]
    keeps = [max(min(width, FINALISTS), -(-width // 2**at)) for at in range(ROUNDS)]
    starts = [0, *stops[:-1]]
    return [Round(*each) for each in zip(starts, stops, keeps, strict=True) if each[0] < each[1]]


def plan(width: int, samples: int) -> list[Round]:
    """Return the plan for so many options: flat, or by halving from eight on."""
    return halving(width, samples) if width >= MANY else flat(width, samples)


def survivors(tallies: Tallies, options: Sequence[int], keep: int) -> tuple[int, ...]:
    """Return the options that won most, in their own order; equal wins are told apart by margin, then by order."""

    def merit(option: int) -> tuple[int, int, int]:
        return tallies.wins(option).first, tallies.margins(option).first, -option

    return tuple(sorted(sorted(options, key=merit, reverse=True)[:keep]))
