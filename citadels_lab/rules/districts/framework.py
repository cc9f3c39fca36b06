"""Framework: destroy it instead of paying for another district."""

from collections.abc import Sequence

from citadels_lab.rules.flow.city import meant
from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State
from citadels_lab.rules.flow.ways import Way, destroying


class Framework(District):
    """2016.unique.framework: also in an own complete city; its place is empty when the other district comes."""

    name = "framework"
    rule = "2016.unique.framework"

    def ways(self, state: State, seat: str, district: str) -> Sequence[Way]:
        """Destroying it."""
        return [destroying(state, seat, self.name, meant(state.players[seat], self.name, ()), self.rule)]
