"""What a district costs its builder, and every way to pay for it."""

from functools import cache

from citadels_lab.rules.kernel.action import Action

from .state import State
from .ways import Way, about_way, other_ways


def price(state: State, seat: str, district: str) -> int:
    """Return what a district costs a player to build."""
    roster = state.roster
    cost = roster.cost[district]
    for name in roster.cheapeners:
        if name in state.players[seat].special:
            cost -= roster.districts[name].off(state, district)
    return max(0, cost)


def in_coins(state: State, seat: str, district: str) -> Way:
    """Return the plain way to pay for a district."""
    if not state.roster.cheapeners:
        return _coins(state.roster.cost[district], state.roster.cites.build)
    return _coins(price(state, seat, district), _price_rule(state, seat, district))


_coins = cache(Way)
"""The plain ways to pay, made once: there are few, and they never change."""


def every_way(state: State, seat: str, district: str) -> list[Way]:
    """Return the ways to pay for a district, coins alone first, whether the player has the means or not."""
    return [in_coins(state, seat, district), *other_ways(state, seat, district)]


def chosen_way(state: State, seat: str, action: Action) -> Way:
    """Return the way to pay that an action of building names after the district."""
    district, mode = str(action[1]), action[2:]
    return next(way for way in every_way(state, seat, district) if way.mode == mode)


def about_build(state: State, seat: str, action: Action) -> dict[str, object]:
    """Give what a build costs, and how it is paid."""
    return about_way(chosen_way(state, seat, action))


def _price_rule(state: State, seat: str, district: str) -> str:
    """Return the rule behind a price: of the district that lowers it, or that of building."""
    roster = state.roster
    for name in roster.cheapeners:
        if name in state.players[seat].special and roster.districts[name].off(state, district):
            return roster.districts[name].rule
    return roster.cites.build
