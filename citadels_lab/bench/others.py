"""Random games of other well-known Python game engines, measured in the same run to compare with.

They are an optional extra (``pip install "citadels-lab[bench]"``); one that is not installed is named and left out.
Each plays uniformly random legal moves through its ordinary Python face, set-up included, as ours do. The games differ,
so decisions a second tell how quick an engine is at asking and answering, not how large its game is.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import click

from .measure import Bench

Play: TypeAlias = Callable[[int], int]
"""Plays the game of a seed and returns how many decisions it took."""


def open_spiel(name: str) -> Play:
    """A game of OpenSpiel (Lanctot et al. 2019), its chance drawn as the game says."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        dice, state, decisions = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def python_chess() -> Play:
    """Chess as python-chess plays it."""
    import chess

    def play(seed: int) -> int:
        dice, board = random.Random(seed), chess.Board()
        while not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
        return len(board.move_stack)

    return play


def rlcard() -> Play:
    """Gin rummy as RLCard (Zha et al. 2019) plays it."""
    import rlcard as cards

    def play(seed: int) -> int:
        env: Any = cards.make("gin-rummy", config={"seed": seed})
        dice, decisions = random.Random(seed), 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


OTHERS: Mapping[str, Callable[[], Play]] = {
    "OpenSpiel hearts": lambda: open_spiel("hearts"),
    "OpenSpiel gin rummy": lambda: open_spiel("gin_rummy"),
    "python-chess": python_chess,
    "RLCard gin rummy": rlcard,
}


def others(bench: Bench, games: int) -> None:
    """Measure every engine that is installed."""
    click.echo("others, random:")
    for name, make in OTHERS.items():
        try:
            play = make()
        except ImportError as missing:
            click.echo(f'{name}: not installed ({missing.name}); pip install "citadels-lab[bench]" brings it')
            continue
        bench.games(name, play, games)


def ratios(bench: Bench, ours: Mapping[str, float]) -> None:
    """Print our decisions a second as so many times theirs, a line for each of our random games."""
    theirs = {name: rate for name, rate in bench.rates.items() if name in OTHERS}
    if not theirs:
        return
    click.echo("our decisions a second, divided by theirs:")
    click.echo(f"{'':<34}" + "".join(f"{name:>22}" for name in theirs))
    for game, rate in ours.items():
        if game.endswith("random"):
            click.echo(f"{game:<34}" + "".join(f"{rate / other:>22.2f}" for other in theirs.values()))
