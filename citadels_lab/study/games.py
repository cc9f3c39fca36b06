"""The games behind the numbers: how the first playouts of each option ended, and any playout as a game to look at."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from citadels_lab.rules.kernel.position import Position

from .playing import Playouts, Task
from .runners import Runner
from .tally import WIN, Columns, Outcome, Tally

NOTED: Final = 20
"""Of so many playouts, the first of each option, it is remembered how each ended."""


@dataclass(frozen=True, slots=True)
class Game:
    """How a playout ended for the seat: its number, its part of the win (1, 0, or less than 1 when shared), its margin
    in points above the best of the others."""

    index: int
    won: float
    margin: int


class Noting:
    """A runner that has another one play, and notes in ``games`` how the first playouts of each option ended.

    The first ones are played one at a time: a chunk of one playout is its outcome.
    """

    def __init__(self, runner: Runner, first: int = NOTED) -> None:
        self._runner = runner
        self._first = first
        self.games: dict[int, list[Game]] = {}

    def run(
        self, task: Task, indexes: range, options: tuple[int, ...], stopped: Callable[[], bool]
    ) -> Iterator[tuple[range, Tally | Columns]]:
        """Give the chunks as the other runner does."""
        alone = max(0, self._first - indexes.start)
        for index in indexes[:alone]:
            for chunk, tally in self._runner.run(task, range(index, index + 1), options, stopped):
                if isinstance(tally, Tally):
                    self._note(index, tally)
                yield chunk, tally
        if indexes[alone:]:
            yield from self._runner.run(task, indexes[alone:], options, stopped)

    def close(self) -> None:
        """Leave the other runner open: whoever made it closes it."""

    def _note(self, index: int, tally: Tally) -> None:
        for at, option in enumerate(tally.options):
            outcome = Outcome(tally.wins.totals[at], tally.margins.totals[at])
            self.games.setdefault(option, []).append(Game(index, outcome.wins / WIN, outcome.margin))


def sorted_games(games: list[Game]) -> list[Game]:
    """Return games from the best for the seat to the worst; equal ones by their numbers."""
    return sorted(games, key=lambda game: (-game.won, -game.margin, game.index))


def imagined_game(task: Task, index: int, option: int) -> tuple[Position[Any], int]:
    """Return the end of a playout of an option (its place in ``task.options``), and how many answers it had with it.

    The game begins in the world of that playout, so that all of it agrees with what the seat has seen, and nothing of
    it is known to be so. Raises LabError when a bot fails.
    """
    playouts = Playouts(task)
    world = playouts.world(index)
    return playouts.end(index, option, world), len(world.actions) + 1
