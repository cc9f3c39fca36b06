"""What a variant must say of itself, so that positions, records, bots and screens can serve every variant alike."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from .action import Verbs
from .table import S, Table

Facts: TypeAlias = dict[str, Any]
"""A position as plain JSON-able data: the language of scenarios, observations and bots."""

HIDDEN = "?"
"""What stands in the facts for a card or tile that the viewer may not see."""

BOX = "box"
"""The pretended viewer who sees what nobody may see: face-down cards, the bag, the order of the deck."""


@dataclass(frozen=True, slots=True)
class Score:
    """Points of one player: ``total``, and ``parts`` by name (they add up to the total)."""

    total: int
    parts: Mapping[str, int]


class Variant(Protocol[S]):
    """One variant of the game. All methods are pure."""

    name: str
    verbs: Verbs
    options: Mapping[str, Any]
    """Set-up options and what they are when not given."""

    def check(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the set-up options complete and normalised (JSON-able); raise LabError for a bad one."""
        ...

    def seats(self, state: S) -> tuple[str, ...]:
        """Return the seats in their order round the table."""
        ...

    def set_up(self, options: Mapping[str, Any], seed: int) -> S:
        """Return the state before the first step, from checked options."""
        ...

    def from_facts(self, facts: Mapping[str, Any]) -> S:
        """Return the state that a scenario's ``[position]`` describes; raise LabError saying where it is wrong."""
        ...

    def step(self, table: Table[S]) -> None:
        """Play one step: ask what must be asked, do what follows."""
        ...

    def facts(self, state: S, eyes: Collection[str]) -> Facts:
        """Return the state as data, as seen by someone who sees the secrets of the seats in ``eyes``."""
        ...

    def glance(self, state: S, eyes: Collection[str]) -> Facts:
        """Return the same facts, worked out entry by entry as they are read (``kernel.glance``)."""
        ...

    def scores(self, state: S) -> dict[str, Score]:
        """Return the points that each player would have if the game ended now."""
        ...

    def ranking(self, state: S) -> list[tuple[str, ...]]:
        """Return the seats from best to worst by score and tie-breaks; who cannot be told apart share a place."""
        ...
