"""Factory: other violet districts cost its owner one coin less to build."""

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State


class Factory(District):
    """dark-city.violet.factory: to destroy them costs as much as ever."""

    name = "factory"
    rule = "dark-city.violet.factory"

    def off(self, state: State, district: str) -> int:
        """One coin off a violet district."""
        return int(state.roster.color[district] == state.roster.numbers.special_color and district != self.name)


class Factory2016(Factory):
    """2016.unique.factory."""

    rule = "2016.unique.factory"
