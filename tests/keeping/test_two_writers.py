"""Several processes use one file: no answer is kept twice, and a crash loses at most the one in flight."""

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import citadels_lab as lab
from citadels_lab.keeping import Mark, Store
from citadels_lab.rules.kernel.errors import LabError

from .games import kept, mark, new, on

WRITE_ON = """
import sys
from citadels_lab.keeping import Store
store = Store(sys.argv[1])
kept = store.open(sys.argv[2])
position, mark = kept.position, kept.mark
print("ready", flush=True)
while not position.over:
    before = len(position.actions)
    for _ in range(3):  # an answer, and what bots answer to it
        if not position.over:
            position = position.answer(position.decision.legal[0])
    mark = store.write(kept.door.game, position, before, mark)
    print(mark.steps, flush=True)
"""

RACE = """
import sys
from citadels_lab.keeping import Store
from citadels_lab.rules.kernel.errors import LabError
store, won = Store(sys.argv[1]), 0
print("ready", flush=True)
sys.stdin.readline()
while True:
    kept = store.open(sys.argv[2])
    legal = kept.position.decision.legal if kept.position.decision else ()
    if not legal or kept.mark.steps >= 40:
        break
    after = kept.position.answer(legal[int(sys.argv[3]) % len(legal)])
    try:
        store.write(kept.door.game, after, kept.mark.steps, kept.mark)
        won += 1
    except LabError as error:
        assert error.key == "keep-late", error
print(won, flush=True)
"""


def run(program: str, *args: str) -> subprocess.Popen:
    """Another process, which says that it is ready."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    process = subprocess.Popen([sys.executable, "-c", program, *args], **pipes)
    assert process.stdout.readline() == "ready\n"
    return process


@pytest.mark.parametrize("after", [0, 1, 4])
def test_a_process_killed_in_mid_write_loses_at_most_the_answer_in_flight(tmp_path, after):
    path = tmp_path / "games.sqlite"
    _, keys, _ = kept(path, new("classic"))
    process = run(WRITE_ON, str(path), keys.table)
    told = [int(process.stdout.readline()) for _ in range(after)]
    os.kill(process.pid, signal.SIGKILL)
    told += [int(line) for line in process.stdout.read().split()]
    process.wait()
    found = Store(path).open(keys.table)
    sure = told[-1] if told else 0
    assert found.mark.steps in (sure, sure + 3), "whole transactions, and every one that was told of"
    assert found.position == on_first(new("classic"), found.mark.steps)
    Store(path).write(found.door.game, on(found.position), found.mark.steps, found.mark)


def on_first(position, times):
    for _ in range(times):
        position = position.answer(position.decision.legal[0])
    return position


def test_a_transaction_that_is_broken_off_leaves_nothing_behind(tmp_path):
    store, keys, game = kept(tmp_path / "games.sqlite")
    with pytest.raises(ZeroDivisionError), store.writing() as connection:
        connection.exec_driver_sql("UPDATE games SET steps = 5")
        connection.exec_driver_sql(f"INSERT INTO moves VALUES ({game}, 0, 'pass')")
        raise ZeroDivisionError
    assert store.open(keys.table).position == new()


def test_of_two_processes_that_give_the_same_answer_exactly_one_is_heard_each_time(tmp_path):
    path = tmp_path / "games.sqlite"
    _, keys, _ = kept(path)
    racers = [run(RACE, str(path), keys.table, str(option)) for option in (0, 1)]
    for racer in racers:
        racer.stdin.write("\n")
        racer.stdin.flush()
    won = [int(racer.communicate(timeout=60)[0]) for racer in racers]
    found = Store(path).open(keys.table)
    assert sum(won) == found.mark.steps == 40
    assert lab.load(found.position.record()) == found.position


def test_of_many_threads_that_give_the_same_answer_exactly_one_is_heard(tmp_path):
    store, keys, game = kept(tmp_path / "games.sqlite")
    start = new()

    def answer(option: int) -> bool:
        try:
            store.write(game, on(start, option=option), 0, Mark(0, 0))
        except LabError as error:
            assert error.key == "keep-late"
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        heard = list(pool.map(answer, range(16)))
    assert heard.count(True) == 1 and store.open(keys.table).mark == Mark(1, 0)
    assert store.open(keys.table).position == on(start, option=heard.index(True))


def test_two_processes_may_make_the_same_new_file(tmp_path):
    path = tmp_path / "games.sqlite"
    program = "import sys; from citadels_lab.keeping import Store; Store(sys.argv[1]); print('made')"
    makers = [
        subprocess.Popen([sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    assert [maker.communicate(timeout=60)[0] for maker in makers] == ["made\n"] * 3


def test_the_file_itself_refuses_the_same_answer_twice(tmp_path):
    from sqlalchemy.exc import IntegrityError

    store, _, game = kept(tmp_path / "games.sqlite")
    with store.engine.begin() as connection:
        connection.exec_driver_sql(f"INSERT INTO moves VALUES ({game}, 0, 'pass')")
        with pytest.raises(IntegrityError):
            connection.exec_driver_sql(f"INSERT INTO moves VALUES ({game}, 0, 'pass')")


def test_who_writes_late_is_told_so_and_nothing_changes(tmp_path):
    store, keys, game = kept(tmp_path / "games.sqlite")
    first = on(new())
    store.write(game, first, 0, Mark(0, 0))
    with pytest.raises(LabError, match="Somebody else has answered meanwhile"):
        store.write(game, on(new(), option=1), 0, Mark(0, 0))
    with pytest.raises(LabError, match="has been deleted"):
        store.write(game + 1, first, 0, Mark(0, 0))
    assert store.open(keys.table).position == first and store.open(keys.table).mark == mark(first)
