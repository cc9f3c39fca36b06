"""Any playout of a what-if as a game to look at."""

from typing import Any

from citadels_lab.rules.kernel.position import Position

from .playing import Playouts, Task


def imagined_game(task: Task, index: int, option: int) -> tuple[Position[Any], int]:
    """Return the end of a playout of an option (its place in ``task.options``), and how many answers it had with it.

    The game begins in the world of that playout, so that all of it agrees with what the seat has seen, and nothing of
    it is known to be so. Raises LabError when a bot fails.
    """
    playouts = Playouts(task)
    world = playouts.world(index)
    return playouts.end(index, option, world), len(world.actions) + 1
