"""Dragon Gate: costs 6 and scores 8."""

from collections.abc import Sequence

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State


class DragonGate(District):
    """classic.violet.dragon-gate, classic.score.special."""

    name = "dragon-gate"
    rule = "classic.violet.dragon-gate"

    def points(self, state: State, owner: str, colors: Sequence[str]) -> int:
        """Two points beyond the cost."""
        return 2


class DragonGate2016(DragonGate):
    """2016.unique.dragon-gate."""

    rule = "2016.unique.dragon-gate"
