"""Capitol: at the end three points, once, for three districts of one type."""

from collections.abc import Sequence

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State

POINTS = 3
ALIKE = 3


class Capitol(District):
    """2016.unique.capitol: a Haunted Quarter may be one of the three."""

    name = "capitol"
    rule = "2016.unique.capitol"

    def points(self, state: State, owner: str, colors: Sequence[str]) -> int:
        """Only once, however many types have three."""
        return POINTS if any(colors.count(color) >= ALIKE for color in set(colors)) else 0
