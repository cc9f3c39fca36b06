"""Playouts on a Dask cluster: the same bytes, a lost worker loses nothing, what does not answer is told."""

import gc
import signal
import socket
import threading
import time

import pytest

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.study.runners.cluster import Cluster
from citadels_lab.study.whatif import what_if
from tests.study.positions import late
from tests.study.scheduler import kill_when_busy, scheduling, working
from tests.study.standins import Open, Slow, Stubborn

pytestmark = pytest.mark.slow


@pytest.fixture
def scheduler(tmp_path):
    """Return the address of a scheduler without workers."""
    with scheduling(tmp_path) as address:
        yield address


def answer(**given):
    return what_if(late(4, 20), **{"samples": 60, "worlds": Open, **given})


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense://x", "127.0.0.1:notaport"])
def test_an_address_that_does_not_answer_is_told_in_a_few_seconds(address):
    start = time.monotonic()
    with pytest.raises(LabError) as error:
        answer(runner=address)
    assert time.monotonic() - start < 15
    assert address in error.value.text("en")
    assert address in error.value.text("fr")


def test_whoever_answers_at_the_address_but_is_no_scheduler_is_told_in_a_few_seconds():
    with socket.create_server(("127.0.0.1", 0)) as silent:
        begun = time.monotonic()
        with pytest.raises(LabError, match="No Dask scheduler"):
            Cluster(f"tcp://127.0.0.1:{silent.getsockname()[1]}")
    assert time.monotonic() - begun < 20


def test_an_address_that_cannot_be_used_leaves_nothing_behind_that_fails_later(capsys):
    with pytest.raises(LabError):
        Cluster("nonsense")
    gc.collect()
    assert capsys.readouterr().err == ""


def test_a_cluster_plays_to_the_same_bytes_also_when_a_worker_is_killed_and_stops_at_once(scheduler):
    given = {"samples": 200, "bots": Slow()}
    with working(scheduler, 2) as workers, Cluster(scheduler, patience=30) as cluster:
        assert answer(runner=cluster).to_json() == answer().to_json()

        def kill(shown):
            if shown.rows[0].n > 40:
                workers[0].kill()

        found = answer(runner=cluster, on_progress=kill, every=0, **given)
        assert workers[0].wait(20) == -signal.SIGKILL
        assert found.to_json() == answer(**given).to_json()
        stop, pressed = threading.Event(), []

        def press(_):
            pressed.append(time.monotonic())
            stop.set()

        stopped = answer(runner=cluster, samples=100_000, cancel=stop, on_progress=press)
        # shared machines dawdle; docs/what_if.md has the time when alone
        assert time.monotonic() - pressed[0] < 0.2 * 5
        assert stopped.state == "stopped"
        with pytest.raises(LabError, match="stubborn"):
            what_if(late(4, 30), samples=50, runner=cluster, bots=Stubborn())


def test_a_scheduler_that_is_lost_while_it_plays_is_told_as_lost(scheduler):
    with working(scheduler, 1), Cluster(scheduler) as cluster:
        with pytest.raises(LabError, match="was lost while it played"):
            answer(runner=cluster, samples=100_000, on_progress=lambda _: kill_when_busy(scheduler))
        with pytest.raises(LabError, match="was lost while it played"):
            answer(runner=cluster)


def test_a_scheduler_without_workers_is_told(scheduler):
    with pytest.raises(LabError, match="no workers"):
        answer(runner=scheduler)


def test_a_cluster_that_loses_all_its_workers_is_told(scheduler):
    with working(scheduler, 1) as workers, Cluster(scheduler, patience=30) as cluster:
        cluster._patience = 2
        with pytest.raises(LabError, match="no workers"):
            answer(runner=cluster, samples=100_000, on_progress=lambda _: workers[0].kill())
