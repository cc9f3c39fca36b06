"""What is measured of our own games: whole playouts, and the calls that a screen, a bot or a what-if makes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click

import citadels_lab as lab
from citadels_lab.rules.kernel.position import Position, inside

from .measure import Bench

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("duel", {}), ("classic", {"players": 4}), ("classic", {"players": 7}), ("dark_city", {"players": 5}),
    ("edition_2016", {"players": 6, "preset": "cunning_agents"}),
)  # fmt: skip
"""The games that are measured, random and greedy."""


AIMED = "classic, 4 players, random"
AIMS = (("asked for", 1_200, 300_000), ("the aim", 2_000, 500_000))
"""Games and decisions a second, on one core, that these games should reach."""


def playouts(bench: Bench, variant: str, bot: str, games: int, **options: Any) -> None:
    """Measure whole games from set-up to the end."""

    def play(seed: int) -> int:
        return len(lab.play_out(lab.new_game(variant, seed=seed, **options), bot, seed).actions)

    bench.games(_named(variant, bot, options), play, games)


def _named(variant: str, bot: str, options: Mapping[str, Any]) -> str:
    company = f", {options['players']} players" if "players" in options else ""
    return f"{variant}{company}, {bot}"


def aims(bench: Bench, variant: str, **options: Any) -> None:
    """Print how far random games are from what they should reach, where that was said."""
    name = _named(variant, "random", options)
    if name != AIMED:
        return
    took, rate = bench.took[name], bench.rates[name]
    quicker = took.taken / took.best
    for what, games, decisions in AIMS:
        of_games, of_decisions = 1 / took.taken / games, rate / decisions
        click.echo(
            f"    {what}: {games:,} games/s, here {of_games:.2f} of that, in the best round {of_games * quicker:.2f};"
            f" {decisions:,} decisions/s, here {of_decisions:.2f}, in the best round {of_decisions * quicker:.2f}"
        )


def positions(variant: str, games: int) -> list[Position[Any]]:
    """Return every position of some random games, save their ends."""
    found: list[Position[Any]] = []
    for seed in range(games):
        position = lab.new_game(variant, seed=seed)
        for action in lab.play_out(position, "random", seed).actions:
            found.append(position)
            position = position.answer(action)
    return found


def calls(bench: Bench, found: Sequence[Position[Any]]) -> None:
    """Measure the calls that a screen, a bot or a what-if makes, over these positions."""
    records = [position.record() for position in found[:: max(1, len(found) // 8)]]
    legal = [(position, position.decision.legal[0]) for position in found if position.decision]
    states = [inside(position)[0] for position in found]
    pieces: dict[str, tuple[Callable[[Any], object], Sequence[Any]]] = {
        "position.answer(action)": (lambda pair: pair[0].answer(pair[1]), legal),
        "the same, and all options with reasons": (lambda pair: _options(pair[0].answer(pair[1])), legal),
        "position.scores()": (lambda position: position.scores(), found),
        "position.facts()": (lambda position: position.facts(), found),
        "lab.observe(position, seat)": (lambda position: lab.observe(position, position.seats[0]), found),
        "copy of a state": (lambda state: state.copy(), states),
        "position.record()": (lambda position: position.record(), found),
        "lab.load(record)": (lab.load, records),
    }
    for name, (call, each) in pieces.items():
        bench.line(name, lambda call=call, each=each: [call(piece) for piece in each], len(each))  # type: ignore[misc]


def _options(position: Position[Any]) -> object:
    return position.decision and position.decision.options
