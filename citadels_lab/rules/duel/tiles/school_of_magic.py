"""School of Magic: counts as any one colour while a character's ability resolves."""

from citadels_lab.rules.duel.moments import Tile


class SchoolOfMagic(Tile):
    """duel.unique.school-of-magic, duel.unique.school-of-magic.limits."""

    name = "school-of-magic"
    any_color = True
