"""The what-if bot: it asks what if of each answer, and plays the one that did best."""

from collections.abc import Callable, Sequence
from contextlib import closing
from time import monotonic
from typing import Any, Final

from citadels_lab.bots import bot
from citadels_lab.rules.kernel.action import Action, illegal, parse
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.playout import Imagination, Look, Question, is_uniform
from citadels_lab.rules.kernel.position import Position
from citadels_lab.study.ends import WIN, Outcome
from citadels_lab.study.playing import Task, outcome
from citadels_lab.study.runners import Here, Runner
from citadels_lab.study.tally import Tallies, Tally

PLAYOUTS: Final = 40
MODEL: Final = "greedy"
"""A few playouts by bots that know what they do tell more than many at random: see docs/bots.md."""
A_WIN: Final = 100
"""What a win is worth in points of margin: few playouts tell more about points than about wins."""
FEW: Final = 4
"""In fewer worlds nothing is known."""


def worth(end: Position[Any], seat: str) -> Outcome:
    """Return how a game ended for a seat; its ``margin`` is what win and points are worth, in parts of ``WIN``."""
    wins, margin = outcome(end, seat)
    return Outcome(wins, A_WIN * wins + WIN * margin)


class WhatIf:
    """Plays every answer on in worlds as its seat may imagine them, and takes the one that was worth most; but the one
    that ``model`` would give itself, unless another is better by more than a standard error in the same worlds.

    ``playouts`` is how many it plays for a decision (one an answer at least), ``model`` who plays on at every seat of
    them. They are shared out by sequential halving (Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in
    multi-armed bandits", 2013), in which the model's answer stays to the end. ``seconds`` end it sooner; what it then
    answers depends on the machine, and without them on the seed alone.
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
        """Return the legal answer that was worth most."""
        legal = tuple(question.legal)
        if len(legal) == 1:
            return legal[0]
        if not isinstance(look, Imagination):
            raise LabError("bot-without-worlds", bot=self.name)
        seed = dice.below(1 << 63)
        world = look.world(Dice(seed))  # as good as the true one: both look alike from here, so both give equal worlds
        own = bot(self.model).choose(question, look, dice)
        if own not in legal:
            raise illegal(parse(own), legal)
        task = Task(world, question.seat, legal, dict.fromkeys(world.seats, self.model), seed, outcome=worth)
        return legal[self._best(task, legal.index(own))]

    def _best(self, task: Task, own: int) -> int:
        """Return the place of the option to take; ``own`` is that of the model's answer."""
        left, known, start = tuple(range(len(task.options))), list[Tally](), 0
        loyal = {own} if not is_uniform(bot(self.model)) else set[int]()
        rounds, stopped, runner = (len(left) - 1).bit_length(), self._clock(), self._runner or Here()
        for _ in range(rounds):
            stop = start + max(1, self.playouts // (rounds * len(left)))
            known.append(Tally(left))
            with closing(runner.run(task, range(start, stop), left, stopped)) as chunks:
                for _, tally in chunks:
                    assert isinstance(tally, Tally)  # the task is not sorted by what a seat holds
                    known[-1].merge(tally)
            ranked = _ranked(Tallies(tuple(known)), left)
            keep = 1 if stopped() else -(-len(left) // 2)
            left, start = tuple(sorted({*ranked[:keep], *loyal})), stop
        best = ranked[0]
        return best if known[0].n and (not loyal or _better(Tallies(tuple(known)), best, own)) else own

    def _clock(self) -> Callable[[], bool]:
        """Return what tells whether the time is over, or nobody wants to know any more."""
        if self.seconds is None:
            return self._stopped
        end = monotonic() + self.seconds
        return lambda: monotonic() > end or self._stopped()


def _ranked(known: Tallies, options: Sequence[int]) -> list[int]:
    """Return the options, the one that was worth most first; equals in their own order."""
    return sorted(options, key=lambda option: (-known.margins(option).first, option))


def _better(known: Tallies, one: int, other: int) -> bool:
    """Whether an option was better by more than one standard error of the differences in the same worlds."""
    n, total, squares = known.margins(one, other).difference()
    return n >= FEW and total > 0 and total * total > squares  # so much is: mean > error, for the error of a mean


BOT = WhatIf()
