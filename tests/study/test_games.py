"""The games behind a what-if: opened as they were played, and blind to what the seat cannot see."""

import multiprocessing
import threading
from itertools import count

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.observation import observe
from citadels_lab.study.games import imagined_game
from citadels_lab.study.runners.shared import Shared
from citadels_lab.study.whatif import question, what_if
from tests.laws import hidden as duel_hidden
from tests.laws.cards import hidden as card_hidden

from .positions import late


def differing(game, hidden, seed):
    """Give positions of a game with their twin that differs only in what the asked seat cannot see."""
    for position in game:
        seat = position.decision.seat if position.decision else None
        changed = hidden.change(position, seat, Dice(seed)) if seat else None
        if changed is not None:
            yield position, changed[0], seat


def line(position, option=0):
    for _ in count():
        yield position
        if position.decision is None:
            return
        position = position.answer(position.decision.legal[option % len(position.decision.legal)])


@pytest.mark.parametrize(
    ("variant", "hidden", "options"),
    [
        ("duel", duel_hidden, {}),
        ("classic", card_hidden, {"players": 4}),
        ("edition_2016", card_hidden, {"players": 5}),
    ],
)
def test_nothing_of_the_true_hidden_state_is_in_an_imagined_game(variant, hidden, options):
    first = lab.new_game(variant, seed=11, **options)
    found = 0
    for position, twin, seat in differing(line(first), hidden, seed=5):
        if len(position.decision.legal) < 2 or len(position.actions) % 5:
            continue
        end, step = imagined_game(question(position, seat, None, "random", 3), 2, 1)
        other, same_step = imagined_game(question(twin, seat, None, "random", 3), 2, 1)
        assert (end, step) == (other, same_step)
        assert end.facts() == other.facts() and end.start.midway.past == other.start.midway.past
        assert twin.facts() != position.facts(), "the twin does differ"
        assert observe(twin, seat).facts == observe(position, seat).facts
        found += 1
        if found == 6:
            break
    assert found >= 4


def test_many_ask_one_pool_and_each_gets_its_own_answer():
    positions = [late(seed=seed, back=14) for seed in (1, 2, 3)]
    answers = {}

    def ask(at, pool):
        answers[at] = what_if(positions[at], samples=60, seed=at, runner=pool)

    pool = Shared(1)
    try:
        threads = [threading.Thread(target=ask, args=(at, pool)) for at in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert answers == {at: what_if(positions[at], samples=60, seed=at) for at in range(3)}
    finally:
        pool.close()


def test_who_stops_takes_nothing_from_the_others_and_a_closed_pool_leaves_no_process():
    before = set(multiprocessing.active_children())
    pool, position, stop = Shared(1), late(seed=1, back=20), threading.Event()
    answers = {}
    try:
        stopping = threading.Thread(
            target=lambda: answers.update(
                stopped=what_if(position, samples=100_000, runner=pool, cancel=stop, on_progress=lambda _: stop.set())
            )
        )
        stopping.start()
        answers["whole"] = what_if(position, samples=60, seed=1, runner=pool)
        stopping.join(timeout=60)
        assert not stopping.is_alive() and answers["stopped"].state == "stopped"
        assert answers["whole"] == what_if(position, samples=60, seed=1)
    finally:
        pool.close()
    assert set(multiprocessing.active_children()) <= before
