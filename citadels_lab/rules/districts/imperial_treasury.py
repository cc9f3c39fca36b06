"""Imperial Treasury: at the end a point for each coin its owner has."""

from collections.abc import Sequence

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State


class ImperialTreasury(District):
    """classic.violet.imperial-treasury, classic.score.special."""

    name = "imperial-treasury"
    rule = "classic.violet.imperial-treasury"

    def points(self, state: State, owner: str, colors: Sequence[str]) -> int:
        """The owner's own coins; those on districts are not counted."""
        return state.gold[owner]


class ImperialTreasury2016(ImperialTreasury):
    """2016.unique.imperial-treasury."""

    rule = "2016.unique.imperial-treasury"
