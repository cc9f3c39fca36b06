"""A table at which a step goes every way it can: where nobody has answered yet, it says what could be answered."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from citadels_lab.rules.duel.state import State
from citadels_lab.rules.editions.duel import STEPS
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.table import GameEnds, StraightTable
from citadels_lab.rules.kernel.variant import HIDDEN

CHANCE: Final = "chance"
"""Who is asked which tile of the row is turned over."""


class Fork(BaseException):
    """The step can go on in as many ways as there are ``legal`` answers of ``seat``. Not an error."""

    def __init__(self, seat: str, prompt: str, legal: Sequence[Action]) -> None:
        super().__init__(seat, prompt, legal)
        self.seat, self.prompt, self.legal = seat, prompt, legal


class ForkTable(StraightTable[State]):
    """The table for a path: answers given beforehand, those of chance among them; after the last one it forks."""

    __slots__ = ()

    def __init__(self, state: State, path: Sequence[Action]) -> None:
        super().__init__(state, {}, path, _fork)
        self.aloud = True  # for it must hear of every build

    def say(self, /, *for_people: object, **args: object) -> None:
        """Tell nobody; but when a tile is built, the one under it is turned over (duel.setup.district-row.visible)."""
        if for_people[0] == "built":
            state = self.state
            for at, stack in enumerate(state.row):
                if stack[:1] == (HIDDEN,):
                    tile = str(self.ask(CHANCE, "row", _unseen(state))[1])
                    state.row = (*state.row[:at], (tile, *stack[1:]), *state.row[at + 1 :])


def follow(state: State, path: Sequence[Action]) -> State:
    """Return the state after the step that begins here, the path having all its answers; raise Fork if it has not."""
    after = state.copy()
    with suppress(GameEnds):
        STEPS[after.next](ForkTable(after, path))
    return after


def _fork(seat: str, prompt: str, legal: Sequence[Action]) -> Action:
    raise Fork(seat, prompt, legal)


def _unseen(state: State) -> list[Action]:
    """Return which tiles may be turned over: the basic ones that are neither in the city nor on top of a stack."""
    seen = {*state.owner, *(stack[0] for stack in state.row if stack)}
    return [("row", tile) for tile in state.box.basic if tile not in seen]
