"""The position of a record after so many answers."""

from typing import Any

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position, replay


def at_step(position: Position[Any], at: int | None) -> Position[Any]:
    """Return the position after ``at`` answers, or the last one; raise LabError when there are not so many."""
    last = len(position.actions)
    if at is None or at == last:
        return position
    if not 0 <= at < last:
        raise LabError("no-such-answer", given=at, n=last)
    return replay(position.start, position.actions[:at])
