"""Stables: building them does not count against the limit of the turn."""

from citadels_lab.rules.flow.moments import District


class Stables(District):
    """2016.unique.stables."""

    name = "stables"
    rule = "2016.unique.stables"
    outside_limit = True
