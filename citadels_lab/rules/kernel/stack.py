"""Room on the interpreter's stack, so that a long loop of calls is equally quick wherever it is called from."""

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

CHUNK: Final = 2048
"""So many slots has a chunk of CPython's stack, 16 KiB."""
FRAME: Final = 12
"""So many slots a frame takes beside its names and values, or fewer."""
PLAYOUT: Final = 800
"""So many slots a playout takes, or fewer."""


def roomy(function: Callable[P, R]) -> Callable[P, R]:
    """Let all that the function calls lie in one chunk of the stack.

    CPython lays frames into chunks. A call that needs a new one gets it from the system, and gives it back on return:
    where a loop's calls fall on such a seam, games take up to five times as long, and a caller one frame deeper meets
    nothing of it (issue gh-142183 of CPython, mended in later releases). A function that asks for a whole chunk itself
    always gets a new one, twice as large, whose other half is for what it calls. That takes as long as a fiftieth of a
    game, so it is done where it may be needed. Compiled functions have no frames.
    """
    if not isinstance(function, FunctionType):
        return function
    code = function.__code__.replace(co_stacksize=CHUNK)
    with_room = FunctionType(code, function.__globals__, function.__name__, function.__defaults__, function.__closure__)
    with_room.__kwdefaults__ = function.__kwdefaults__

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        chosen: Callable[P, R] = function if shallow() else with_room
        return chosen(*args, **kwargs)

    return call


def shallow() -> bool:
    """Whether a playout called from here surely lies in the stack's first chunk, as its callers do: no room needed."""
    room, frame = CHUNK - PLAYOUT, sys._getframe(1)
    while frame is not None and room > 0:
        code, frame = frame.f_code, frame.f_back  # type: ignore[assignment]
        room -= FRAME + code.co_stacksize + code.co_nlocals + len(code.co_cellvars) + len(code.co_freevars)
    return room > 0
