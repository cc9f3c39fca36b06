"""6, the Trader: builds as many trade districts as he likes, and takes a coin for each."""

from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.state import State

TRADE = "trade"


class Trader(Character):
    """2016.trader: trade districts do not count against the limit of his turn."""

    name = "trader"
    rank = 6
    rule = color_rule = "2016.trader"
    color = TRADE

    def outside_limit(self, state: State, district: str) -> bool:
        """Trade districts; what counts as any colour for income is none here."""
        return state.roster.color[district] == TRADE
