"""The hub tells who follows a game that it has changed: at once from here, within half a second from elsewhere."""

import subprocess
import sys
import threading
import time

import pytest

from citadels_lab.keeping import Store
from citadels_lab.widgets.keeping.hub import Hub

from .games import kept, mark, new, on

ELSEWHERE = """
import sys
from citadels_lab.keeping import Store
store = Store(sys.argv[1])
kept = store.open(sys.argv[2])
sys.stdin.readline()
after = kept.position.answer(kept.position.decision.legal[0])
store.write(kept.door.game, after, kept.mark.steps, kept.mark)
"""


@pytest.fixture
def game(tmp_path):
    """A store with a game of two, its number, its keys, and a hub."""
    store, keys, number = kept(tmp_path / "games.sqlite")
    hub = Hub(store, beat=0.02)
    yield store, number, keys, hub
    hub.close()


def wait(true, seconds=10.0) -> float:
    """Wait until something is so; return how long that took."""
    begun = time.monotonic()
    while not true():
        assert time.monotonic() < begun + seconds, "waited in vain"
        time.sleep(0.005)
    return time.monotonic() - begun


def watching() -> int:
    return sum(thread.name == "citadels-lab-hub" for thread in threading.enumerate())


def test_what_this_process_writes_is_told_at_once_to_all_but_the_writer(game):
    _, number, _, hub = game
    heard = []
    one, two = (lambda: heard.append("one")), (lambda: heard.append("two"))
    hub.join(number, one)
    hub.join(number, two)
    wait(lambda: "two" in heard)  # who joins is told once, for something may have happened on the way
    heard.clear()
    hub.tell(number, but=one)
    assert heard == ["two"]
    hub.tell(number + 1)
    assert heard == ["two"]


def test_what_another_process_writes_is_told_soon(game):
    store, number, keys, hub = game
    heard = []
    hub.join(number, lambda: heard.append(time.monotonic()))
    wait(lambda: heard)
    heard.clear()
    program = [sys.executable, "-c", ELSEWHERE, str(store.path), keys.table]
    other = subprocess.Popen(program, stdin=subprocess.PIPE, text=True)
    other.communicate("\n", timeout=60)
    wait(lambda: heard, 5)
    assert store.news(keys.watch, mark(new())).mark.steps == 1


def test_only_those_who_follow_the_game_are_told(game):
    store, number, _, hub = game
    other = store.open(store.begin(new(seed=8), {"white": "person", "black": "person"}).table).door.game
    heard = {number: 0, other: 0}
    for each in heard:
        hub.join(each, lambda each=each: heard.update({each: heard[each] + 1}))
    wait(lambda: all(heard.values()))
    before = dict(heard)
    elsewhere = Store(store.path)
    elsewhere.write(number, on(new()), 0, mark(new()))
    wait(lambda: heard[number] > before[number])
    time.sleep(0.1)
    assert heard[other] == before[other]


def test_a_game_that_is_deleted_is_told(game):
    store, number, _, hub = game
    heard = []
    hub.join(number, lambda: heard.append(1))
    wait(lambda: heard)
    heard.clear()
    Store(store.path).delete([number])
    wait(lambda: heard)


def test_who_leaves_is_not_told_and_nothing_is_left_of_them(game):
    _, number, _, hub = game
    heard = []
    leave = hub.join(number, lambda: heard.append(1))
    assert hub.followers == 1
    leave()
    leave()
    assert hub.followers == 0
    heard.clear()
    hub.tell(number)
    assert heard == []


def test_one_thread_watches_while_anybody_follows_and_ends_when_nobody_does(game):
    _, number, _, hub = game
    wait(lambda: not watching())  # those of the tests before end at their next beat
    leaves = [hub.join(number, lambda: None) for _ in range(5)]
    assert watching() == 1
    for leave in leaves:
        leave()
    wait(lambda: not watching())
    again = hub.join(number, lambda: None)
    assert watching() == 1
    again()
    wait(lambda: not watching())


def test_who_joins_late_is_told_once_too(game):
    _, number, _, hub = game
    first, second = [], []
    hub.join(number, lambda: first.append(1))
    wait(lambda: first)
    time.sleep(0.1)  # the hub has seen the game by now
    hub.join(number, lambda: second.append(1))
    wait(lambda: second)


def test_a_page_that_fails_keeps_nobody_else_from_hearing(game):
    _, number, _, hub = game
    heard = []
    hub.join(number, lambda: 1 / 0)
    hub.join(number, lambda: heard.append(1))
    wait(lambda: heard)
