"""Room on the interpreter's stack: a playout costs the same at whatever depth it is called."""

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.stack import shallow

SLOTS_OF_A_CHUNK = 2048
resource = pytest.importorskip("resource", reason="the system counts no page faults")


def pages_taken(depth, game, bot):
    """Return how many pages of memory a playout asks of the system when it is called so many frames down."""
    if depth:
        return pages_taken(depth - 1, game, bot)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    lab.play_out(game, bot, 1)
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count page faults in other ways")
@pytest.mark.parametrize(
    ("variant", "bot"), [("duel", "random"), ("classic", "random"), ("classic", "greedy"), ("edition_2016", "greedy")]
)
def test_no_depth_makes_a_playout_ask_for_memory_at_every_call(variant, bot):
    game = lab.new_game(variant, seed=1)
    frame = pages_taken.__code__.co_stacksize + pages_taken.__code__.co_nlocals + 10

    def worst():
        for _ in range(3):
            pages_taken(0, game, bot)
        worst = max(range(2 * SLOTS_OF_A_CHUNK // frame), key=lambda depth: pages_taken(depth, game, bot))
        return pages_taken(worst, game, bot), worst

    pages, depth = ThreadPoolExecutor(1).submit(worst).result()  # the stack of a thread begins anew
    assert pages < 100, f"{depth} frames down"


def test_a_playout_near_the_bottom_of_the_stack_needs_no_room_and_one_far_up_has_some():
    def shallow_from(depth):
        return shallow_from(depth - 1) if depth else shallow()

    in_a_thread = ThreadPoolExecutor(1)
    assert in_a_thread.submit(shallow_from, 3).result() and not in_a_thread.submit(shallow_from, 300).result()
