"""Armory: in one's own turn, destroy it together with another district."""

from collections.abc import Iterable, Iterator, Sequence

from citadels_lab.rules.flow.city import clear, destroy, meant, spelt, standing
from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table


class Armory(District):
    """dark-city.violet.armory: neither Keep, Bishop nor Great Wall help against it, and no Graveyard saves the card."""

    name = "armory"
    rule = "dark-city.violet.armory"
    verbs: Verbs = {"armory": ("owner", "district", "mode")}
    told = "blown-up"
    own = False
    """Whether a district of the own city may be the other one."""

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Any district of a city of another player; no complete city is touched."""
        if turn.seat in state.completed:
            return ()
        return [action for action, owner in self._targets(state, turn.seat) if owner not in state.completed]

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Not in a complete city: neither the target nor the Armory itself."""
        for action, owner in self._targets(state, turn.seat):
            for city in (owner, turn.seat):
                if city in state.completed:
                    yield action, because(self.rule, "city-is-complete", owner=city)
                    break

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Destroy both."""
        owner, name = str(action[1]), str(action[2])
        players = table.state.players
        table.say(self.told, self.rule, seat=turn.seat, owner=owner, district=name)
        destroy(table, owner, name, meant(players[owner], name, action[3:]))
        destroy(table, turn.seat, self.name, meant(players[turn.seat], self.name, ()))
        clear(table.state)

    def _targets(self, state: State, me: str) -> Iterator[tuple[Action, str]]:
        for owner, player in state.players.items():
            for name, coin in standing(player) if owner != me or self.own else ():
                if owner != me or name != self.name:
                    yield ("armory", owner, *spelt(player, name, coin)), owner


class Armory2016(Armory):
    """2016.unique.armory: an own district too; Keep, Bishop and Great Wall speak of rank 8 and do not help."""

    rule = "2016.unique.armory"
    told = "armory-used"
    own = True

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """A sentence of its own: the card has another name in French."""
        return {"said": "armory-2016"}
