"""A position for every kind of question, and for every kind of option, that the games can put to a player."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import citadels_lab as lab
from citadels_lab.rules.editions.tables import presets
from citadels_lab.session import PERSON, Session

GAMES: tuple[dict[str, Any], ...] = (
    {"variant": "duel"},
    *({"variant": "classic", "players": players} for players in (2, 3, 7)),
    {"variant": "dark_city", "players": 4},
    *({"variant": "edition_2016", "players": 5, "preset": preset} for preset in presets()),
)
DEALS = 6


@cache
def found() -> dict[str, lab.Position]:
    """Return positions from games of chance, in which each question is put and each kind of option is offered."""
    kept: dict[str, lab.Position] = {}
    seen: set[tuple[str, str]] = set()
    for game, seed in ((game, seed) for game in GAMES for seed in range(DEALS)):
        for position in _play(game, seed):
            assert position.decision is not None
            variant, prompt = position.variant, position.decision.prompt
            kinds = {(variant, str(option.action[0])) for option in position.decision.options} | {(variant, prompt)}
            if kinds - seen:
                name = f"{variant}, {prompt}"
                kept[name if name not in kept else f"{name} ({len(position.actions)})"] = position
                seen |= kinds
    return kept


def _play(game: dict[str, Any], seed: int) -> Iterator[lab.Position]:
    chance = Random(seed)
    position = lab.new_game(seed=seed, **game)
    while position.decision is not None:
        yield position
        position = position.answer(chance.choice(position.decision.legal))


def table_of(position: lab.Position, language: str) -> Session:
    """Return a table at which the player who is asked looks at the question; all others are played by bots."""
    assert position.decision is not None
    asked = position.decision.seat
    players = {seat: PERSON if seat == asked else "random" for seat in position.seats}
    return Session(position, players, language=language)
