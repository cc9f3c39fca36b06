"""Chunks sent to workers as futures, a few ahead of time, and their sums as they come; what is lost is sent again."""

import queue
from collections.abc import Callable, Generator
from typing import Any, Final, TypeAlias

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.study.tally import Columns, Tally

from .pace import Pace

Chunks: TypeAlias = Generator[tuple[range, Tally | Columns], None, None]
"""Chunks of playouts with what they came to; closed, it plays no more."""

POLL: Final = 0.03
"""So many seconds may pass before a stop is noticed."""
LOST_AT_MOST: Final = 5
"""So many times in a row workers may be lost before a single chunk has come."""

Sent = tuple[range, Any]


class Lost(Exception):
    """A worker has been lost with what it was playing."""


def stream(
    left: range,
    submit: Callable[[range], Any],
    result: Callable[[Any], tuple[Tally | Columns, float]],
    ahead: Callable[[], int],
    stopped: Callable[[], bool],
    watch: Callable[[float], None] = lambda silent: None,
) -> Chunks:
    """Give chunk after chunk of ``left`` with its tally.

    ``submit`` sends a chunk and returns its future, ``result`` reads one (a tally and the seconds it took) or raises
    Lost; ``ahead`` says how many chunks are kept on their way. ``watch`` is told for how many seconds nothing has come.
    Whatever is on its way when this ends is called back.
    """
    pace, done = Pace(), queue.SimpleQueue[Sent]()
    waiting: dict[range, Any] = {}
    again: list[range] = []
    losses, silent = 0, 0.0
    try:
        while (left or again or waiting) and not stopped():
            while (left or again) and len(waiting) < ahead():
                if again:
                    chunk = again.pop()
                else:
                    chunk, left = pace.cut(left)
                waiting[chunk] = future = submit(chunk)
                future.add_done_callback(lambda future, chunk=chunk: done.put((chunk, future)))
            try:
                chunk, future = done.get(timeout=POLL)
            except queue.Empty:
                silent += POLL
                watch(silent)
                continue
            if waiting.get(chunk) is not future:
                continue  # given up before, and sent again
            del waiting[chunk]
            silent = 0.0
            try:
                tally, seconds = result(future)
            except Lost as lost:
                losses += 1
                if losses > LOST_AT_MOST + len(waiting):
                    raise LabError("workers-lost", why=str(lost) or "-") from lost
                again.append(chunk)
                continue
            losses = 0
            pace.took(len(chunk), seconds)
            if tally.n == len(chunk):
                yield chunk, tally
    finally:
        for future in waiting.values():
            future.cancel()
