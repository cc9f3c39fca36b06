"""Keys and what they open: a seat, the whole table, or a place to look on from."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal

from citadels_lab.session import PERSON

Kind = Literal["table", "seat", "watch"]


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys of a game: of the whole table, of each seat, and of those who look on."""

    table: str
    seats: Mapping[str, str]
    watch: str

    @property
    def all(self) -> tuple[str, ...]:
        """Every key."""
        return (self.table, *self.seats.values(), self.watch)


@dataclass(frozen=True, slots=True)
class Door:
    """What a key opens: the game's number, and the whole table, one seat, or a place to look on from."""

    key: str
    game: int
    kind: Kind
    seat: str | None

    def holds(self, players: Mapping[str, str], taken: Collection[str]) -> tuple[str, ...]:
        """Return the seats that whoever comes through may answer for and see.

        The whole table holds every person's seat that nobody has ``taken`` by its own key.
        """
        people = [seat for seat, who in players.items() if who == PERSON]
        if self.kind == "table":
            return tuple(seat for seat in people if seat not in taken)
        return tuple(seat for seat in people if self.kind == "seat" and seat == self.seat)


@dataclass(frozen=True, slots=True)
class Use:
    """Which doors of a game have been used: the seats that were taken by their keys, and whether anybody looks on."""

    seats: frozenset[str]
    watched: bool

    @property
    def shared(self) -> bool:
        """Whether the game has been opened by another key than that of the whole table."""
        return bool(self.seats) or self.watched
