"""The places of a draft's line, its stretches between two looks of the seat, and how characters fill them."""

from dataclasses import dataclass, field
from math import factorial, perm
from typing import Final, NamedTuple

from citadels_lab.rules.flow.state import Player
from citadels_lab.rules.kernel.chance import Dice

from ..luck import shuffled

HELD: Final = "held"
ASIDE: Final = "aside"
DOWN: Final = "down"
REST: Final = "rest"
LOOK: Final = "look"
EARLY: Final = "early"
"""Stands for the seat at a card that was put face down before the first choice."""


class Place(NamedTuple):
    """A place of the line: the ``at``-th character of a seat, the ``at``-th card face down, or a look of a seat."""

    kind: str
    seat: str
    at: int


def held(seat: str, player: Player) -> list[Place]:
    """Return the places of a player's characters."""
    return [Place(HELD, seat, at) for at in range(len(player.characters))]


def aside(seat: str, player: Player) -> list[Place]:
    """Return the places of the characters that a player discarded in the draft."""
    return [Place(ASIDE, seat, at) for at in range(len(player.aside))]


@dataclass
class Stretch:
    """A part of the line: the characters of it that are not placed yet, and the places that are free for them."""

    silent: list[str]
    victims: list[str]
    free: list[str]
    possible: bool
    """Whether the characters that are placed in it can be there."""
    unheld: list[Place] = field(default_factory=list)
    barred: list[Place] = field(default_factory=list)
    """Places of a player who cannot hold a victim."""
    others: list[Place] = field(default_factory=list)

    def ways(self) -> int:
        """Count the ways to fill it."""
        places = len(self.unheld) + len(self.barred) + len(self.others)
        spare = len(self.unheld) - len(self.silent)
        if not self.possible or spare < 0 or places != len(self.silent) + len(self.victims) + len(self.free):
            return 0
        victims = perm(spare + len(self.others), len(self.victims))
        return perm(len(self.unheld), len(self.silent)) * victims * factorial(len(self.free))

    def fill(self, dice: Dice, placed: dict[Place, str]) -> None:
        """Put its characters down, every way equally likely."""
        unheld = list(self.unheld)
        for name in self.silent:
            placed[unheld.pop(dice.below(len(unheld)))] = name
        may = unheld + self.others
        for name in self.victims:
            placed[may.pop(dice.below(len(may)))] = name
        placed.update(zip(may + self.barred, shuffled(dice, self.free), strict=True))
