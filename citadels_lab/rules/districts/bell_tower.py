"""Bell Tower: when it is built, its builder may announce that seven districts complete a city."""

from collections.abc import Mapping

from citadels_lab.rules.flow.city import SOONER, check_complete
from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel.action import PASS, Action, Verbs
from citadels_lab.rules.kernel.table import Table

ANNOUNCE: Action = ("announce",)
SIZE = 7
ANNOUNCED = "announced"


class BellTower(District):
    """dark-city.bell-tower."""

    name = "bell-tower"
    rule = "dark-city.bell-tower"
    notes: Mapping[str, str] = {"bell-tower": ANNOUNCED, SOONER: "seat"}
    sooner = SIZE
    verbs: Verbs = {"announce": ()}

    def built(self, table: Table[State], owner: str) -> None:
        """Ask; cities that have seven by then are complete at once, the builder's first."""
        state = table.state
        if table.ask(owner, "bell-tower", [ANNOUNCE, PASS], n=SIZE) == PASS:
            return
        state.notes[self.name] = ANNOUNCED
        state.size = SIZE
        table.say("announced", self.rule, seat=owner, n=SIZE)
        at = state.seats.index(owner)
        for seat in state.seats[at:] + state.seats[:at]:
            check_complete(table, seat)

    def lost(self, table: Table[State], owner: str, other: str | None) -> None:
        """The announcement lapses, unless it has completed a city."""
        state = table.state
        full = state.roster.numbers.size
        sooner = SOONER in state.notes or any(len(state.players[seat].city) < full for seat in state.completed)
        if self.name in state.notes and not sooner:
            del state.notes[self.name]
            state.size = full
            table.say("announcement-lapsed", self.rule, seat=owner, n=full)
