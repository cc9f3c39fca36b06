"""8, the Marshal: seizes a cheap district of another city for its cost; a coin for each military district."""

from collections.abc import Iterable, Iterator, Sequence

from citadels_lab.rules.flow import city
from citadels_lab.rules.flow.attack import guarded, pay_surcharge, price_rule, surcharge
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

MOST = 3


class Marshal(Character):
    """2016.marshal, 2016.great-wall.formula, 2016.rank8.embellished."""

    name = "marshal"
    rank = 8
    rule = color_rule = "2016.marshal"
    color = "military"
    verbs: Verbs = {"seize": ("owner", "district", "mode")}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Any district of another city worth three at most that he can pay for and has not."""
        if self.name in turn.used:
            return ()
        return [action for action, owner, own in _all(state, turn.seat) if not self._why_not(state, turn, owner, own)]

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Protected, too dear, a duplicate; or one was seized already."""
        for action, owner, own in _all(state, turn.seat):
            why = spent(self, turn) or self._why_not(state, turn, owner, own)
            if why:
                yield action, why

    def _why_not(self, state: State, turn: Turn, owner: str, own: tuple[str, bool]) -> Reason | None:
        why = guarded(state, owner, own[0], full=self.rule)
        if why:
            return why
        if city.value(state, *own) > MOST:
            return because(self.rule, "seize-at-most", district=own[0], most=MOST)
        if own[0] in state.players[turn.seat].city:
            return because(self.rule, "seize-twin", district=own[0])
        cost, gold = _price(state, owner, own), state.gold[turn.seat]
        if cost > gold:
            rule = price_rule(state, owner, *own, self.rule)
            return because(rule, "seize-too-dear", district=own[0], cost=cost, gold=gold, n=cost - gold)
        return None

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """The price."""
        owner, name = str(action[1]), str(action[2])
        return {"cost": _price(state, owner, (name, city.meant(state.players[owner], name, action[3:])))}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Pay the owner and take it."""
        state, me, owner, name = table.state, turn.seat, str(action[1]), str(action[2])
        turn.used += (self.name,)
        own = (name, city.meant(state.players[owner], name, action[3:]))
        cost = _price(state, owner, own)
        pay_surcharge(table, me, owner, name, owner)
        table.pay(me, owner, city.value(state, *own), self.rule)
        city.seize(table, me, owner, own)
        table.say("seized", self.rule, seat=me, owner=owner, district=name, cost=cost)
        city.check_complete(table, me)


def _price(state: State, owner: str, own: tuple[str, bool]) -> int:
    return city.value(state, *own) + surcharge(state, owner, own[0])


def _all(state: State, me: str) -> Iterator[tuple[Action, str, tuple[str, bool]]]:
    for owner, player in state.players.items():
        for own in city.standing(player) if owner != me else ():
            yield ("seize", owner, *city.spelt(player, *own)), owner, own
