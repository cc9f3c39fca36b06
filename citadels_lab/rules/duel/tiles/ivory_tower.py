"""Ivory Tower: Thief, Diplomat and Warlord can never target it."""

from citadels_lab.rules.duel.moments import Tile


class IvoryTower(Tile):
    """duel.unique.ivory-tower."""

    name = "ivory-tower"
    shielded = True
