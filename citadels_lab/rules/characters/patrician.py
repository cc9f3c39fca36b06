"""4, the Patrician: takes the crown, and a card for each noble district."""

from citadels_lab.rules.flow.crown import CrownTaker


class Patrician(CrownTaker):
    """2016.patrician, 2016.crown.compulsory."""

    name = "patrician"
    rule = color_rule = "2016.patrician"
    color_gain = "cards"
