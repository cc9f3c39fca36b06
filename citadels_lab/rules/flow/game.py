"""A card game as a variant: everything but its roster and its set-up options."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from citadels_lab.rules.kernel.action import Verbs
from citadels_lab.rules.kernel.glance import Glance
from citadels_lab.rules.kernel.table import Table
from citadels_lab.rules.kernel.variant import Facts, Score

from . import call, draft, facts, rounds, scoring, setup, turn
from .moments import Character, District
from .state import State

VERBS: Final[Verbs] = {
    "pick": ("character",),
    "set-aside": ("character",),
    "gather": ("what",),
    "keep-card": ("districts*",),
    "income": (),
    "build": ("district", "way", "means", "mode"),
    "end": (),
    "pass": (),
}
"""The verbs of the flow; each card adds its own."""

STEPS: Final = {
    "open": setup.tell,
    "deal": draft.deal,
    "pick": draft.pick,
    "aside": draft.aside,
    "draft-end": draft.end,
    "call": call.call,
    "turn": turn.take_step,
    "round-end": rounds.end_round,
}


def verbs_of(*cards: Character | District) -> Verbs:
    """Return the verbs of a variant whose rosters are made of these cards."""
    verbs = dict(VERBS)
    for card in cards:
        verbs |= card.verbs
    return verbs


class CardGame:
    """What the variants of the card game share; each adds its name and verbs, ``check``, ``set_up``, ``from_facts``."""

    name: str
    verbs: Verbs
    options: Mapping[str, Any]

    def check(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the set-up options complete; raise LabError for one that is not possible."""
        raise NotImplementedError

    def set_up(self, options: Mapping[str, Any], seed: int) -> State:
        """Return the table when cards and coins are dealt."""
        raise NotImplementedError

    def from_facts(self, facts: Mapping[str, Any]) -> State:
        """Return the state of a written position."""
        raise NotImplementedError

    def seats(self, state: State) -> tuple[str, ...]:
        """Return the seats in their order round the table."""
        return state.seats

    def step(self, table: Table[State]) -> None:
        """Play the step whose turn it is; where nobody listens, also those that follow, to the end of the round."""
        state = table.state
        STEPS[state.next](table)
        if not table.aloud:
            while state.next != "deal":
                STEPS[state.next](table)

    def facts(self, state: State, eyes: Collection[str]) -> Facts:
        """Return the table as data, as those eyes see it."""
        return self.glance(state, eyes).whole()

    def glance(self, state: State, eyes: Collection[str]) -> Glance:
        """Return the same, worked out as it is read."""
        return facts.glance(state, eyes)

    def scores(self, state: State) -> dict[str, Score]:
        """Return every player's points."""
        return {seat: scoring.score(state, seat) for seat in state.seats}

    def ranking(self, state: State) -> list[tuple[str, ...]]:
        """Return the best player first."""
        return scoring.ranking(state)
