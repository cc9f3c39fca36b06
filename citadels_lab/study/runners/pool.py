"""Playouts in a pool of processes on this machine."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import Lock, Thread
from time import monotonic
from typing import Any, Final, Self

from citadels_lab.study.playing import Task
from citadels_lab.study.tally import Columns, Tally

from . import worker
from .streaming import Chunks, Lost, stream

PATIENCE: Final = 0.1
"""Seconds that a stop waits for workers to notice it."""
GRACE: Final = 2.0
"""Seconds after which processes are ended that have not ended by themselves: a bot may never come back."""


class Pool:
    """Plays in ``workers`` processes of their own, started at the first run and kept until ``close``.

    They are spawned, never forked, so that it works from any thread and on every system. A killed one is replaced, and
    what it was playing is played again.
    """

    begin = staticmethod(worker.begin)
    """What each process does first."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._context = multiprocessing.get_context("spawn")
        self._executor: ProcessPoolExecutor | None = None
        self._stop: Any = None
        self._lock = Lock()

    def run(self, task: Task, indexes: range, options: tuple[int, ...], stopped: Callable[[], bool]) -> Chunks:
        """Give the chunks as they come."""
        data = worker.packed(task)
        sent: set[Future[Any]] = set()

        def submit(chunk: range) -> Future[Any]:
            future = self._submit(worker.play, data, chunk, options)
            sent.add(future)
            return future

        def result(future: Future[Any]) -> tuple[Tally | Columns, float]:
            sent.discard(future)
            try:
                played: tuple[Tally | Columns, float] = future.result()
            except (BrokenProcessPool, CancelledError) as error:
                raise Lost(type(error).__name__) from error
            return played

        try:
            yield from stream(indexes, submit, result, lambda: self.workers + 1, stopped)
        finally:
            self._call_back(sent)

    def close(self) -> None:
        """End the processes; those that play notice it within a playout."""
        with self._lock:
            executor, self._executor = self._executor, None
        if executor is not None:
            self._stop.set()
            executor.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _submit(self, work: Callable[..., Any], *given: Any) -> Future[Any]:
        with self._lock, _deaf_to_ctrl_c():
            try:
                return self._ready().submit(work, *given)
            except BrokenProcessPool:  # a worker was lost just now, and no chunk has told yet
                self._let_go()
                return self._ready().submit(work, *given)

    def _ready(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._stop = self._context.Event()
            self._executor = ProcessPoolExecutor(
                self.workers, mp_context=self._context, initializer=self.begin, initargs=(self._stop,)
            )
        return self._executor

    def _call_back(self, sent: set[Future[Any]]) -> None:
        """Stop what is still being played; workers that do not notice soon are let go."""
        playing = {future for future in sent if not future.cancel() and not future.done()}
        if not playing or self._executor is None:
            return
        self._stop.set()
        if wait(playing, PATIENCE).not_done:
            self._let_go()
        else:
            self._stop.clear()

    def _let_go(self) -> None:
        """Take leave of these processes without waiting; the next run has new ones."""
        executor, self._executor = self._executor, None
        if executor is not None:
            processes = [*(executor._processes or {}).values()]  # later Pythons have kill_workers for it
            executor.shutdown(wait=False, cancel_futures=True)
            Thread(target=_end, args=(processes,), daemon=True).start()


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Keep Ctrl-C from the processes that start meanwhile: they would tell of it before they can leave it to us."""
    if not hasattr(signal, "pthread_sigmask"):  # as on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(processes: list[Any]) -> None:
    """Wait until they have ended, and end those that have not: the interpreter waits for them when it ends."""
    until = monotonic() + GRACE
    for process in processes:
        process.join(max(0.0, until - monotonic()))
        if process.is_alive():
            process.kill()
