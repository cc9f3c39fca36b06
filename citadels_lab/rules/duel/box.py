"""The tiles in the box: names, colours and costs, read from one data file and checked against the rule text."""

import csv
import io
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from citadels_lab.rules.kernel.errors import LabError

COLORS: Final = ("noble", "religious", "commercial", "military", "unique")
BASIC_COLORS: Final = COLORS[:4]
COLUMNS: Final = ("kind", "name", "colour", "cost")
UNIQUES: Final = (
    "armory", "capitol", "imperial-treasury", "ivory-tower", "library",
    "public-house", "school-of-magic", "statue", "thieves-den", "wishing-well",
)  # fmt: skip
HIGHEST_COST: Final = 9
TAKEN: Final = ("white", "black", "bank", "council")
"""Names of other accounts and places, which no tile can have."""
LARGEST: Final = 20_000


@dataclass(frozen=True)
class TileBox:
    """The 30 tiles of a box: colour and cost of each, and the ids by kind.

    ``text`` is the table they came from, ``table`` the same as plain data:
    ``{"statue": {"color": "unique", "cost": 4}}``.
    """

    color: Mapping[str, str]
    cost: Mapping[str, int]
    basic: tuple[str, ...]
    starting: tuple[str, ...]
    unique: tuple[str, ...]
    text: str
    table: Mapping[str, Mapping[str, str | int]]


def tile_id(name: str) -> str:
    """Return the id of a tile from its name: "Thieves' Den" is ``thieves-den``."""
    letters = "".join(letter if letter.isalnum() else " " for letter in name.lower().replace("'", "").replace("’", ""))
    return "-".join(letters.split())


@lru_cache(maxsize=16)
def read_box(text: str) -> TileBox:
    """Return the tiles of a CSV table with the columns kind, name, colour and cost.

    Raises LabError naming the line when a cost, colour or name is wrong, or the counts are not those of
    duel.components.
    """
    ids: dict[str, list[str]] = {"basic": [], "starting": [], "unique": []}
    color: dict[str, str] = {}
    cost: dict[str, int] = {}
    for line, row in _rows(text):
        tile = _checked_name(line, row, color)
        ids[_checked(line, "kind", row, tuple(ids))].append(tile)
        color[tile] = _checked(line, "colour", row, COLORS)
        cost[tile] = _checked_cost(line, row)
        if row.get("copies", "").strip():
            _checked(line, "copies", row, ("1",))
    _check_counts(ids, color)
    canonical = "kind,name,colour,cost\n" + "".join(
        f"{kind},{tile},{color[tile]},{cost[tile]}\n" for kind in ids for tile in sorted(ids[kind])
    )
    basic, starting, unique = (tuple(sorted(ids[kind])) for kind in ids)
    table: dict[str, Mapping[str, str | int]] = {tile: {"color": color[tile], "cost": cost[tile]} for tile in color}
    return TileBox(color, cost, basic, starting, unique, canonical, table)


@cache
def default_box() -> TileBox:
    """Return the tiles with the costs that we assume, since the rulebook prints none (duel.tiles.costs)."""
    data = files("citadels_lab.rules.editions") / "data" / "tiles_duel.csv"
    return read_box(data.read_text(encoding="utf-8"))


def _rows(text: str) -> list[tuple[int, dict[str, str]]]:
    if len(text) > LARGEST:
        raise LabError("tiles-size", n=LARGEST)
    lines_of_text = text.removeprefix("\ufeff").splitlines()  # the mark that spreadsheets put first
    lines = [(at, line) for at, line in enumerate(lines_of_text, start=1) if line.strip() and line[0] != "#"]
    try:
        table = list(
            csv.reader(io.StringIO("\n".join(line for _, line in lines)), delimiter=_delimiter(lines), strict=True)
        )
    except csv.Error as error:
        raise LabError("tiles-not-csv", where=str(error)) from None
    head = [column.strip().lower() for column in table[0]] if table else []
    missing = [column for column in COLUMNS if column not in head]
    if missing:
        raise LabError("tiles-columns", missing=", ".join(missing), columns=", ".join(COLUMNS))
    if len(table) != len(lines):
        raise LabError("tiles-not-csv", where='"')
    rows = [(at, dict(zip(head, cells, strict=False))) for (at, _), cells in zip(lines, table, strict=True)]
    for at, row in rows[1:]:
        if any(not row.get(column, "").strip() for column in COLUMNS):
            raise LabError("tiles-short-line", line=at, columns=", ".join(COLUMNS))
    return rows[1:]


def _delimiter(lines: list[tuple[int, str]]) -> str:
    """Return what separates the columns: commas, or semicolons as some spreadsheets write."""
    head = lines[0][1] if lines else ""
    return ";" if ";" in head and "," not in head else ","


def _checked(line: int, column: str, row: Mapping[str, str], allowed: tuple[str, ...]) -> str:
    value = row[column].strip().lower()
    if value not in allowed:
        raise LabError("tiles-word", line=line, column=column, given=row[column][:40], allowed=", ".join(allowed))
    return value


def _checked_name(line: int, row: Mapping[str, str], seen: Mapping[str, str]) -> str:
    tile = tile_id(row["name"])
    if not tile or len(tile) > 40 or not tile.isascii() or tile.isdigit() or tile in TAKEN:
        raise LabError("tiles-name", line=line, given=row["name"][:60])
    if tile in seen:
        raise LabError("tiles-twice", line=line, given=row["name"][:60])
    return tile


def _checked_cost(line: int, row: Mapping[str, str]) -> int:
    text = row["cost"].strip()
    if not (text.isascii() and text.isdigit() and len(text) == 1 and int(text) <= HIGHEST_COST):
        raise LabError("tiles-cost", line=line, given=text[:40], highest=HIGHEST_COST)
    return int(text)


def _check_counts(ids: Mapping[str, list[str]], color: Mapping[str, str]) -> None:
    for kind, each in (("basic", 4), ("starting", 1)):
        for wanted in BASIC_COLORS:
            found = sum(color[tile] == wanted for tile in ids[kind])
            if found != each:
                raise LabError("tiles-count", kind=kind, colour=wanted, found=found, right=each)
        strangers = [tile for tile in ids[kind] if color[tile] == "unique"]
        if strangers:
            raise LabError("tiles-count", kind=kind, colour="unique", found=len(strangers), right=0)
    for tile in sorted({*ids["unique"], *UNIQUES}):
        if tile not in UNIQUES or tile not in ids["unique"] or color[tile] != "unique":
            raise LabError("tiles-uniques", given=tile, names=", ".join(UNIQUES))
