"""A Dask scheduler and its workers, started as a person would start them, for the tests that play on a cluster."""

import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
QUIET = {"cwd": ROOT, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


@contextmanager
def scheduling(folder):
    """Start a Dask scheduler and give its address; end it afterwards."""
    note = folder / "scheduler.json"
    where = ["--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(note)]
    command = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--no-dashboard", *where]
    process = subprocess.Popen(command, **QUIET)
    try:
        deadline = time.monotonic() + 60
        while not (note.exists() and '"address"' in note.read_text()) and time.monotonic() < deadline:
            time.sleep(0.1)
        yield note.read_text().split('"address": "')[1].split('"')[0]
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def working(address, number):
    """Start so many workers for a scheduler and give their processes; end them afterwards."""
    single = ["--nthreads", "1", "--no-nanny", "--no-dashboard"]
    command = [sys.executable, "-m", "distributed.cli.dask_worker", address, *single]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    workers = [subprocess.Popen(command, env=environment, **QUIET) for _ in range(number)]
    try:
        yield workers
    finally:
        for worker in workers:
            worker.kill()
            worker.wait(20)


def kill_when_busy(address):
    """Kill a scheduler as soon as it has something to do, as when its machine is lost."""
    from distributed import Client

    with Client(address, set_as_default=False) as client:
        while not client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks)):
            time.sleep(0.1)
        found = client.run_on_scheduler(os.getpid)
    os.kill(found, signal.SIGKILL)
