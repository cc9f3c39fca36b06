"""Ivory Tower: at the end five points if it is the only unique district of the city."""

from collections.abc import Sequence

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State

POINTS = 5


class IvoryTower(District):
    """2016.unique.ivory-tower: a Haunted Quarter that counts as another type is not unique."""

    name = "ivory-tower"
    rule = "2016.unique.ivory-tower"

    def points(self, state: State, owner: str, colors: Sequence[str]) -> int:
        """The districts that count as unique are one: itself."""
        return POINTS if colors.count(state.roster.numbers.special_color) == 1 else 0
