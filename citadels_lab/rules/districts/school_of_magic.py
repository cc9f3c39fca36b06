"""School of Magic: counts as any one colour for income by colour."""

from citadels_lab.rules.flow.moments import District


class SchoolOfMagic(District):
    """classic.violet.school-of-magic: not at the end."""

    name = "school-of-magic"
    rule = "classic.violet.school-of-magic"
    any_color_income = True


class SchoolOfMagic2016(SchoolOfMagic):
    """2016.unique.school-of-magic."""

    rule = "2016.unique.school-of-magic"
