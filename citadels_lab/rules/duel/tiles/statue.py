"""Statue: free next to a district of printed cost 4 that its builder controls."""

from citadels_lab.rules.duel.moments import Tile
from citadels_lab.rules.duel.state import State

COST = 4


class Statue(Tile):
    """duel.unique.statue."""

    name = "statue"
    price_by_cell = True

    def price(self, state: State, me: str, cell: str, cost: int) -> int:
        """Cost nothing beside an own district of cost 4."""
        beside = any(state.owner[near] == me and state.box.cost[near] == COST for near in state.neighbours(cell))
        return 0 if beside else cost
