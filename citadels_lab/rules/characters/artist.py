"""9, the Artist: puts a coin on one or two own districts, which are then worth one more."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.city import embellish, standing
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

MOST = 2


class Artist(Character):
    """dark-city.artist, dark-city.artist.lost."""

    name = "artist"
    rank = 9
    rule = "dark-city.artist"
    verbs: Verbs = {"embellish": ("district",)}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Own districts without a coin, two a turn."""
        if turn.used.count(self.name) == MOST or not state.gold[turn.seat]:
            return ()
        return [("embellish", name) for name, coin in standing(state.players[turn.seat]) if not coin]

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Two a turn, one coin on each, and a coin to put there."""
        player, gold = state.players[turn.seat], state.gold[turn.seat]
        bare = [name for name, coin in standing(player) if not coin]
        for name in dict.fromkeys(player.city):
            if turn.used.count(self.name) == MOST:
                yield ("embellish", name), because(self.rule, "two-embellished", n=MOST)
            elif name not in bare:
                yield ("embellish", name), because(self.rule, "embellished-already", district=name)
            elif not gold:
                yield ("embellish", name), because(self.rule, "no-coin-to-put", district=name, n=1)

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Put the coin there."""
        turn.used += (self.name,)
        embellish(table, turn.seat, str(action[1]), self.rule)
        table.say("embellished", self.rule, seat=turn.seat, district=str(action[1]))


class Artist2016(Artist):
    """2016.artist."""

    rule = "2016.artist"
