"""Playouts of a what-if: a world is imagined, an option is answered in it, and bots play on to the end.

Playout ``k`` is the same wherever and whenever it is played: its world is drawn by ``Dice(seed, k)`` alone and is the
same for every option, and what the bots roll depends on ``seed`` and ``k`` only.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, Protocol

from citadels_lab.bots import bot
from citadels_lab.rules.kernel import playout
from citadels_lab.rules.kernel.action import Action, illegal, parse
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.observation import observe
from citadels_lab.rules.kernel.playout import Bot, Look, Question
from citadels_lab.rules.kernel.position import Position
from citadels_lab.rules.kernel.stack import roomy

from .ends import WIN, Outcome
from .tally import Column, Columns, Tally
from .worlds import World

BOTS = 1
"""What tells the dice of the bots from those that the world is drawn by."""


def outcome(end: Position[Any], seat: str) -> Outcome:
    """Return how a game ended for a seat: its part of the win, and its points above the best of the others."""
    winners = end.winners
    scores = {name: score.total for name, score in end.scores().items()}
    own = scores.pop(seat)
    return Outcome(WIN // len(winners) if seat in winners else 0, own - max(scores.values()))


class Worlds(Protocol):
    """Draws complete positions that agree with all that a seat has seen."""

    def sample(self, dice: Dice) -> Position[Any]:
        """Return one of them; the same dice give the same one."""
        ...


@dataclass(frozen=True)
class Task:
    """A question to be played out: plain data, sent to whoever plays.

    ``bots`` names a bot, or holds one, for each seat. ``worlds`` makes, of a position and a seat, what draws worlds.
    Where ``sorted_by`` names a seat, what comes out is sorted by what that seat holds. ``outcome`` says what counts at
    the end of a game.
    """

    position: Position[Any]
    seat: str
    options: tuple[Action, ...]
    bots: Mapping[str, Any]
    seed: int = 0
    worlds: Callable[[Position[Any], str], Worlds] = World
    sorted_by: str | None = None
    outcome: Callable[[Position[Any], str], Outcome] = outcome


class Playouts:
    """A task being played, in one process: made once, then asked for playouts by their numbers."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self._bots: dict[str, Bot] = {seat: bot(given) for seat, given in task.bots.items()}
        self._worlds = task.worlds(task.position, task.seat)

    def world(self, index: int) -> Position[Any]:
        """Return the world of a playout."""
        return self._worlds.sample(Dice(self.task.seed, index))

    def end(self, index: int, option: int, world: Position[Any] | None = None) -> Position[Any]:
        """Return the end of a playout of an option (its place in ``task.options``).

        Raises LabError, naming bot and seat, when a bot fails.
        """
        first, world = self.task.options[option], world or self.world(index)
        seed = Dice(self.task.seed, index, BOTS).below(1 << 63)
        try:
            return playout.play_out(world, self._bots, seed, first=first)
        except (Exception, SystemExit) as error:  # a bot is anybody's code
            self._blame(world.answer(first), seed, error)

    @roomy
    def tally(
        self, indexes: Sequence[int], options: Sequence[int], stopped: Callable[[], bool] = lambda: False
    ) -> Tally | Columns:
        """Return what these playouts came to. Ends early, with whole worlds only, once ``stopped()`` is true."""
        tally: Tally | Columns = Columns(options) if self.task.sorted_by else Tally(options)
        for index in indexes:
            world = self.world(index)
            row = []
            for option in options:
                if stopped():
                    return tally
                row.append(self.task.outcome(self.end(index, option, world), self.task.seat))
            tally.add(row, index, held(world, self.task.sorted_by) if self.task.sorted_by else ())
        return tally

    def _blame(self, after: Position[Any], seed: int, error: BaseException) -> NoReturn:
        """Play it again, watching who is asked: playouts do not watch, it would cost time."""
        watched = {seat: _Watched(seat, player) for seat, player in self._bots.items()}
        try:
            playout.play_out(after, watched, seed)
        except _Failed as failed:
            raise failed.told() from error
        except LabError:
            pass
        raise error if isinstance(error, LabError) else _told("?", "?", error)


def held(world: Position[Any], seat: str) -> Column:
    """Return the characters that a seat holds and has not shown."""
    player = observe(world, seat).facts["players"][seat]
    shown = player.get("revealed", ())
    return tuple(name for name in player.get("characters", player["hand"]) if name not in shown)


class _Failed(Exception):
    def __init__(self, name: str, seat: str, error: BaseException) -> None:
        super().__init__(name)
        self.name, self.seat, self.error = name, seat, error

    def told(self) -> LabError:
        return _told(self.name, self.seat, self.error)


def _told(name: str, seat: str, error: BaseException) -> LabError:
    why = error if isinstance(error, LabError) else f"{type(error).__name__}: {error}"[:200]
    return LabError("what-if-bot", bot=name, seat=seat, why=why)


class _Watched:
    """A bot whose failures, and whose answers that are no options, are told with its name and seat."""

    def __init__(self, seat: str, player: Bot) -> None:
        self.name, self._seat, self._player = player.name, seat, player

    def choose(self, question: Question, look: Look, dice: Dice) -> Action:
        try:
            action = self._player.choose(question, look, dice)
            if action not in question.legal:
                raise illegal(parse(action), question.legal)
        except (Exception, SystemExit) as error:
            raise _Failed(self.name, self._seat, error) from error
        return action
