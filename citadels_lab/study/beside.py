"""Beside an estimate of one of the last moves of Duel: what it comes to when it is worked out instead."""

from typing import Any, Final

from citadels_lab.bots import bot
from citadels_lab.rules.kernel.errors import LabError

from .exact import NODES, RANDOM, exact
from .playing import Task
from .safe import AT_ONCE, safe_choice

SOON: Final = 20_000
"""Steps that are played without being asked: less than half a second."""


def work_out(task: Task, play: str | None = None) -> dict[str, Any]:
    """Return the ``exact`` ending of a question, and the ``safe`` mixture where both choose at once, by these names.

    ``play`` is how both go on, as for ``exact``, and raises LabError where it cannot be worked out. Without it they are
    worked out where all play at random, as in the estimate, where it is soon done, and where something is known then.
    """
    if play is not None:
        return _worked_out(task, play, NODES)
    if task.position.variant != "duel" or any(bot(given).name != RANDOM for given in task.bots.values()):
        return {}
    try:
        found = _worked_out(task, RANDOM, SOON)
    except LabError:  # too many free cells, or too large: the estimate is what there is
        return {}
    return found if found["exact"].tells else {}


def _worked_out(task: Task, play: str, nodes: int) -> dict[str, Any]:
    position, decision = task.position, task.position.decision
    found: dict[str, Any] = {"exact": exact(position, play=play, options=task.options, nodes=nodes)}
    if decision is not None and decision.prompt in AT_ONCE and play == RANDOM:
        found["safe"] = safe_choice(position, nodes=nodes)
    return found
