"""Who plays the playouts: this process, a pool of processes on this machine, or a Dask cluster. Same sums from all."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.study.playing import Task

from .here import Here
from .pool import Pool
from .streaming import Chunks

Stopped: TypeAlias = Callable[[], bool]
"""Asked often: whether a person has had enough."""

MOST_WORKERS = 256


class Runner(Protocol):
    """Plays playouts of a task by their numbers, in chunks of its own choice, and gives whole sums."""

    def run(self, task: Task, indexes: range, options: tuple[int, ...], stopped: Stopped) -> Chunks:
        """Give each chunk with its tally, in any order; together they are all ``indexes``.

        Once ``stopped()`` is true this ends within 0.2 s, and nothing is played on for it. Raises LabError.
        """
        ...

    def close(self) -> None:
        """Let go of everything; a runner can be run many times before."""
        ...


def runner(given: Any) -> tuple[Runner, bool]:
    """Return a runner, and whether it was made here and must be closed here.

    ``given`` is None (this process), a number of worker processes, the address of a Dask scheduler such as
    ``"tcp://localhost:8786"``, or a runner. Raises LabError.
    """
    if given is None:
        return Here(), True
    if isinstance(given, int) and not isinstance(given, bool):
        if not 1 <= given <= MOST_WORKERS:
            raise LabError("workers", given=shown(given), most=MOST_WORKERS)
        return (Here() if given == 1 else Pool(given)), True
    if isinstance(given, str):
        from .cluster import Cluster  # Dask is an extra that most people do not need

        return Cluster(given), True
    if callable(getattr(given, "run", None)):
        return given, False
    raise LabError("no-runner", given=shown(given))


__all__ = ["Chunks", "Here", "Pool", "Runner", "Stopped", "runner"]
