"""Citadels Duel: its nine characters, its ten unique tiles, and its set-up options."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from citadels_lab.rules.duel import draft, expansion, facts, resolve, scoring, setup, written
from citadels_lab.rules.duel.box import TileBox, default_box, read_box
from citadels_lab.rules.duel.characters.abbot import Abbot
from citadels_lab.rules.duel.characters.architect import Architect
from citadels_lab.rules.duel.characters.assassin import Assassin
from citadels_lab.rules.duel.characters.diplomat import Diplomat
from citadels_lab.rules.duel.characters.king import King
from citadels_lab.rules.duel.characters.merchant import Merchant
from citadels_lab.rules.duel.characters.queen import Queen
from citadels_lab.rules.duel.characters.thief import Thief
from citadels_lab.rules.duel.characters.warlord import Warlord
from citadels_lab.rules.duel.state import SEATS, Roster, State
from citadels_lab.rules.duel.tiles.armory import Armory
from citadels_lab.rules.duel.tiles.capitol import Capitol
from citadels_lab.rules.duel.tiles.imperial_treasury import ImperialTreasury
from citadels_lab.rules.duel.tiles.ivory_tower import IvoryTower
from citadels_lab.rules.duel.tiles.library import Library
from citadels_lab.rules.duel.tiles.public_house import PublicHouse
from citadels_lab.rules.duel.tiles.school_of_magic import SchoolOfMagic
from citadels_lab.rules.duel.tiles.statue import Statue
from citadels_lab.rules.duel.tiles.thieves_den import ThievesDen
from citadels_lab.rules.duel.tiles.wishing_well import WishingWell
from citadels_lab.rules.kernel.action import Verbs
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.table import Table
from citadels_lab.rules.kernel.variant import Facts, Score

CHARACTERS: Final = (Assassin(), Thief(), King(), Abbot(), Merchant(), Architect(), Diplomat(), Warlord(), Queen())
TILES: Final = (
    Armory(), Capitol(), ImperialTreasury(), IvoryTower(), Library(),
    PublicHouse(), SchoolOfMagic(), Statue(), ThievesDen(), WishingWell(),
)  # fmt: skip
ROSTER: Final = Roster({card.name: card for card in CHARACTERS}, {tile.name: tile for tile in TILES})

OPTIONS: Final[dict[str, Any]] = {"unique_draw": 3, "leader_build": "owed", "tiles": ""}
"""Set-up options and what they are when not given: ``unique_draw`` 3 (keep two) or 2 (a first game),
``leader_build`` "owed" or "optional" (duel.expansion.optional-build), ``tiles`` a tile table (CSV text)."""

STEPS: Final[dict[str, Callable[[Table[State]], None]]] = {
    "stand": setup.choose_stand,
    "deal": draft.deal,
    "pass": draft.choose_pass,
    "discard": draft.choose_discard,
    "call": resolve.call,
    "leader": expansion.leader_expands,
    "other-white": expansion.other_expands,
    "other-black": expansion.other_expands,
}
"""The steps of a game by the names that ``state.next`` gives them."""


class Duel:
    """The variant "duel": two seats, white and black."""

    name = "duel"
    options: Mapping[str, Any] = OPTIONS
    verbs: Verbs = {
        "stand": ("tiles*",),
        "keep": ("characters*",),
        "discard": ("character",),
        "name": ("character",),
        "steal": ("account",),
        "seats": (),
        "guard": ("tile",),
        "coin": ("tile",),
        "gift": (),
        "gold": (),
        "build": ("tile", "cell", "mode"),
        "take": ("tile",),
        "count-as": ("color",),
        "den": ("tile", "n"),
        "wish": (),
        "pass": (),
    }

    def check(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options complete; raise LabError for an unknown name, a wrong value or a bad tile table."""
        for name in options:
            if name not in OPTIONS:
                raise LabError("unknown-option", option=str(name)[:60], variant=self.name, options=", ".join(OPTIONS))
        checked = {**OPTIONS, **options}
        for name, allowed in (("unique_draw", (3, 2)), ("leader_build", ("owed", "optional"))):
            if checked[name] not in allowed or type(checked[name]) not in (int, str):
                given = shown(checked[name])
                raise LabError("option-value", option=name, given=given, allowed=", ".join(map(str, allowed)))
        checked["tiles"] = _tiles(checked["tiles"])
        return checked

    def seats(self, state: State) -> tuple[str, ...]:
        """White and Black."""
        return SEATS

    def set_up(self, options: Mapping[str, Any], seed: int) -> State:
        """Return the table when the unique tiles are drawn."""
        must_build = options["leader_build"] == "owed"
        return setup.set_up(ROSTER, _box(options["tiles"]), seed, options["unique_draw"], must_build)

    def from_facts(self, facts: Mapping[str, Any]) -> State:
        """Return the state of a written position."""
        return written.from_facts(ROSTER, default_box(), facts)

    def step(self, table: Table[State]) -> None:
        """Play the step whose turn it is."""
        STEPS[table.state.next](table)

    def facts(self, state: State, eyes: Collection[str]) -> Facts:
        """Return the table as data, as those eyes see it."""
        return facts.facts(state, eyes)

    def glance(self, state: State, eyes: Collection[str]) -> Facts:
        """Return the same, worked out as it is read."""
        return facts.glance(state, eyes)

    def scores(self, state: State) -> dict[str, Score]:
        """Return both players' points."""
        return {seat: scoring.score(state, seat) for seat in SEATS}

    def ranking(self, state: State) -> list[tuple[str, ...]]:
        """Return the better player first."""
        return scoring.ranking(state)


def _tiles(given: Any) -> str:
    """Return the tile table of an option in its normal form ("" for the assumed costs).

    A path is no table: files are read where a person names one (``citadels_lab.new_game``), never because a record or
    a scenario from elsewhere says so.
    """
    if not isinstance(given, str) or (given.strip() and "\n" not in given):
        raise LabError("option-value", option="tiles", given=shown(given), allowed="CSV (kind,name,colour,cost ...)")
    return read_box(given).text if given.strip() else ""


def _box(tiles: str) -> TileBox:
    return read_box(tiles) if tiles else default_box()
