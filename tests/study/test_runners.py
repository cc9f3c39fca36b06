"""Who plays the playouts: one process, several, or a Dask cluster. The answer is the same to the byte."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.study.ends import Outcome
from citadels_lab.study.matrix import matrix
from citadels_lab.study.runners import Here, Pool, runner
from citadels_lab.study.runners.pace import GROWTH, SECONDS, Pace
from citadels_lab.study.runners.shared import Shared
from citadels_lab.study.runners.streaming import LOST_AT_MOST, Lost, stream
from citadels_lab.study.tally import Tally
from citadels_lab.study.whatif import what_if
from tests.study.positions import asked, late
from tests.study.standins import Endless, Open, Slow, Stubborn

ROOT = Path(__file__).resolve().parents[2]
POSITION = late(4, 20)
GUESS = asked("name-assassin")


def answer(**given):
    return what_if(POSITION, **{"samples": 60, "worlds": Open, **given})


def children():
    return {process.pid for process in multiprocessing.active_children()}


# --- chunks ----------------------------------------------------------------------------------------------------------


def test_a_chunk_grows_to_about_its_time_and_no_faster_than_four_times():
    pace = Pace()
    first, left = pace.cut(range(1000))
    assert (first, left) == (range(1), range(1, 1000))
    pace.took(1, 0.0001)
    assert pace.size == GROWTH
    pace.took(4, SECONDS / 2)
    assert pace.size == 8
    pace.took(8, 100)
    assert pace.size == 1


class Future:
    """A future that is done at once, or loses its worker."""

    def __init__(self, chunk, lost):
        self.chunk, self.lost = chunk, lost

    def add_done_callback(self, call):
        call(self)

    def cancel(self):
        raise AssertionError("all were done")


def played(future):
    if future.lost:
        raise Lost("killed")
    tally = Tally((0,))
    for index in future.chunk:
        tally.add([Outcome(index, index)], index)
    return tally, 0.01


def test_what_a_lost_worker_was_playing_is_played_again():
    lost = iter([False, True, True, False, True] + [False] * 100)
    sent = []

    def submit(chunk):
        sent.append(chunk)
        return Future(chunk, next(lost))

    chunks = [chunk for chunk, _ in stream(range(50), submit, played, lambda: 3, lambda: False)]
    assert sorted(index for chunk in chunks for index in chunk) == list(range(50))
    assert len(sent) == len(chunks) + 3


def test_workers_that_are_always_lost_end_it():
    sent = []

    def submit(chunk):
        sent.append(chunk)
        return Future(chunk, True)

    with pytest.raises(LabError, match="end as soon as"):
        list(stream(range(50), submit, played, lambda: 1, lambda: False))
    assert len(sent) == LOST_AT_MOST + 1


# --- a pool of processes ---------------------------------------------------------------------------------------------


def test_a_runner_is_named_by_a_number_or_an_address_or_given():
    assert isinstance(runner(None)[0], Here)
    assert isinstance(runner(1)[0], Here)
    pool, ours = runner(2)
    assert isinstance(pool, Pool)
    assert ours
    assert runner(pool) == (pool, False)


def test_two_processes_play_to_the_same_bytes_stop_at_once_and_leave_nobody_behind():
    before = children()
    with Pool(2) as pool:
        assert answer(runner=pool).to_json() == answer().to_json()
        many = {"samples": 16}
        assert what_if(GUESS, runner=pool, **many).to_json() == what_if(GUESS, **many).to_json()  # by halving
        workers = children() - before
        assert len(workers) == 2
        stop, pressed = threading.Event(), []

        def press(_):
            pressed.append(time.monotonic())
            stop.set()

        stopped = answer(runner=pool, samples=100_000, cancel=stop, on_progress=press)
        assert (
            time.monotonic() - pressed[0] < 0.2 * 5
        )  # shared machines dawdle; docs/what_if.md has the time when alone
        assert stopped.state == "stopped"
        assert answer(runner=pool, samples=20).to_json() == answer(samples=20).to_json()
        assert children() - before == workers  # they were not given up
        guess = {"samples": 200, "options": ["name abbot"]}
        assert matrix(GUESS, "black", runner=pool, **guess).to_json() == matrix(GUESS, "black", **guess).to_json()
        with pytest.raises(LabError, match="stubborn"):
            what_if(late(4, 30), samples=50, runner=pool, bots=Stubborn())
    assert children() == before


def test_a_killed_worker_loses_no_answer():
    before, killed = children(), []
    with Pool(2) as pool:

        def kill(_):
            if not killed:
                killed.append(min(children() - before))
                os.kill(killed[0], signal.SIGKILL)

        given = {"samples": 50, "bots": Slow()}
        found = what_if(late(4, 10), runner=pool, on_progress=kill, every=0, **given)
        assert killed
    assert found.to_json() == what_if(late(4, 10), **given).to_json()
    assert children() == before


def test_a_bot_that_never_answers_is_left_and_its_processes_end(monkeypatch):
    monkeypatch.setattr("citadels_lab.study.runners.pool.GRACE", 0.3)
    before, stop = children(), threading.Event()
    threading.Timer(1.5, stop.set).start()
    stopped = answer(runner=2, bots=Endless(), cancel=stop)
    assert (stopped.state, stopped.done) == ("stopped", 0)
    until = time.monotonic() + 20
    while children() != before:
        assert time.monotonic() < until, "its processes play on for ever, and no program could end"
        time.sleep(0.05)


def test_a_pool_for_many_goes_on_for_one_when_another_stops():
    before, answers, stop = children(), {}, threading.Event()
    pool = Shared(2)
    pool.get_ready()

    def ask(name, **given):
        answers[name] = answer(runner=pool, **given)

    asking = [
        threading.Thread(target=ask, args=("first",), kwargs={"samples": 100_000, "cancel": stop}),
        threading.Thread(target=ask, args=("second",)),
    ]
    for thread in asking:
        thread.start()
    asking[1].join()
    stop.set()
    asking[0].join()
    assert answers["second"].to_json() == answer().to_json()
    assert answers["first"].state == "stopped"
    assert answer(runner=pool, samples=20).to_json() == answer(samples=20).to_json()
    pool.close()
    assert children() == before


def test_a_bot_that_cannot_be_sent_is_told():
    class Local:
        name = "local"

        def choose(self, question, look, dice):
            return question.legal[0]

    before = children()
    with pytest.raises(LabError, match="define them in a module"):
        answer(runner=2, bots=Local())
    assert children() == before
    assert answer(bots=Local()).state == "final"


@pytest.mark.slow
def test_workers_end_when_their_parent_is_killed():
    script = """
import multiprocessing, os, signal
from citadels_lab.study.whatif import what_if
from tests.study.positions import asked, late
from tests.study.standins import Open

def end(_):
    print(*[process.pid for process in multiprocessing.active_children()], flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    what_if(late(4, 20), samples=100_000, worlds=Open, runner=2, on_progress=end)
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    workers = [int(pid) for pid in done.stdout.split()]
    assert len(workers) == 2, done.stderr
    deadline = time.monotonic() + 20
    while any(map(alive, workers)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not any(map(alive, workers))


def alive(pid):
    """Whether a process runs; a dead one that nobody has buried yet does not."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False
