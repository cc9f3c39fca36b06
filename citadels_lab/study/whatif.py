"""What if? Compare the options of a decision by playing on, many times, from what the player may know.

>>> from citadels_lab.study.whatif import what_if
>>> answer = what_if(position, samples="quick")
>>> print(answer.text())
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from citadels_lab.rules.kernel.position import Position

from .answer import Answer
from .asking import BOTS, PRESETS, number_of, question
from .beside import work_out
from .playing import Worlds
from .runners import runner
from .studying import Stop, Study, stopping
from .worlds import World

__all__ = ["BOTS", "PRESETS", "Stop", "Study", "number_of", "question", "what_if"]

EVERY: Final = 0.1
"""Seconds between two provisional answers, at least."""


def what_if(
    position: Position[Any],
    seat: str | None = None,
    *,
    samples: int | str = "standard",
    bots: Any = BOTS,
    seed: int = 0,
    runner: Any = None,
    on_progress: Callable[[Answer], object] | None = None,
    cancel: Stop | None = None,
    options: Sequence[Any] | None = None,
    worlds: Callable[[Position[Any], str], Worlds] = World,
    every: float = EVERY,
    exact: str | None = None,
) -> Answer:
    """Return how the options of the asked seat compare when these bots play on. The same arguments, the same answer.

    Playout ``k`` of each option starts in the same imagined world, which agrees with all that the seat has seen, and
    is played by ``bots``: a name for all seats, or a mapping from seat to a name or a bot. ``samples`` is how many
    playouts an option gets, or "quick" (400), "standard" (2,000) or "careful" (8,000); of eight or more options the
    less promising ones get fewer (see ``halving``). ``options`` are the answers to compare, all legal ones if not
    given. ``runner`` says who plays (see ``runners.runner``); it never changes the answer.

    The last moves of Duel are worked out besides, where that is soon done and all play at random: the answer then has
    an ``exact`` ending. ``exact="random"`` wants it however long it takes, ``"best"`` for play as good as can be.

    ``on_progress`` is given provisional answers, at most one every ``every`` seconds. When ``cancel`` is set, what is
    known so far comes back, with ``state`` "stopped"; its rows may be empty.

    Raises LabError when nobody is asked here, for a seat that is not asked, and for every bad argument; IllegalAction
    for an option that is not legal; LabError when a bot fails or the runner cannot play.
    """
    task = question(position, seat, options, bots, seed, worlds)
    stopping(cancel)
    study = Study(task, number_of(samples))
    demanded = work_out(task, exact) if exact is not None else {}
    hired, ours = hire(runner)
    try:
        answer = study.run(hired, on_progress, cancel, every)
    finally:
        if ours:
            hired.close()
    if answer.state == "final" and exact is None:
        return replace(answer, **work_out(task))
    return replace(answer, **demanded)


hire = runner
"""The factory of runners; ``what_if`` has an argument of its name."""
