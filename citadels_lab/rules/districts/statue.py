"""Statue: at the end five points for its owner, if the crown is theirs."""

from collections.abc import Sequence

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State

POINTS = 5


class Statue(District):
    """2016.unique.statue: a murdered rank 4 has moved the crown by then (2016.round-end.order)."""

    name = "statue"
    rule = "2016.unique.statue"

    def points(self, state: State, owner: str, colors: Sequence[str]) -> int:
        """For the holder of the crown."""
        return POINTS if state.crown == owner else 0
