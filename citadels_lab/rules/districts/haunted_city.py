"""Haunted City, in the 2016 edition Haunted Quarter: at the end it counts as any one colour."""

from collections.abc import Mapping

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel.table import Table


class HauntedCity(District):
    """classic.violet.haunted-city, as in the 68-card decks."""

    name = "haunted-city"
    rule = "classic.violet.haunted-city"
    any_color_at_end = True


class OldHauntedCity(HauntedCity):
    """classic.violet.haunted-city, as in the 66- and 65-card decks: not if it was built in the last round."""

    notes: Mapping[str, str] = {"haunted-city": "round"}

    def built(self, table: Table[State], owner: str) -> None:
        """Remember the round."""
        table.state.notes[self.name] = str(table.state.round)

    def changes_color(self, state: State) -> bool:
        """Not in the round in which it was built, for that may be the last."""
        return state.notes.get(self.name) != str(state.round)


class HauntedQuarter(HauntedCity):
    """2016.unique.haunted-quarter: one type for everything that is counted; as another type it is not unique."""

    name = "haunted-quarter"
    rule = "2016.unique.haunted-quarter"
