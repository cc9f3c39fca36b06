"""Library: its controller's build bonuses are two coins a matching neighbour, from the next build on."""

from citadels_lab.rules.duel.moments import Tile


class Library(Tile):
    """duel.unique.library, duel.unique.library.self."""

    name = "library"
    per_match = 2
