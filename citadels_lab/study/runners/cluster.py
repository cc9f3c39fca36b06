"""Playouts on a Dask cluster that is there already, found by the address of its scheduler."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Self

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.study.playing import Task
from citadels_lab.study.tally import Columns, Tally

from . import worker
from .streaming import Chunks, Lost, stream

PATIENCE: Final = 4.0
"""Seconds to wait for an answer of the scheduler, or for a worker to be there."""


async def _greet(address: str, patience: float) -> None:
    """Shake hands with whoever is there. A client that meets no scheduler waits for ever, or fails aloud as it goes."""
    from distributed import Security
    from distributed.comm import connect

    greeting = connect(address, timeout=patience, **Security().get_connection_args("client"))
    comm = await asyncio.wait_for(greeting, patience)
    await comm.close()


class Cluster:
    """Plays on the workers of a Dask scheduler. They need citadels_lab of the same version.

    Dask plays again what a lost worker was playing. Raises LabError when the address does not answer, when the
    scheduler is lost later, when no worker is there, and when Dask is not installed.
    """

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        try:
            import distributed
        except ImportError:
            raise LabError("no-dask") from None
        self.address, self._patience, self._dask = address, patience, distributed
        try:
            with ThreadPoolExecutor(1) as aside:  # a notebook's own thread has a loop already
                aside.submit(asyncio.run, _greet(address, patience)).result()
            self._client = distributed.Client(address, timeout=patience, set_as_default=False)
        except Exception:  # of many kinds, by protocol and by what is wrong
            raise LabError("no-scheduler", address=address[:100]) from None
        try:
            self._client.wait_for_workers(1, timeout=patience)
        except Exception as error:
            self.close()
            raise LabError("no-dask-worker", address=address[:100]) from error

    def run(self, task: Task, indexes: range, options: tuple[int, ...], stopped: Callable[[], bool]) -> Chunks:
        """Give the chunks as they come."""
        data = worker.packed(task)
        self._check_scheduler()
        ahead = self._threads() + 2

        def submit(chunk: range) -> Any:
            self._check_scheduler()
            return self._client.submit(worker.play, data, chunk, options, pure=False)

        yield from stream(indexes, submit, self._result, lambda: ahead, stopped, self._watch)

    def close(self) -> None:
        """Take leave of the scheduler; the cluster stays as it was."""
        self._client.close(timeout=1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _threads(self) -> int:
        return sum(self._client.nthreads().values())

    def _result(self, future: Any) -> tuple[Tally | Columns, float]:
        try:
            played: tuple[Tally | Columns, float] = future.result(timeout=self._patience)
        except LabError:
            raise
        except (self._dask.KilledWorker, self._dask.CancelledError, TimeoutError, OSError) as error:
            raise Lost(type(error).__name__) from error
        except ImportError as error:
            raise LabError("worker-without-lab", address=self.address[:100], why=str(error)[:200]) from None
        return played

    def _watch(self, silent: float) -> None:
        """After a silence, look whether anybody is still there."""
        if silent < self._patience:
            return
        self._check_scheduler()
        if not self._threads():
            raise LabError("no-dask-worker", address=self.address[:100])

    def _check_scheduler(self) -> None:
        if self._client.status != "running":
            raise LabError("scheduler-lost", address=self.address[:100])
