"""What the greedy bot sees of a table of Duel: the observed facts, read once and put in handy order."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from citadels_lab.bots._lazily import lazily
from citadels_lab.rules.duel.box import COLORS
from citadels_lab.rules.duel.city import TOUCHING
from citadels_lab.rules.kernel.variant import HIDDEN, Facts

OTHER = {"white": "black", "black": "white"}
GRID = 16
FULL_COIN = 0.75
LAST_BUILDS = 6


class District(NamedTuple):
    """A district of the city: its tile, its points (cost and coins), whose it is, and whether the Guard protects it."""

    tile: str
    cell: str
    mine: bool
    color: str
    cost: int
    coins: int
    protected: bool

    @property
    def value(self) -> int:
        """Its points: what it adds to its owner's score."""
        return self.cost + self.coins


class View:
    """The table from the chair of one seat. It knows only what the facts show; hidden cards are left out."""

    def __init__(self, facts: Facts, me: str) -> None:
        self.facts, self.me, self.other = facts, me, OTHER[me]
        self.my: dict[str, Any] = facts["players"][me]
        self.their: dict[str, Any] = facts["players"][self.other]
        self.gold: int = self.my["gold"]
        self.bank: int = facts["bank"]
        self.at = {cell: _district(cell, me, **entry) for cell, entry in facts["city"].items()}
        self.city = {district.tile: district for district in self.at.values()}
        self.mine = [district for district in self.city.values() if district.mine]
        self.theirs = [district for district in self.city.values() if not district.mine]
        self.uses: dict[str, float] = {}
        """What the characters are worth, once worked out."""
        self.builds: dict[tuple[str, int, int], float] = {}
        """What builds are worth, by tile, matching neighbours and cost."""
        self.guards: dict[str, float] = {}
        """What the Guard is worth, by the tile it stands on."""
        self.each = 2 if self.has("library") else 1
        """Coins that a matching neighbour brings."""
        self._around: dict[str, list[District]] = {}
        self._colors: dict[str, list[str]] = {}
        self._tiles: dict[str, Any] = facts["tiles"]
        self.left = GRID - len(self.city)
        self.coin = FULL_COIN * min(1.0, self.left / LAST_BUILDS)
        """Points that a coin in the supply is worth: it buys districts, and nothing once the city is full."""

    def cost(self, tile: str) -> int:
        """Return a tile's printed cost."""
        cost: int = self._tiles[tile]["cost"]
        return cost

    def color(self, tile: str) -> str:
        """Return a tile's colour."""
        color: str = self._tiles[tile]["color"]
        return color

    def has(self, tile: str) -> bool:
        """Whether this seat controls a tile."""
        return tile in self.city and self.city[tile].mine

    @lazily
    def opponent(self) -> "View":
        """The same facts from the other chair; what is hidden from this seat stays hidden."""
        view = View(self.facts, self.other)
        view._colors = self._colors
        return view

    def around(self, cell: str) -> list[District]:
        """Return the districts that touch a cell."""
        if cell not in self._around:
            self._around[cell] = [self.at[near] for near in TOUCHING[cell] if near in self.at]
        return self._around[cell]

    def matches(self, color: str, cell: str) -> int:
        """Count the districts of a colour that touch a cell."""
        return self.colors_near(cell).count(color)

    def colors_near(self, cell: str) -> list[str]:
        """Return the colours of the districts that touch a cell."""
        if cell not in self._colors:
            at = self.at
            self._colors[cell] = [at[near].color for near in TOUCHING[cell] if near in at]
        return self._colors[cell]

    @lazily
    def best_cells(self) -> dict[str, str]:
        """For each colour the free cell that touches most districts of it."""
        free = self.facts["free"]
        if not free:
            return {}
        best, most = dict.fromkeys(COLORS, free[0]), dict.fromkeys(COLORS, 0)
        for cell in free:
            colors = self.colors_near(cell)
            for color in colors:
                n = colors.count(color)
                if n > most[color]:
                    best[color], most[color] = cell, n
        return best

    def of_color(self, color: str) -> int:
        """Count the own districts of a colour, the School of Magic always among them (it may count as any)."""
        return sum([district.color == color or district.tile == "school-of-magic" for district in self.mine])

    def colors(self) -> int:
        """Count the colours among the own districts; the School of Magic fills a gap where there is one."""
        plain = {district.color for district in self.mine if district.tile != "school-of-magic"}
        return min(5, len(plain) + self.has("school-of-magic"))

    @lazily
    def buildable(self) -> list[str]:
        """Return the tiles that this seat may build, as far as they are seen."""
        tops = [stack[0] for stack in self.facts["row"] if stack]
        return seen([*tops, *self.my["stand"]])

    def guarded_by(self, tile: str) -> list[District]:
        """Return what the Guard protects when it stands on a tile of the city, or on the council."""
        if tile not in self.city:
            return []
        return [self.city[tile], *self.around(self.city[tile].cell)]


def seen(cards: Iterable[str]) -> list[str]:
    """Leave out the cards that are hidden."""
    return [card for card in cards if card != HIDDEN]


@lru_cache(maxsize=1 << 14)
def _district(
    cell: str, me: str, tile: str, owner: str, coins: int, color: str, cost: int, protected: bool
) -> District:
    return District(tile, cell, owner == me, color, cost, coins, protected)
