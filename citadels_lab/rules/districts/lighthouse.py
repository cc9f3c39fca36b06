"""Lighthouse: when built, its builder takes a card of choice out of the deck."""

from citadels_lab.rules.flow.deck import take_out
from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel.action import PASS, Action, Verbs
from citadels_lab.rules.kernel.table import Table


class Lighthouse(District):
    """dark-city.violet.lighthouse."""

    name = "lighthouse"
    rule = "dark-city.violet.lighthouse"
    verbs: Verbs = {"fetch": ("district",)}

    def built(self, table: Table[State], owner: str) -> None:
        """Look through the deck, take one, shuffle."""
        state = table.state
        if not state.deck:
            return
        cards = tuple(sorted(state.deck))
        fetches: list[Action] = [("fetch", name) for name in dict.fromkeys(cards)]
        answer = table.ask(
            owner, "lighthouse", [*fetches, PASS], about=lambda action: {"n": cards.count(str(action[-1]))}
        )  # fmt: skip
        if answer == PASS:
            table.say("searched", self.rule, seen_by=(owner,), secret=("districts",), seat=owner, districts=cards)
        else:
            card = str(answer[1])
            state.deck = take_out(state.deck, card)
            state.players[owner].hand += (card,)
            table.say(
                "fetched", self.rule, seen_by=(owner,), secret=("district", "districts"),
                seat=owner, district=card, districts=take_out(cards, card),
            )  # fmt: skip
        state.deck = tuple(table.shuffle(state.deck))
