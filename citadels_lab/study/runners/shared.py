"""One pool of processes that many people ask at once: chunks of all their studies take turns, none stops another's."""

import os
from concurrent.futures import Future, wait
from typing import Any, Final

from . import worker
from .pool import Pool

POLITE: Final = 10
"""How far the processes stand back, of 19."""


def _begin(stop: Any) -> None:
    """Make a process ready. Where the machine is busy it stands back: presses are to be answered first."""
    worker.begin(stop)
    if hasattr(os, "nice"):
        os.nice(POLITE)


class Shared(Pool):
    """Plays in ``workers`` processes, started when they are first wanted; ``run`` may be called from many threads.

    A study that is stopped takes back what has not begun; a chunk that is being played ends by itself in a moment.
    Killed processes are replaced, and what they were playing is played again.
    """

    begin = staticmethod(_begin)

    def get_ready(self) -> None:
        """Start the processes, which takes a moment, before anybody asks something; return when they are there."""
        wait([self._submit(int) for _ in range(self.workers)])

    def _call_back(self, sent: set[Future[Any]]) -> None:
        """Leave the processes to the others."""
