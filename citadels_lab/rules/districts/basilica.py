"""Basilica: at the end a point for each district of odd cost in the city."""

from collections.abc import Sequence

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State


class Basilica(District):
    """2016.unique.basilica: the coin on an embellished district is part of its cost (2016.artist)."""

    name = "basilica"
    rule = "2016.unique.basilica"

    def points(self, state: State, owner: str, colors: Sequence[str]) -> int:
        """A coin makes an odd cost even, and an even one odd."""
        cost, player = state.roster.cost, state.players[owner]
        odd = [name for name in player.city if cost[name] % 2]
        with_coin = [name for name in player.embellished if cost[name] % 2]
        return len(odd) - len(with_coin) + (len(player.embellished) - len(with_coin))
