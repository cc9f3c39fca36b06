"""The moments at which a character or a unique tile of Duel may act. A card overrides those it needs, and no other.

A lasting quality follows control of the tile; "when built" belongs to the builder and happens once
(duel.unique.effect-control).
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from citadels_lab.rules.kernel.table import Table

    from .state import State


class Character:
    """A character of Duel: what its holder may do when it is called."""

    name: str
    rank: int

    def play(self, table: "Table[State]", me: str) -> None:
        """Called: the holder ``me`` has laid the card out and may use its abilities, from top to bottom."""
        raise NotImplementedError


class Tile:
    """A district tile; a plain one does nothing."""

    name: str = ""
    per_match: int = 1
    """Lasting: coins that its controller's build bonuses give for each matching neighbour."""
    any_color: bool = False
    """Lasting: whether it may count as any one colour while a character's ability resolves."""
    shielded: bool = False
    """Lasting: whether Thief, Diplomat and Warlord can never target it."""
    price_by_cell: bool = False
    """Whether what it costs to build depends on where."""

    def price(self, state: "State", me: str, cell: str, cost: int) -> int:
        """Before paying: what ``me`` would pay to build this tile on the cell, before discounts."""
        return cost

    def built(self, table: "Table[State]", me: str, cell: str) -> None:
        """When built: paid for, placed, and its bonus taken."""


PLAIN = Tile()
