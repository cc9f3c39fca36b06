"""Rank 8 against a city: what protects a district, and destroying one."""

from collections.abc import Iterable, Iterator

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import BANK, Table

from . import city
from .state import State


def guarded(
    state: State, owner: str, district: str, rule: str = "", full: str = "", complete: bool = False
) -> Reason | None:  # fmt: skip
    """Return why rank 8 cannot use its power on a district; ``rule``: an own rule of the power that says so.

    ``full`` is the power's own rule about complete cities only; ``complete``: such a city does not matter.
    """
    if owner in state.shielded:
        return because(rule or state.roster.cites.protected, "city-protected", owner=owner)
    if owner in state.completed and not complete:
        return because(rule or full or state.roster.cites.city_complete, "city-is-complete", owner=owner)
    card = state.roster.districts.get(district)
    if card and card.untouchable:
        return because(rule or card.rule, "untouchable", district=district)
    return None


def surcharge(state: State, owner: str, district: str) -> int:
    """Return how much more rank 8 pays because of the other districts of the city."""
    more = 0
    for name in state.roster.walls:
        if name in state.players[owner].special:
            more += state.roster.districts[name].surcharge(district)
    return more


def price_rule(state: State, owner: str, district: str, embellished: bool, rule: str) -> str:
    """Return the rule behind a price of rank 8: of a wall or a coin that raises it, or else that of the power."""
    roster = state.roster
    for name in roster.walls:
        if name in state.players[owner].special and roster.districts[name].surcharge(district):
            return roster.cites.wall or roster.districts[name].rule
    return roster.cites.embellished if embellished else rule


def pay_surcharge(table: Table[State], seat: str, owner: str, district: str, target: str) -> None:
    """Pay what a wall of the city adds."""
    for name in table.state.roster.walls:
        if name in table.state.players[owner].special:
            card = table.state.roster.districts[name]
            table.pay(seat, target, card.surcharge(district), card.rule)


def ruin_price(state: State, owner: str, district: str, embellished: bool) -> int:
    """Return what it costs to destroy a district: 1 less than it is worth, and what a wall adds."""
    return city.value(state, district, embellished) - 1 + surcharge(state, owner, district)


def ruin_options(state: State, seat: str) -> list[Action]:
    """Return the districts that a player may destroy and pay for."""
    legal: list[Action] = []
    roster, most = state.roster, state.gold[seat] + 1
    within, walls = roster.touchable[min(most, roster.dearest)], frozenset(roster.walls)
    for owner, player in state.players.items():
        if owner in state.shielded or owner in state.completed:
            continue
        if not player.embellished and walls.isdisjoint(player.special):
            for name in dict.fromkeys(player.city) if roster.twins else player.city:
                if name in within:
                    legal.append(("destroy", owner, name))
            continue
        for name, embellished in city.standing(player):
            if name in within and ruin_price(state, owner, name, embellished) < most:
                legal.append(("destroy", owner, *city.spelt(player, name, embellished)))
    return legal


def refused_ruins(state: State, seat: str, rule: str) -> Iterable[tuple[Action, Reason]]:
    """Give the districts that a player may not destroy, and why."""
    gold = state.gold[seat]
    for action, owner, name, embellished in _everything(state):
        cost = ruin_price(state, owner, name, embellished)
        why = guarded(state, owner, name)
        if not why and cost > gold:
            why = because(
                price_rule(state, owner, name, embellished, rule), "ruin-too-dear",
                district=name, owner=owner, cost=cost, gold=gold, n=cost - gold,
            )  # fmt: skip
        if why:
            yield action, why


def everything(state: State) -> list[Action]:
    """Return all districts, whether they can be destroyed or not."""
    return [action for action, _, _, _ in _everything(state)]


def _everything(state: State) -> Iterator[tuple[Action, str, str, bool]]:
    for owner, player in state.players.items():
        for name, embellished in city.standing(player):
            yield ("destroy", owner, *city.spelt(player, name, embellished)), owner, name, embellished


def about_ruin(state: State, action: Action) -> dict[str, object]:
    """Give the price of destroying a district."""
    _, owner, name, *rest = action
    embellished = city.meant(state.players[str(owner)], str(name), tuple(rest))
    return {"cost": ruin_price(state, str(owner), str(name), embellished)}


def ruin(table: Table[State], seat: str, action: Action, rule: str) -> None:
    """Pay, destroy the district, and let a card save it from the discard."""
    state = table.state
    owner, name = str(action[1]), str(action[2])
    embellished = city.meant(state.players[owner], name, action[3:])
    cost = ruin_price(state, owner, name, embellished)
    pay_surcharge(table, seat, owner, name, BANK)
    table.pay(seat, BANK, cost - surcharge(state, owner, name), rule)
    if table.aloud:
        table.say("destroyed", rule, seat=seat, owner=owner, district=name, cost=cost)
    city.destroy(table, owner, name, embellished)
    for saver in state.roster.savers:
        for keeper, player in state.players.items():
            if saver in player.special and state.roster.districts[saver].saves(table, keeper, seat, name):
                state.open = ()
                player.hand += (name,)
    city.clear(state)
