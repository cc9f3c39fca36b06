"""A question that is being played, and what is known so far. It is played in a thread; whoever looks only reads."""

import logging
from dataclasses import dataclass, field
from functools import partial
from threading import Event
from typing import Any, Final

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.errors import LabError, fault
from citadels_lab.rules.kernel.position import Position
from citadels_lab.study.answer import Answer
from citadels_lab.study.games import imagined_game
from citadels_lab.study.matrix import Matrix, matrix
from citadels_lab.study.models import Comparison
from citadels_lab.study.playing import Task
from citadels_lab.study.runners import Runner
from citadels_lab.study.whatif import question, what_if

RUNNING, FINAL, STOPPED, FAILED = "provisional", "final", "stopped", "failed"

SOONEST: Final = 0.2
"""Seconds between two provisional answers, at least."""
PER_PAIR: Final = 0.0002
"""With many options an answer takes long to work out, as every two are compared: then they come less often."""


@dataclass
class Run:
    """What is asked: options at a position, for the seat that is asked there. ``news`` grows when more is known."""

    position: Position[Any]
    seat: str
    samples: str
    seed: int
    state: str = RUNNING
    news: int = 0
    error: Exception | None = None
    cancel: Event = field(default_factory=Event)

    @property
    def running(self) -> bool:
        """Whether it is still being played."""
        return self.state == RUNNING

    def play(self, runner: Runner) -> None:
        """Play it to the end, or until it is cancelled; what goes wrong is kept in ``error``."""
        try:
            self._play(runner)
            self.state = STOPPED if self.cancel.is_set() else FINAL
        except Exception as error:  # the screen tells it in a sentence, the log has the whole story
            if not isinstance(error, LabError):
                logging.getLogger(__name__).exception("The question what if failed")
            self.error, self.state = error, STOPPED if self.cancel.is_set() else FAILED
        self.news += 1

    @property
    def progress(self) -> tuple[int, int]:
        """How many playouts are done, and of how many."""
        raise NotImplementedError

    def _play(self, runner: Runner) -> None:
        raise NotImplementedError


@dataclass
class Compared(Run):
    """The options compared, once with each of the ``bots`` playing on; ``choice`` is what the person chose before.

    What is known is never changed, only replaced: the server goes through it while the thread that plays learns more.
    """

    bots: tuple[str, ...] = ()
    choice: Action | None = None
    answers: dict[str, Answer] = field(default_factory=dict)

    @property
    def progress(self) -> tuple[int, int]:
        """How many playouts are done with all bots, and of how many."""
        answers = list(self.answers.values())
        planned = max((answer.planned for answer in answers), default=1)
        return sum(answer.done for answer in answers), planned * len(self.bots)

    @property
    def comparison(self) -> Comparison | None:
        """What the bots agree on, when each has played."""
        done = len(self.answers) == len(self.bots) > 1 and all(answer.done for answer in self.answers.values())
        return Comparison(dict(self.answers)) if done else None

    def task(self, bot: str) -> Task:
        """Return the question as it is played with one of the bots."""
        return question(self.position, self.seat, None, bot, self.seed)

    def game(self, bot: str, option: int, index: int) -> tuple[Position[Any], int]:
        """Return the end of a playout, and the step after the option."""
        return imagined_game(self.task(bot), index, option)

    def _play(self, runner: Runner) -> None:
        options = len(self.position.decision.legal) if self.position.decision else 0
        for bot in self.bots:
            if self.cancel.is_set():
                return
            answer = what_if(
                self.position, self.seat, samples=self.samples, bots=bot, seed=self.seed, runner=runner,
                cancel=self.cancel, every=max(SOONEST, PER_PAIR * options * options),
                on_progress=partial(self._know, bot),
            )  # fmt: skip
            self._know(bot, answer)

    def _know(self, bot: str, answer: Answer) -> None:
        self.answers = {**self.answers, bot: answer}
        self.news += 1


@dataclass
class Guessed(Run):
    """The guessing game: my choice against what another seat holds."""

    bot: str = ""
    against: str = ""
    matrix: Matrix | None = None
    done: int = 0
    planned: int = 1

    @property
    def progress(self) -> tuple[int, int]:
        """How many worlds are done, and of how many."""
        return self.done, self.planned

    def _play(self, runner: Runner) -> None:
        found = matrix(
            self.position, self.against, self.seat, samples=self.samples, bots=self.bot, seed=self.seed,
            runner=runner, cancel=self.cancel, on_progress=self._know,
        )  # fmt: skip
        self.matrix = found

    def _know(self, done: int, planned: int) -> None:
        self.done, self.planned, self.news = done, planned, self.news + 1


def told(error: Exception, language: str) -> str:
    """Return what went wrong in the reader's language."""
    return fault(error).text(language)
