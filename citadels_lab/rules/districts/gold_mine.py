"""Gold Mine: a coin more when its owner takes coins as income."""

from citadels_lab.rules.flow.moments import District


class GoldMine(District):
    """2016.unique.gold-mine: not for coins gained by a power."""

    name = "gold-mine"
    rule = "2016.unique.gold-mine"
    coins_more = 1
