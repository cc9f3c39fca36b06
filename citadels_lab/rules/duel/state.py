"""The state of a game of Duel: plain data, copied by hand."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from .box import TileBox
from .city import TOUCHING
from .moments import PLAIN, Character, Tile

WHITE: Final = "white"
BLACK: Final = "black"
SEATS: Final = (WHITE, BLACK)
OTHER: Final = {WHITE: BLACK, BLACK: WHITE}
COUNCIL: Final = "council"
COINS: Final = 25
COUNCIL_SEATS: Final = 9


@dataclass(frozen=True)
class Roster:
    """What an edition is made of: its characters by name, in rank order, and its unique tiles by name."""

    characters: Mapping[str, Character]
    tiles: Mapping[str, Tile]

    def tile(self, name: str) -> Tile:
        """Return the tile's behaviour; a tile that is not unique is plain."""
        return self.tiles.get(name, PLAIN)

    @cached_property
    def order(self) -> tuple[Character, ...]:
        """The characters in the order of their ranks."""
        return tuple(self.characters.values())

    @cached_property
    def any_color(self) -> tuple[str, ...]:
        """The tiles that may count as any one colour."""
        return tuple(name for name, tile in self.tiles.items() if tile.any_color)

    @cached_property
    def richer_bonus(self) -> tuple[Tile, ...]:
        """The tiles that make their controller's build bonuses richer, the richest first."""
        tiles = (tile for tile in self.tiles.values() if tile.per_match > PLAIN.per_match)
        return tuple(sorted(tiles, key=lambda tile: -tile.per_match))


@dataclass(slots=True)
class Player:
    """One player: council seats and cards. Everything but the seats is a tuple, so a copy shares it."""

    seats: int = 0
    stand: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    received: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    laid_out: tuple[str, ...] = ()

    def copy(self) -> "Player":
        """Return a copy."""
        return Player(
            self.seats, self.stand, self.drawn, self.returned, self.dealt, self.kept, self.passed, self.received,
            self.hand, self.discarded, self.played, self.laid_out,
        )  # fmt: skip


@dataclass(slots=True)
class State:
    """The whole table. ``next`` names the step to be played; ``gold`` holds every account and its coins."""

    roster: Roster = field(compare=False)
    box: TileBox = field(compare=False)
    leader_must_build: bool
    chance: int
    gold: dict[str, int]
    players: dict[str, Player]
    row: tuple[tuple[str, ...], ...]
    next: str
    round: int = 0
    rank: int = 0
    city: dict[str, str] = field(default_factory=dict)
    owner: dict[str, str] = field(default_factory=dict)
    mask: int = 0
    guard: str = COUNCIL
    bag: tuple[str, ...] = ()
    undealt: tuple[str, ...] = ()
    named: tuple[tuple[str, str, bool], ...] = ()
    over: bool = False

    def copy(self) -> "State":
        """Return a copy that can be changed without touching this one."""
        players = {seat: player.copy() for seat, player in self.players.items()}
        return State(
            self.roster, self.box, self.leader_must_build, self.chance, self.gold.copy(), players, self.row, self.next,
            self.round, self.rank, self.city.copy(), self.owner.copy(), self.mask, self.guard, self.bag, self.undealt,
            self.named, self.over,
        )  # fmt: skip

    def cell_of(self, tile: str) -> str:
        """Return the cell on which a tile of the city lies."""
        return next(cell for cell, there in self.city.items() if there == tile)

    def neighbours(self, cell: str) -> list[str]:
        """Return the tiles that touch a cell."""
        city, found = self.city, []
        for near in TOUCHING[cell]:
            if near in city:
                found.append(city[near])
        return found

    def controlled(self, seat: str) -> list[str]:
        """Return the tiles that a player controls, oldest first."""
        tiles = []
        for tile, owner in self.owner.items():
            if owner == seat:
                tiles.append(tile)
        return tiles

    def value(self, tile: str) -> int:
        """Return a district's value: its printed cost and the coins on it."""
        return self.box.cost[tile] + self.gold[tile]

    @property
    def leader(self) -> str:
        """Who has most council seats: nine seats cannot tie."""
        return WHITE if self.players[WHITE].seats > self.players[BLACK].seats else BLACK
