"""What a worker process does: it is sent a task once in a while, and the numbers of playouts all the time."""

import os
import pickle
import signal
from collections.abc import Callable, Sequence
from functools import lru_cache
from multiprocessing import connection, parent_process
from threading import Thread
from time import perf_counter
from typing import Any

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.study.playing import Playouts, Task
from citadels_lab.study.tally import Columns, Tally


def _never() -> bool:
    return False


_stopped: Callable[[], bool] = _never
"""Whether what is being played is wanted no more; ``begin`` sets it, once in a process of a pool."""


def packed(task: Task) -> bytes:
    """Return the task as bytes; raise LabError when it cannot be sent, as with a bot made in a notebook's cell."""
    try:
        return pickle.dumps(task)
    except Exception as error:  # pickle raises nearly anything
        raise LabError("task-unsendable", why=f"{type(error).__name__}: {error}"[:200]) from error


def begin(stop: Any) -> None:
    """Make a process of a pool ready: it leaves Ctrl-C to its parent and ends when that is gone, however it went."""
    global _stopped
    _stopped = stop.is_set
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


@lru_cache(maxsize=4)
def _playouts(task: bytes) -> Playouts:
    return Playouts(pickle.loads(task))


def play(task: bytes, indexes: range, options: Sequence[int]) -> tuple[Tally | Columns, float]:
    """Return what these playouts came to, and the seconds that took."""
    playouts = _playouts(task)
    start = perf_counter()
    return playouts.tally(indexes, options, _stopped), perf_counter() - start
