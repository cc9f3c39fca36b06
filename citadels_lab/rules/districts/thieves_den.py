"""Thieves' Den: part or all of its cost may be paid with hand cards, one for a coin."""

from collections.abc import Sequence

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.prices import price
from citadels_lab.rules.flow.state import State
from citadels_lab.rules.flow.ways import Way, discarding
from citadels_lab.rules.kernel.action import Verbs


class ThievesDen(District):
    """2016.unique.thieves-den: the card itself pays nothing; a Factory lowers its price first."""

    name = "thieves-den"
    rule = "2016.unique.thieves-den"
    verbs: Verbs = {"pay-card": ("district",)}

    def own_ways(self, state: State, seat: str) -> Sequence[Way]:
        """From one card to the whole price, as far as the hand goes."""
        cost, hand = price(state, seat, self.name), state.players[seat].hand
        most = min(cost, len(hand) - hand.count(self.name))
        return [discarding(cost, n, self.rule) for n in range(1, most + 1)]
