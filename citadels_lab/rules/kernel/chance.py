"""Chance as one whole number inside the state, so that the same seed gives the same game on every machine.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
STEP: Final = 0x9E3779B97F4A7C15


def mix(number: int) -> int:
    """Scramble a number into 64 bits that look random; equal numbers give equal bits."""
    z = number & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def start(seed: int) -> int:
    """Turn a seed (a whole number of at least 0) into the generator's first state."""
    return mix(seed + STEP)


def roll(state: int, sides: int) -> tuple[int, int]:
    """Return a number from 0 to ``sides - 1`` and the generator's next state."""
    state = (state + STEP) & MASK
    return (mix(state) * sides) >> 64, state


def next_numbers(state: int, n: int) -> tuple[int, ...]:
    """Return what the generator's next ``n`` states give, 64 bits each, in a quarter of the time of ``n`` mixes.

    All are mixed at once, side by side in one long number: each has a lane of 128 bits, wide enough for any product
    with its 64. What a shift carries over from the next lane is masked away, or lies where it is not read.
    """
    ones, steps, mask, read = _lanes(n)
    z = (state * ones + steps) & mask
    z = ((z ^ (z >> 30)) & mask) * 0xBF58476D1CE4E5B9 & mask
    z = ((z ^ (z >> 27)) & mask) * 0x94D049BB133111EB & mask
    return read((z ^ (z >> 31)).to_bytes(16 * n, "little"))


@cache
def _lanes(n: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]]]:
    """Return what ``n`` lanes need: 1 in each, the steps up to each, the mask of each, and what reads them."""
    ones = sum(1 << 128 * lane for lane in range(n))
    steps = sum(((lane + 1) * STEP & MASK) << 128 * lane for lane in range(n))
    return ones, steps, ones * MASK, Struct("<" + "Q8x" * n).unpack


def shuffle(state: int, items: Sequence[T]) -> tuple[list[T], int]:
    """Return the items in a random order (every order equally likely) and the generator's next state."""
    mixed = list(items)
    last = n = len(mixed) - 1 if mixed else 0
    for number in next_numbers(state, n):
        pick = number * (last + 1) >> 64
        mixed[last], mixed[pick] = mixed[pick], mixed[last]
        last -= 1
    return mixed, (state + n * STEP) & MASK


class Dice:
    """Dice for a bot: chance of its own, apart from the game's."""

    __slots__ = ("numbers",)

    def __init__(self, *seed: int) -> None:
        state = 0
        for number in seed:
            state = mix(state ^ start(number))
        self.numbers: Iterator[int] = chain.from_iterable(_series(state))
        """The numbers to come, 64 bits each: what is thrown is the highest part of a number times the sides."""

    def below(self, sides: int) -> int:
        """Return a number from 0 to ``sides - 1``."""
        return next(self.numbers) * sides >> 64

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[next(self.numbers) * len(items) >> 64]


def _series(state: int) -> Iterator[tuple[int, ...]]:
    """Give the generator's numbers for ever, a few at a time at first, for many dice are thrown only once."""
    n = 4
    while True:
        yield next_numbers(state, n)
        state, n = (state + n * STEP) & MASK, min(4 * n, 64)
