"""Keep: the Warlord cannot destroy it, nor the Diplomat take it."""

from citadels_lab.rules.flow.moments import District


class Keep(District):
    """classic.violet.keep."""

    name = "keep"
    rule = "classic.violet.keep"
    untouchable = True


class Keep2016(Keep):
    """2016.unique.keep: no rank 8 can use its power on it."""

    rule = "2016.unique.keep"
