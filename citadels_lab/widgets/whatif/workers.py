"""The worker processes that play for everybody on this server: one pool, started when somebody first asks."""

import os
from functools import cache

from citadels_lab.study.runners.shared import Shared


@cache
def workers() -> Shared:
    """Return the pool. It leaves one core to the server, so that presses are answered meanwhile."""
    return Shared(max(1, (os.cpu_count() or 2) - 1))


def close_workers() -> None:
    """End the processes, if there are any: the server stops."""
    if workers.cache_info().currsize:
        workers().close()
        workers.cache_clear()
