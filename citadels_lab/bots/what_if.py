"""The what-if bot: it asks what if of each answer, and plays the one that won most."""

from collections.abc import Callable
from contextlib import closing
from time import monotonic
from typing import Any, Final

from citadels_lab.bots import bot
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.playout import Imagination, Look, Question
from citadels_lab.study.halving import survivors
from citadels_lab.study.playing import Task
from citadels_lab.study.runners import Here, Runner
from citadels_lab.study.tally import Tallies, Tally

PLAYOUTS: Final = 40
MODEL: Final = "greedy"
"""A few playouts by bots that know what they do tell more than many at random: see docs/bots.md."""


class WhatIf:
    """Plays every answer on in worlds as its seat may imagine them, and takes the one that won most; margins decide
    among equals.

    ``playouts`` is how many it plays for a decision (one an answer at least), ``model`` who plays on at every seat of
    them. They are shared out by sequential halving (Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in
    multi-armed bandits", 2013). ``seconds`` end it sooner; what it then answers depends on the
    machine, and without them on the seed alone. Where they end before a single world has been played, it answers as
    ``model`` does.
    """

    name = "what_if"
    wants_worlds = True
    _runner: Runner | None = None
    _stopped: Callable[[], bool] = staticmethod(lambda: False)

    def __init__(self, playouts: int = PLAYOUTS, model: Any = MODEL, seconds: float | None = None) -> None:
        self.playouts, self.model, self.seconds = playouts, model, seconds

    def helped(self, runner: Runner, seconds: float, stopped: Callable[[], bool]) -> "WhatIf":
        """Return this bot as one whose games ``runner`` plays: for so many seconds, or until it is ``stopped``."""
        helped = WhatIf(self.playouts, self.model, seconds)
        helped._runner, helped._stopped = runner, stopped
        return helped

    def choose(self, question: Question, look: Look, dice: Dice) -> Action:
        """Return the legal answer that won most."""
        if len(question.legal) == 1:
            return question.legal[0]
        if not isinstance(look, Imagination):
            raise LabError("bot-without-worlds", bot=self.name)
        seed = dice.below(1 << 63)
        world = look.world(Dice(seed))  # as good as the true one: both look alike from here, so both give equal worlds
        bots = dict.fromkeys(world.seats, self.model)
        best = self._best(Task(world, question.seat, tuple(question.legal), bots, seed))
        return bot(self.model).choose(question, look, dice) if best is None else question.legal[best]

    def _best(self, task: Task) -> int | None:
        """Return the place of the option that won most; None when the time was over before anything was known."""
        left, known, start = tuple(range(len(task.options))), list[Tally](), 0
        rounds, stopped, runner = (len(left) - 1).bit_length(), self._clock(), self._runner or Here()
        for _ in range(rounds):
            stop = start + max(1, self.playouts // (rounds * len(left)))
            known.append(Tally(left))
            with closing(runner.run(task, range(start, stop), left, stopped)) as chunks:
                for _, tally in chunks:
                    assert isinstance(tally, Tally)  # the task is not sorted by what a seat holds
                    known[-1].merge(tally)
            keep = 1 if stopped() else -(-len(left) // 2)
            left, start = survivors(Tallies(tuple(known)), left, keep), stop
        return left[0] if known[0].n else None

    def _clock(self) -> Callable[[], bool]:
        """Return what tells whether the time is over, or nobody wants to know any more."""
        if self.seconds is None:
            return self._stopped
        end = monotonic() + self.seconds
        return lambda: monotonic() > end or self._stopped()


BOT = WhatIf()
