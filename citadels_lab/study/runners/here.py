"""Playouts in this process: nothing to start, one core."""

from collections.abc import Callable

from citadels_lab.study.playing import Playouts, Task

from .pace import Pace
from .streaming import Chunks


class Here:
    """Plays in this process, in the thread that asks."""

    def __init__(self) -> None:
        self._playouts: Playouts | None = None

    def run(self, task: Task, indexes: range, options: tuple[int, ...], stopped: Callable[[], bool]) -> Chunks:
        """Give the chunks in order."""
        if self._playouts is None or self._playouts.task is not task:
            self._playouts = Playouts(task)
        pace, left = Pace(), indexes
        while left and not stopped():
            chunk, left = pace.cut(left)
            with pace.timed(len(chunk)):
                tally = self._playouts.tally(chunk, options, stopped)
            if tally.n == len(chunk):
                yield chunk, tally

    def close(self) -> None:
        """Forget the task."""
        self._playouts = None
