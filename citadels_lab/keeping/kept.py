"""A kept game as one finds it when one comes through a door, and what has happened in it since one last looked."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from citadels_lab.rules.kernel.position import Position

from .keys import Door, Use


class Mark(NamedTuple):
    """How far a game is: the number of its answers, and how often one has been taken back for another."""

    steps: int
    lines: int


@dataclass(frozen=True, slots=True)
class Kept:
    """A kept game: where it stands, who plays, and the door one has come through."""

    door: Door
    position: Position[Any]
    players: Mapping[str, str]
    use: Use
    mark: Mark

    @property
    def holds(self) -> tuple[str, ...]:
        """The seats that one may answer for and see."""
        return self.door.holds(self.players, self.use.seats)


@dataclass(frozen=True, slots=True)
class News:
    """What has happened in a kept game: its answers from number ``first`` on, and who plays now."""

    first: int
    actions: tuple[str, ...]
    players: Mapping[str, str]
    use: Use
    mark: Mark
