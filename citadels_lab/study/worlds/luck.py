"""Chance out of the dice: a state of a game's luck, and cards in any order."""

from collections.abc import Sequence
from typing import Final, TypeVar

from citadels_lab.rules.kernel import chance
from citadels_lab.rules.kernel.chance import Dice

T = TypeVar("T")

STATES: Final = 1 << 64


def fresh_luck(dice: Dice) -> int:
    """Return a state of a game's chance, each equally likely."""
    return dice.below(STATES)


def shuffled(dice: Dice, items: Sequence[T]) -> list[T]:
    """Return the items in a random order, each equally likely."""
    return chance.shuffle(fresh_luck(dice), items)[0]
