"""The what-if bot: it asks what if of each answer, and plays the one that won most."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.playout import Imagination, Look, Question
from citadels_lab.study.halving import survivors
from citadels_lab.study.playing import Playouts, Task
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
    machine, and without them on the seed alone.
    """

    name = "what_if"
    wants_worlds = True

    def __init__(self, playouts: int = PLAYOUTS, model: Any = MODEL, seconds: float | None = None) -> None:
        self.playouts, self.model, self.seconds = playouts, model, seconds

    def choose(self, question: Question, look: Look, dice: Dice) -> Action:
        """Return the legal answer that won most."""
        if len(question.legal) == 1:
            return question.legal[0]
        if not isinstance(look, Imagination):
            raise LabError("bot-without-worlds", bot=self.name)
        seed = dice.below(1 << 63)
        world = look.world(Dice(seed))  # as good as the true one: both look alike from here, so both give equal worlds
        bots = dict.fromkeys(world.seats, self.model)
        return question.legal[self._best(Playouts(Task(world, question.seat, tuple(question.legal), bots, seed)))]

    def _best(self, playouts: Playouts) -> int:
        left, known, start = tuple(range(len(playouts.task.options))), list[Tally](), 0
        rounds, stopped = (len(left) - 1).bit_length(), self._clock()
        for _ in range(rounds):
            stop = start + max(1, self.playouts // (rounds * len(left)))
            tally = playouts.tally(range(start, stop), left, stopped)
            assert isinstance(tally, Tally)  # the task is not sorted by what a seat holds
            known.append(tally)
            keep = 1 if stopped() else -(-len(left) // 2)
            left, start = survivors(Tallies(tuple(known)), left, keep), stop
        return left[0]

    def _clock(self) -> Callable[[], bool]:
        """Return what tells whether the time is over."""
        if self.seconds is None:
            return lambda: False
        end = monotonic() + self.seconds
        return lambda: monotonic() > end


BOT = WhatIf()
