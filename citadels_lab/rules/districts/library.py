"""Library: keeps both cards of the income, or all of them."""

from citadels_lab.rules.flow.moments import District


class Library(District):
    """classic.violet.library: two are kept, of two or (with the Observatory) of three."""

    name = "library"
    rule = "classic.violet.library"
    keeps = 2


class Library2016(Library):
    """2016.unique.library: all that are drawn are kept, two or (with the Observatory) three."""

    rule = "2016.unique.library"
    keeps = 3
