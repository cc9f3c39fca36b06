"""Quarry: its owner may hold duplicate districts, one at a time or (2016) any number."""

from citadels_lab.rules.flow.deck import take_out
from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State


class Quarry(District):
    """dark-city.violet.quarry: a duplicate that is there already stays if the Quarry goes."""

    name = "quarry"
    rule = "dark-city.violet.quarry"
    twins = 1

    def allows_duplicate(self, state: State, owner: str, given: str = "") -> bool:
        """While the city holds no two districts of one name, and the Quarry itself stays."""
        city = state.players[owner].city
        if given:
            city = take_out(city, given)
        return self.name in city and len(set(city)) == len(city)


class Quarry2016(Quarry):
    """2016.unique.quarry: any number of duplicates may be built; none is gained by an exchange (``given``)."""

    rule = "2016.unique.quarry"
    twins = 99  # more than there are cards: any number

    def allows_duplicate(self, state: State, owner: str, given: str = "") -> bool:
        """For building, whatever the city holds."""
        return not given
