"""Building a district: what may be built, and all that follows."""

from collections.abc import Collection, Iterable

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import BANK, Table

from .city import add, check_complete, no_twin
from .deck import take_out
from .part import Part
from .prices import chosen_way, every_way, in_coins, price
from .roster import Roster
from .state import Player, State, Turn
from .ways import Way, other_ways, settle


def build_options(state: State, turn: Turn, part: Part, player: Player) -> list[Action]:
    """Return the builds from hand that the turn's player may make now, with the part that is played.

    It is asked while the limit of the turn leaves some, and always where a card of the game may not count against it.
    """
    roster = state.roster
    if turn.seat in state.barred:
        return []
    if not part.plain:
        if not turn.gathered and roster.cites.gather_first:
            return []
        if part.bends or _bent(roster, player):
            return _bent_builds(state, turn)
        if turn.counted >= part.builds:
            return []
    legal: list[Action] = []
    gold = state.gold[turn.seat]
    if gold:  # nothing is built for nothing where no card bends that
        builds = roster.builds
        within = roster.within[gold] if gold < roster.dearest else builds
        for name in player.hand:
            if name in within and name not in player.city and builds[name] not in legal:
                legal.append(builds[name])
    return legal


def _bent(roster: Roster, player: Player) -> bool:
    """Whether a card of the city or the hand bends what building asks for."""
    return not (roster.city_benders.isdisjoint(player.special) and roster.hand_benders.isdisjoint(player.hand))


def _bent_builds(state: State, turn: Turn) -> list[Action]:
    """Return the builds of a turn in which a card bends what building asks for."""
    seat, roster = turn.seat, state.roster
    player, builds = state.players[seat], roster.parts[turn.character].builds
    if not builds:
        return []
    full, twice = turn.counted >= builds, repeat_rule(state, turn)
    cheaper = roster.cheapeners and not roster.city_benders.isdisjoint(player.special)
    legal: list[Action] = []
    for name in dict.fromkeys(player.hand):
        cost = price(state, seat, name) if cheaper else roster.cost[name]
        if (
            cost <= state.gold[seat]
            and (twice or name not in player.city)
            and not (full and not outside_limit(state, turn, name))
            and not (name in roster.choosy and _bars(state, seat, name, None))
        ):
            legal.append(roster.builds[name])
    if roster.payers.isdisjoint(player.special) and roster.own_payers.isdisjoint(player.hand):
        return legal
    return legal + _otherwise(state, turn)


def _otherwise(state: State, turn: Turn) -> list[Action]:
    """Return the builds that are not paid in coins alone: of any card with a city that pays, else of those that do."""
    player, roster = state.players[turn.seat], state.roster
    names: Collection[str] = dict.fromkeys(player.hand)
    if roster.payers.isdisjoint(player.special):
        names = [name for name in names if name in roster.own_payers]
    if turn.counted >= roster.parts[turn.character].builds:
        names = [name for name in names if outside_limit(state, turn, name)]
    return [
        ("build", name, *way.mode)
        for name in names
        for way in other_ways(state, turn.seat, name)
        if not why_not(state, turn, name, way)
    ]


def refused_builds(state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
    """Give the reason against each hand card that cannot be built now, in each way to pay for it."""
    for name in dict.fromkeys(state.players[turn.seat].hand):
        full = limit(state, turn, name)
        for way in every_way(state, turn.seat, name):
            why = full or why_not(state, turn, name, way)
            if why:
                yield ("build", name, *way.mode), why


def why_not(state: State, turn: Turn, district: str, way: Way | None = None) -> Reason | None:
    """Return why a player may not build a district in this turn, apart from the limit; not given, the way is coins."""
    why = why_never(state, turn, district, way)
    if why:
        return why
    cites, seat = state.roster.cites, turn.seat
    way = way or in_coins(state, seat, district)
    cost, gold = way.coins, state.gold[seat]
    if cost <= gold:
        return None
    if way.cards:
        return because(way.rule, "cannot-pay-rest", district=district, cost=cost, gold=gold, n=cost - gold)
    return because(cites.build, "cannot-pay", district=district, cost=cost, gold=gold, n=cost - gold)


def why_never(state: State, turn: Turn, district: str, way: Way | None = None) -> Reason | None:
    """Return why a player may not build a district in this turn, however many coins there are."""
    cites, seat = state.roster.cites, turn.seat
    if cites.gather_first and not turn.gathered:
        return because(cites.gather_first, "after-income")
    if seat in state.barred:
        return because(cites.barred, "builds-nothing")
    if district in state.players[seat].city and not repeat_rule(state, turn):
        return no_twin(state, seat, district)
    return _bars(state, seat, district, way)


def _bars(state: State, seat: str, district: str, way: Way | None) -> Reason | None:
    """Return why a district may not stand in a city, which has lost already what is destroyed to build it."""
    card = state.roster.districts.get(district)
    city = state.players[seat].city
    return card.bars(seat, take_out(city, way.gives) if way and way.gives else city) if card else None


def repeat_rule(state: State, turn: Turn) -> str:
    """Return the rule by which the turn's player may build a district that the city holds already, or ``""``."""
    roster = state.roster
    for name in roster.repeaters:
        if name in state.players[turn.seat].special and roster.districts[name].allows_duplicate(state, turn.seat):
            return roster.districts[name].rule
    return roster.characters[turn.character].repeat_rule


def outside_limit(state: State, turn: Turn, district: str) -> bool:
    """Whether building a district does not count against the limit of the turn."""
    roster = state.roster
    card = roster.districts.get(district)
    return bool(card and card.outside_limit) or roster.characters[turn.character].outside_limit(state, district)


def limit(state: State, turn: Turn, district: str) -> Reason | None:
    card = state.roster.characters[turn.character]
    if not card.builds:
        return because(card.builds_rule, "builds-no-district", character=card.name)
    if turn.counted < card.builds or outside_limit(state, turn, district):
        return None
    taken = next(filter(None, (other.taken_rule(state, turn) for other in state.roster.characters.values())), "")
    rule = taken or card.builds_rule or state.roster.cites.build
    return because(rule, "build-limit-taken" if taken else "build-limit", n=card.builds)


def build(table: Table[State], turn: Turn, action: Action, way: Way | None = None) -> None:
    """Build a district from hand, paying for it in this way; not given, it is what the action says."""
    state, district = table.state, str(action[1])
    if len(action) > 2:
        way = way or chosen_way(state, turn.seat, action)
    player = state.players[turn.seat]
    player.hand = take_out(player.hand, district)
    if not state.roster.limitless or not outside_limit(state, turn, district):
        turn.counted += 1
    raise_district(table, turn, district, way)


def raise_district(table: Table[State], turn: Turn, district: str, way: Way | None = None) -> None:
    """Pay for a district that has left a hand, put it into the city, and let what follows happen.

    It lies open until it is paid for; what was paid for may be taken away before it stands (not what cost nothing).
    """
    state = table.state
    seat = turn.seat
    way = way or in_coins(state, seat, district)
    rule = _build_rule(state, turn, district) if table.aloud else ""
    lying = state.open
    state.open = lying + (district,)
    if way.mode or way.lender:
        settle(table, seat, district, way)
    table.pay(seat, BANK, way.coins, way.rule)
    turn.spent += way.coins
    taken = state.roster.paid and not way.free and _taken(table, turn, district, way.coins)
    state.open = lying
    if taken:
        return
    turn.built += 1
    if table.aloud:
        table.say("built-district", rule, seat=seat, district=district, cost=way.coins)
    stands(table, seat, turn.character, district)


def _taken(table: Table[State], turn: Turn, district: str, coins: int) -> bool:
    """Let what waits for a payment act; return whether the district was taken away then."""
    return any(paid(table, turn, district, coins) for paid in table.state.roster.paid)


def stands(table: Table[State], seat: str, character: str, district: str) -> None:
    """A district that was built as this character stands in the player's city: let what follows happen."""
    state = table.state
    roster = state.roster
    add(state, seat, district)
    if district in roster.districts:
        roster.districts[district].built(table, seat)
    for built in roster.built:
        built(table, seat, character, district)
    check_complete(table, seat)


def _build_rule(state: State, turn: Turn, district: str) -> str:
    """Return the rule by which a district may be built: of a duplicate, of what counts against no limit, or any."""
    card = state.roster.districts.get(district)
    twice = repeat_rule(state, turn) if district in state.players[turn.seat].city else ""
    return twice or (card.rule if card and card.outside_limit else state.roster.cites.build)
