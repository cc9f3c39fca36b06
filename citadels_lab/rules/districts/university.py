"""University: costs 6 and scores 8."""

from collections.abc import Sequence

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State


class University(District):
    """classic.violet.university, classic.score.special."""

    name = "university"
    rule = "classic.violet.university"

    def points(self, state: State, owner: str, colors: Sequence[str]) -> int:
        """Two points beyond the cost."""
        return 2
