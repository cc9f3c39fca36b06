"""Necropolis: may be built by destroying an own district instead of paying."""

from collections.abc import Sequence

from citadels_lab.rules.flow.city import standing
from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State
from citadels_lab.rules.flow.ways import Way, destroying


class Necropolis(District):
    """2016.unique.necropolis: any own district, a Keep too, for this is no power of rank 8."""

    name = "necropolis"
    rule = "2016.unique.necropolis"

    def own_ways(self, state: State, seat: str) -> Sequence[Way]:
        """Destroying any district of the city."""
        return [destroying(state, seat, name, coin, self.rule) for name, coin in standing(state.players[seat])]
