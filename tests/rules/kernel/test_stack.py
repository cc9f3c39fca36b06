"""Room on the interpreter's stack: a playout costs the same at whatever depth it is called."""

import sys

import pytest

import citadels_lab as lab

SLOTS_OF_A_CHUNK = 2048
resource = pytest.importorskip("resource", reason="the system counts no page faults")


def pages_taken(depth):
    """Return how many pages of memory a playout asks of the system when it is called so many frames down."""
    if depth:
        return pages_taken(depth - 1)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    lab.play_out(GAME, "random", 1)
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before


GAME = lab.new_game("classic", seed=1, players=4)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count page faults in other ways")
def test_no_depth_makes_a_playout_ask_for_memory_at_every_call():
    frame = pages_taken.__code__.co_stacksize + pages_taken.__code__.co_nlocals + 10
    for _ in range(3):
        pages_taken(0)
    worst = max(range(SLOTS_OF_A_CHUNK // frame + 1), key=pages_taken)
    assert pages_taken(worst) < 100, f"{worst} frames down"
