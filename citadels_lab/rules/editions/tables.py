"""The tables of the card game as data: the districts of each deck, and the draft for each number of players."""

import csv
import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from citadels_lab.rules.flow.roster import DraftPlan

DECKS: Final = ("seed", "classic68", "ffg66", "original65")


@dataclass(frozen=True)
class Deck:
    """The districts of a deck by id: colour, cost, copies; and the cost of bonus districts that could be added."""

    color: dict[str, str]
    cost: dict[str, int]
    copies: dict[str, int]
    bonus: dict[str, int]

    def plus(self, names: tuple[str, ...], minus: tuple[str, ...] = ()) -> "Deck":
        """Return the deck with one copy of each named bonus district, and without others."""
        copies = {name: n for name, n in self.copies.items() if name not in minus} | dict.fromkeys(names, 1)
        return Deck(self.color, self.cost | {name: self.bonus[name] for name in names}, copies, self.bonus)


@cache
def deck(name: str) -> Deck:
    """Return a printed deck (classic.deck)."""
    rows = _rows("districts_classic.csv")
    copies = {row["id"]: int(row[f"copies_{name}"]) for row in rows if int(row[f"copies_{name}"])}
    return Deck(
        color={row["id"]: row["type"] for row in rows},
        cost={row["id"]: int(row[f"cost_{name}"]) for row in rows if row["id"] in copies},
        copies=copies,
        bonus={
            row["id"]: int(row["cost_bonus"])
            for row in rows
            if row["cost_bonus"] and row["id"] not in (*copies, "ball-room")
        },
    )


@lru_cache(maxsize=512)
def deck_2016(uniques: tuple[str, ...]) -> Deck:
    """Return the basic districts of the 2016 edition with one copy of each of these unique ones (2016.setup.deck)."""
    rows = [row for row in _rows("districts_2016.csv") if row["type"] != "unique" or row["id"] in uniques]
    return Deck(
        color={row["id"]: row["type"] for row in _rows("districts_2016.csv")},
        cost={row["id"]: int(row["cost"] or 0) for row in rows},
        copies={row["id"]: int(row["copies"]) for row in rows},
        bonus={},
    )


@cache
def uniques_2016() -> tuple[str, ...]:
    """Return the thirty unique districts of the 2016 edition."""
    return tuple(row["id"] for row in _rows("districts_2016.csv") if row["type"] == "unique")


@cache
def presets() -> dict[str, Any]:
    """Return the seven presets by id: their names, characters and unique districts (2016.presets)."""
    return _toml("presets.toml")


SPECIAL: Final = {
    "two_player": ((0, ""), (1, "aside"), (0, "aside"), (1, "")),
    "three_player_classic": ((0, ""), (1, ""), (2, ""), (0, ""), (1, ""), (2, "")),
    "three_player_2016": ((0, ""), (1, ""), (2, "random"), (0, ""), (1, ""), (2, "")),
}
"""The drafts with a procedure of their own: whose choice (seats after the crown), and what follows it."""


def draft_plan(players: int, characters: int) -> DraftPlan:
    """Return how so many players draft so many characters."""
    row = _toml("draft.toml")[{8: "eight_characters", 9: "nine_characters"}[characters]][str(players)]
    if "special" in row:
        return DraftPlan(0, SPECIAL[row["special"]])
    return DraftPlan(row["face_up"], tuple((at, "") for at in range(players)), row.get("last_choice", False))


@cache
def _rows(file: str) -> list[dict[str, str]]:
    text = (files(__package__) / "data" / file).read_text(encoding="utf-8")
    return list(csv.DictReader(line for line in text.splitlines() if not line.startswith("#")))


@cache
def _toml(file: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "data" / file).read_text(encoding="utf-8"))
