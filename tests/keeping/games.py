"""Games and stores for the tests of keeping."""

from pathlib import Path

import citadels_lab as lab
from citadels_lab.keeping import Keys, Mark, Store

TWO = {"white": "person", "black": "person"}
SOLO = {"white": "person", "black": "greedy"}
CARDS = {
    "duel": ({}, TWO),
    "classic": ({"players": ("ana", "bo", "chi")}, {"ana": "person", "bo": "person", "chi": "greedy"}),
    "dark_city": ({"players": 2}, None),
    "edition_2016": ({"players": 4}, None),
}


def new(variant: str = "duel", seed: int = 7) -> lab.Position:
    """The beginning of a game."""
    return lab.new_game(variant, seed=seed, **CARDS[variant][0])


def people(position: lab.Position) -> dict[str, str]:
    """Persons at every seat."""
    return dict.fromkeys(position.seats, "person")


def on(position: lab.Position, times: int = 1, option: int = 0) -> lab.Position:
    """The position after so many more answers."""
    for _ in range(times):
        if position.over:
            break
        legal = position.decision.legal
        position = position.answer(legal[(option + len(position.actions)) % len(legal)])
    return position


def kept(path: Path, position: lab.Position | None = None) -> tuple[Store, Keys, int]:
    """A store with one game of two people in it; the game's keys and number."""
    store = Store(path)
    position = position or new()
    keys = store.begin(position, people(position))
    return store, keys, store.open(keys.table).door.game


def mark(position: lab.Position, lines: int = 0) -> Mark:
    """The mark of a game that stands there."""
    return Mark(len(position.actions), lines)
