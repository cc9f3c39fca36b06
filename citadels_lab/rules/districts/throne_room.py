"""Throne Room: its owner gains a coin each time the crown changes its holder."""

from citadels_lab.rules.flow.gold import gain
from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel.table import Table


class ThroneRoom(District):
    """dark-city.violet.throne-room."""

    name = "throne-room"
    rule = "dark-city.violet.throne-room"

    def crown_moved(self, table: Table[State], owner: str) -> None:
        """Gain a coin."""
        gain(table, owner, 1, self.rule)
