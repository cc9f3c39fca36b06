"""Observatory: draws three cards instead of two as income."""

from citadels_lab.rules.flow.moments import District


class Observatory(District):
    """classic.violet.observatory."""

    name = "observatory"
    rule = "classic.violet.observatory"
    draws = 3


class Observatory2016(Observatory):
    """2016.unique.observatory."""

    rule = "2016.unique.observatory"
