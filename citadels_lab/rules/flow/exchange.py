"""Exchanging a district of the own city for one of another: what may be exchanged, and what it costs."""

from collections.abc import Iterable, Iterator

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

from . import city
from .attack import guarded, pay_surcharge, price_rule, surcharge
from .city import no_twin
from .state import State

Standing = tuple[str, bool]
"""A district of a city: its name, and whether it has a coin on it."""


def price(state: State, owner: str, mine: Standing, theirs: Standing) -> int:
    """Return what the exchange costs: the difference, if theirs is worth more, and what a wall adds."""
    return max(0, city.value(state, *theirs) - city.value(state, *mine)) + surcharge(state, owner, theirs[0])


def givable(state: State, me: str) -> list[Standing]:
    """Return the own districts that may be given: none of a protected city, nor an untouchable one.

    Whether a complete city gives any depends on the edition.
    """
    anyway = state.roster.numbers.gives_from_complete
    return [own for own in city.standing(state.players[me]) if not guarded(state, me, own[0], complete=anyway)]


def twin(state: State, me: str, owner: str, mine: Standing, theirs: Standing) -> str | None:
    """Return whose city would then hold two districts of one name and may not, if any would."""
    if mine[0] == theirs[0]:
        return None
    if theirs[0] in state.players[me].city and not _allowed(state, me, mine[0]):
        return me
    if mine[0] in state.players[owner].city and not _allowed(state, owner, theirs[0]):
        return owner
    return None


def _allowed(state: State, seat: str, given: str) -> bool:
    """Whether a city that gives this district may hold two of one name."""
    roster, special = state.roster, state.players[seat].special
    for name in roster.repeaters:
        if name in special and roster.districts[name].allows_duplicate(state, seat, given):
            return True
    return False


def take_options(state: State, me: str) -> list[Action]:
    """Return the districts of others for which something can be given in return."""
    own = givable(state, me)
    return [action for action, owner, theirs in _others(state, me) if any(_gives(state, me, owner, theirs, own))]


def refused_takes(
    state: State, me: str, rule: str, barred: str = "", own_rule: str = ""
) -> Iterable[tuple[Action, Reason]]:  # fmt: skip
    """Give the districts of others that cannot be had, and why.

    ``barred`` is the power's own rule that protects some, ``own_rule`` that on complete cities and duplicates.
    """
    anyway = state.roster.numbers.gives_from_complete
    own = givable(state, me)
    for action, owner, theirs in _others(state, me):
        if any(_gives(state, me, owner, theirs, own)):
            continue
        why = guarded(state, owner, theirs[0], barred, own_rule)
        if not why and not own:
            why = next((guarded(state, me, name, barred, complete=anyway) for name in state.players[me].city), None)
            why = why or because(rule, "nothing-to-exchange")
        if not why:
            fits = [mine for mine in own if not twin(state, me, owner, mine, theirs)]
            cost = min((price(state, owner, mine, theirs) for mine in fits), default=0)
            clash = twin(state, me, owner, own[0], theirs) or me
            why = because(own_rule or no_twin(state, clash, theirs[0]).rule, "exchange-twin", district=theirs[0])
            if fits:
                why = _too_dear(state, me, owner, theirs, cost, rule, "exchange-too-dear", theirs[0])
        yield action, why


def _too_dear(
    state: State, me: str, owner: str, theirs: Standing, cost: int, rule: str, key: str, district: str
) -> Reason:  # fmt: skip
    rule, gold = price_rule(state, owner, *theirs, rule), state.gold[me]
    return because(rule, key, district=district, cost=cost, gold=gold, n=cost - gold)


def _refused_returns(
    state: State, me: str, owner: str, theirs: Standing, rule: str, barred: str, own_rule: str
) -> Iterable[tuple[Action, Reason]]:  # fmt: skip
    """Give the own districts that cannot be given for a district, and why."""
    player, anyway = state.players[me], state.roster.numbers.gives_from_complete
    for mine in city.standing(player):
        why = guarded(state, me, mine[0], barred, complete=anyway)
        cost, clash = price(state, owner, mine, theirs), twin(state, me, owner, mine, theirs)
        if not why and clash:
            got = theirs[0] if clash == me else mine[0]
            why = because(own_rule or no_twin(state, clash, got).rule, "return-twin", district=mine[0], taken=theirs[0])
        if not why and cost > state.gold[me]:
            why = _too_dear(state, me, owner, theirs, cost, rule, "return-too-dear", mine[0])
        if why:
            yield ("in-return", *city.spelt(player, *mine)), why


def everything(state: State, me: str) -> list[Action]:
    """Return the districts of others, whether they can be had or not."""
    return [action for action, _, _ in _others(state, me)]


def _others(state: State, me: str) -> Iterable[tuple[Action, str, Standing]]:
    for owner, player in state.players.items():
        for theirs in city.standing(player) if owner != me else ():
            yield ("exchange", owner, *city.spelt(player, *theirs)), owner, theirs


def _gives(state: State, me: str, owner: str, theirs: Standing, own: list[Standing]) -> Iterator[Standing]:
    """Give what may be given for a district of another city, as long as somebody wants to know."""
    if not own or guarded(state, owner, theirs[0]):
        return
    # what follows asks for price(state, owner, mine, theirs) <= gold, but works out once what only theirs decides
    spare = state.gold[me] - surcharge(state, owner, theirs[0])
    least = city.value(state, *theirs) - spare
    for mine in own if spare >= 0 else ():
        if city.value(state, *mine) >= least and not twin(state, me, owner, mine, theirs):
            yield mine


def about_take(state: State, me: str, action: Action) -> dict[str, object]:
    """Give what it costs at least to have a district, if it can be had."""
    if action[0] != "exchange":
        return {}
    owner, theirs = _meant(state, action)
    costs = [price(state, owner, mine, theirs) for mine in _gives(state, me, owner, theirs, givable(state, me))]
    return {"said": "exchange-from", "cost": min(costs)} if costs else {}


def _meant(state: State, action: Action) -> tuple[str, Standing]:
    owner, name = str(action[1]), str(action[2])
    return owner, (name, city.meant(state.players[owner], name, action[3:]))


def exchange(
    table: Table[State], me: str, action: Action, rule: str, barred: str = "", own_rule: str = ""
) -> None:  # fmt: skip
    """Ask what is given in return for the district of the action, pay the difference to its owner, and exchange.

    ``barred`` and ``own_rule`` as in ``refused_takes``.
    """
    state = table.state
    owner, theirs = _meant(state, action)
    name = theirs[0]
    ways: dict[Action, Standing] = {
        ("in-return", *city.spelt(state.players[me], *mine)): mine
        for mine in _gives(state, me, owner, theirs, givable(state, me))
    }
    answer = table.ask(
        me, "exchange-in-return", list(ways),
        refused=lambda: _refused_returns(state, me, owner, theirs, rule, barred, own_rule),
        about=lambda given: {"cost": price(state, owner, ways[given], theirs)} if given in ways else {"said": "give"},
        owner=owner, district=name,
    )  # fmt: skip
    mine = ways[answer]
    pay_surcharge(table, me, owner, name, owner)
    table.pay(me, owner, price(state, owner, mine, theirs) - surcharge(state, owner, name), rule)
    city.exchange(table, me, owner, mine, theirs)
    table.say("exchanged", rule, seat=me, other=owner, district=mine[0], taken=theirs[0])
    for seat in (me, owner):
        city.check_complete(table, seat)
