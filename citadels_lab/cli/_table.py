"""The table in words: the city as a map, the players, the council, the row, as one viewer may know them."""

from collections.abc import Iterator
from typing import Any

from citadels_lab.rules.kernel.variant import HIDDEN, Facts
from citadels_lab.words import has, name, say

COUNTS = ("gold", "seats", "score")
CARDS = (
    ("stand", "tile"), ("drawn", "tile"), ("dealt", "character"), ("hand", "character"),
    ("played", "character"), ("laid_out", "character"), ("discarded", "character"),
)  # fmt: skip
"""What a player may hold, and which names it goes by; what is empty or unknown to a variant is left out."""


def table_lines(facts: Facts, lang: str) -> Iterator[str]:
    """Give the lines that describe the facts of a position."""
    yield say("cli.table.when", lang, phase=_phase(facts, lang), round=facts["round"], bank=facts["bank"])
    if "city" in facts and "room" in facts:
        yield ""
        yield from _map(facts, lang)
        yield ""
    if "guard" in facts:
        yield _guard(str(facts["guard"]), lang)
    if "row" in facts:
        yield say("cli.table.row", lang, text=_names([stack[0] for stack in facts["row"] if stack], "tile", lang))
    for seat, player in facts["players"].items():
        yield from _player(seat, player, lang)


def _phase(facts: Facts, lang: str) -> str:
    key = f"cli.phase.{facts['phase']}"
    return say(key, lang, n=facts.get("rank", 0)) if has(key) else str(facts["phase"])


def _guard(where: str, lang: str) -> str:
    if where == "council":
        return say("cli.table.guard-council", lang)
    return say("cli.table.guard", lang, text=name("tile", where, lang))


def _map(facts: Facts, lang: str) -> Iterator[str]:
    columns = sorted({cell[0] for cell in facts["room"]})
    rows = sorted({cell[1:] for cell in facts["room"]})
    grid = [[_cell(facts, column + row, lang) for column in columns] for row in rows]
    width = max(len(text) for line in grid for text in line)
    yield "   " + " ".join(column.ljust(width) for column in columns).rstrip()
    for row, line in zip(rows, grid, strict=True):
        yield f"{row}  " + " ".join(text.ljust(width) for text in line).rstrip()


def _cell(facts: Facts, cell: str, lang: str) -> str:
    entry = facts["city"].get(cell)
    if entry is None:
        return "+" if cell in facts["free"] else "."
    owner = name("seat", entry["owner"], lang)[:1]
    coins = f" +{entry['coins']}" if entry["coins"] else ""
    return f"{owner}:{name('tile', entry['tile'], lang)} {entry['cost']}{coins}{' *' if entry['protected'] else ''}"


def _player(seat: str, player: dict[str, Any], lang: str) -> Iterator[str]:
    who = name("seat", seat, lang)
    counts = ", ".join(
        say(f"cli.table.{key}", lang, n=player[key]) for key in ("gold", "seats", "score") if key in player
    )
    yield say("cli.table.player", lang, who=who, text=counts)
    for key, kind in CARDS:
        if player.get(key):
            yield "  " + say(f"cli.table.{key}", lang, text=_names(player[key], kind, lang))


def _names(ids: list[str], kind: str, lang: str) -> str:
    return ", ".join("?" if id == HIDDEN else name(kind, id, lang) for id in ids)
