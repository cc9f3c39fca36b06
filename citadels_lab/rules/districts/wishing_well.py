"""Wishing Well: at the end a point for each violet district of the city, itself included."""

from collections.abc import Sequence

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State


class WishingWell(District):
    """classic.violet.wishing-well, classic.score.special: what counts as another colour is not violet then."""

    name = "wishing-well"
    rule = "classic.violet.wishing-well"

    def points(self, state: State, owner: str, colors: Sequence[str]) -> int:
        """The districts that count as violet."""
        return list(colors).count(state.roster.numbers.special_color)


class WishingWell2016(WishingWell):
    """2016.unique.wishing-well."""

    rule = "2016.unique.wishing-well"
