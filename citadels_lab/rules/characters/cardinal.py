"""5, the Cardinal: borrows what is missing for a district, giving cards; a card for each religious district."""

from collections.abc import Iterable, Iterator, Sequence

from citadels_lab.rules.flow import build, prices
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.flow.ways import Way, borrowing
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table


class Cardinal(Character):
    """2016.cardinal.cards, 2016.cardinal.loan, 2016.cardinal.limits, 2016.cardinal.thieves-den."""

    name = "cardinal"
    rank = 5
    rule = "2016.cardinal.loan"
    limits_rule = "2016.cardinal.limits"
    color = "religious"
    color_rule = "2016.cardinal.cards"
    color_gain = "cards"
    verbs: Verbs = {"borrow": ("other", "district", "way", "means"), "give-card": ("district",)}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Any district that is too dear, and any player who has just the missing coins or more."""
        return [action for action, _, why in self._all(state, turn) if why is None]

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Once a turn; the other has too few coins, or the Cardinal too few other cards."""
        return ((action, why) for action, _, why in self._all(state, turn) if why)

    def _all(self, state: State, turn: Turn) -> Iterator[tuple[Action, Way, Reason | None]]:
        """Give every loan that could be thought of: for each district that he may build but cannot pay for."""
        me = turn.seat
        for name in dict.fromkeys(state.players[me].hand):
            if build.limit(state, turn, name):
                continue
            for way in prices.every_way(state, me, name):
                missing = way.coins - state.gold[me]
                if missing <= 0 or build.why_never(state, turn, name, way):
                    continue
                for other in state.seats:
                    if other != me:
                        why = self._why_not(state, turn, other, missing, missing + way.cards)
                        loan = borrowing(way, other, missing, self.rule)
                        yield ("borrow", other, name, *way.mode), loan, why

    def _why_not(self, state: State, turn: Turn, other: str, missing: int, cards: int) -> Reason | None:
        if self.name in turn.used:
            return because(self.limits_rule, "power-used", character=self.name)
        if state.gold[other] < missing:
            return because(self.limits_rule, "lender-too-poor", other=other, gold=state.gold[other], cost=missing)
        spare = len(state.players[turn.seat].hand) - 1
        if spare < cards:
            return because(self.limits_rule, "loan-too-few-cards", cost=cards, has=spare, n=cards - spare)
        return None

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """How many coins are borrowed; with how many cards in place of coins, if there are any."""
        way = self._chosen(state, turn, action)
        said = "borrow-discarding" if way.cards else "borrow"
        return {"said": said, "n": way.loan, "cards": way.cards}

    def _chosen(self, state: State, turn: Turn, action: Action) -> Way:
        return next(way for known, way, _ in self._all(state, turn) if known == action)

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Borrow and build."""
        way = self._chosen(table.state, turn, action)
        turn.used += (self.name,)
        build.build(table, turn, ("build", *action[2:3]), way)
