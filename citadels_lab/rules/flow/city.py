"""A city: its districts, the coins on them, and whether it is complete."""

from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import BANK, Table

from .deck import put_away, take_out
from .state import Player, State

EMBELLISHED = "embellished"
"""Added to an action that means the one of two equal districts with a coin on it."""


SOONER = "completed.sooner"
"""The note that a city was completed with fewer districts than the game asks for at its start (Bell Tower)."""


def account(seat: str, district: str) -> str:
    """Return the account of the coins on a player's districts of a name."""
    return f"{seat}/{district}"


def add(state: State, seat: str, district: str) -> None:
    """Put a district into a city."""
    player = state.players[seat]
    player.city += (district,)
    if district in state.roster.districts:
        player.special += (district,)


def remove(state: State, seat: str, district: str) -> None:
    """Take a district out of a city (its coin and the cards under it are the caller's care)."""
    player = state.players[seat]
    player.city = take_out(player.city, district)
    if district in player.special:
        player.special = take_out(player.special, district)


def destroy(table: Table[State], seat: str, district: str, embellished: bool) -> None:
    """Take a district out of a city for good: its coin goes to the bank, the card lies open for whoever may save it."""
    state = table.state
    remove(state, seat, district)
    state.open += (district,)
    if embellished:
        take_coin(table, seat, district, BANK)
    if district in state.roster.districts:
        state.roster.districts[district].lost(table, seat, None)


def exchange(table: Table[State], seat: str, other: str, mine: tuple[str, bool], theirs: tuple[str, bool]) -> None:
    """Exchange a district of one city for one of another; each is a name and whether a coin lies on it, which stays."""
    for standing, source, target in ((mine, seat, other), (theirs, other, seat)):
        _carry_off(table, standing, source, target)
    for (district, _), source, target in ((mine, seat, other), (theirs, other, seat)):
        _settle_in(table, district, source, target)


def seize(table: Table[State], seat: str, owner: str, theirs: tuple[str, bool]) -> None:
    """Move a district of another city into a player's; the coin on it and the cards under it stay with it."""
    _carry_off(table, theirs, owner, seat)
    _settle_in(table, theirs[0], owner, seat)


def _carry_off(table: Table[State], standing: tuple[str, bool], source: str, target: str) -> None:
    state = table.state
    district, embellished = standing
    remove(state, source, district)
    if embellished:
        state.players[target].embellished += (district,)
        state.gold.setdefault(account(target, district), 0)
        take_coin(table, source, district, account(target, district))


def _settle_in(table: Table[State], district: str, source: str, target: str) -> None:
    state = table.state
    add(state, target, district)
    if district in state.roster.districts:
        state.roster.districts[district].lost(table, source, target)


def embellish(table: Table[State], seat: str, district: str, rule: str) -> None:
    """Put one of a player's coins on a district of the own city."""
    table.state.gold.setdefault(account(seat, district), 0)
    table.state.players[seat].embellished += (district,)
    table.pay(seat, account(seat, district), 1, rule)


def take_coin(table: Table[State], seat: str, district: str, target: str) -> None:
    """Move the coin on an embellished district to another account; an empty account of a district is closed."""
    state = table.state
    source = account(seat, district)
    table.pay(source, target, 1, state.roster.cites.coin_lost)
    state.players[seat].embellished = take_out(state.players[seat].embellished, district)
    if not state.gold[source]:
        del state.gold[source]


def clear(state: State) -> None:
    """Discard the cards that lie open."""
    put_away(state, state.open)
    state.open = ()


def standing(player: Player) -> list[tuple[str, bool]]:
    """Give each district of a city that can be told from the others: its name, and whether it has a coin on it."""
    if not player.embellished:
        return [(name, False) for name in dict.fromkeys(player.city)]
    told = []
    for name in dict.fromkeys(player.city):
        coins = player.embellished.count(name)
        if coins:
            told.append((name, True))
        if player.city.count(name) > coins:
            told.append((name, False))
    return told


def spelt(player: Player, district: str, embellished: bool) -> tuple[str, ...]:
    """Return how an action names a district of a city."""
    if not embellished or player.city.count(district) == player.embellished.count(district):
        return (district,)
    return (district, EMBELLISHED)


def meant(player: Player, district: str, rest: tuple[str | int, ...]) -> bool:
    """Return whether an action that names a district means one with a coin on it."""
    return bool(rest) or player.city.count(district) == player.embellished.count(district)


def no_twin(state: State, seat: str, district: str) -> Reason:
    """Return why a city takes no second district of a name: what allows one there allows no more, or nothing does."""
    roster = state.roster
    for name in roster.repeaters:
        if name in state.players[seat].special:
            return because(roster.districts[name].rule, "no-more-twins", district=district)
    return because(roster.cites.duplicate, "district-twice", district=district)


def value(state: State, district: str, embellished: bool) -> int:
    """Return what a district is worth: its cost, and the coin on it."""
    return state.roster.cost[district] + embellished


def length(state: State, seat: str) -> int:
    """Return how many districts a city has towards its completion; some count as more than one."""
    player, roster = state.players[seat], state.roster
    n = len(player.city)
    for name in roster.longer:
        if name in player.special:
            n += roster.districts[name].counts - 1
    return n


def check_complete(table: Table[State], seat: str) -> None:
    """See whether a city has just been completed: the first one makes this the last round.

    It is never taken back when districts leave (2016.end.stays-complete), but for a Bell Tower that goes.
    """
    state = table.state
    player = state.players[seat]
    if len(player.city) < state.size and not player.special:  # some of those count as more than one
        return
    if seat not in state.completed and length(state, seat) >= state.size:
        _complete(table, seat)


def _complete(table: Table[State], seat: str) -> None:
    state = table.state
    roster, player = state.roster, state.players[seat]
    state.completed += (seat,)
    rule = roster.cites.end if len(state.completed) == 1 else roster.cites.score_others
    if len(player.city) < state.size:
        rule = next(roster.districts[name].rule for name in roster.longer if name in player.special)
    table.say("city-completed", rule, seat=seat, n=length(state, seat))
    if length(state, seat) < roster.numbers.size:
        state.notes[SOONER] = seat
