"""The cards of a written position: hands, cities, the deck, and the characters."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from citadels_lab.rules.kernel import chance, reading
from citadels_lab.rules.kernel.errors import LabError, shown

from .city import account, add
from .draft import in_rank_order
from .setup import UNLIMITED
from .state import State

EMBELLISH: Final = "embellish"
"""The verb of the power that puts coins on districts."""
EXCHANGE: Final = "exchange"
"""The verb of the power by which a district may come into a city where it could not be built."""
PLAYER_KEYS: Final = ("gold", "hand", "city", "characters", "aside")


def put_player(state: State, seat: str, entry: Mapping[str, Any]) -> None:
    """Give a player coins, cards and a city."""
    where = f"position.players.{seat}"
    reading.known(entry, PLAYER_KEYS, where)
    player = state.players[seat]
    cards = tuple(state.roster.copies)
    state.gold[seat] = reading.number(entry.get("gold", 2), 0, UNLIMITED // 10, f"{where}.gold")
    player.hand = reading.words(entry.get("hand", []), cards, f"{where}.hand")
    for name in ("characters", "aside"):
        setattr(player, name, reading.words(entry.get(name, []), state.roster.order, f"{where}.{name}"))
    city = entry.get("city", [])
    if not isinstance(city, list):
        raise LabError("facts-list", where=f"{where}.city", given=shown(city))
    for at, district in enumerate(city):
        _district(state, seat, district, f"{where}.city[{at}]")


def _check_stands(state: State, seat: str, name: str, where: str) -> None:
    """Check that a district may stand in a city beside those that are there already."""
    roster, city = state.roster, state.players[seat].city
    card = roster.districts.get(name)
    why = card.bars(seat, ()) if card else None  # what may not even stand alone never stands
    if why:
        raise LabError("facts-barred", where=where, why=why, rule=why.rule)
    late = card.bars(seat, city) if card and EXCHANGE not in roster.actors else None
    if late:
        raise LabError("facts-built-late", where=where, why=late, rule=late.rule)
    if name in city:
        _check_twin(state, city, name, where)


def _check_twin(state: State, city: tuple[str, ...], name: str, where: str) -> None:
    """Check that a city may hold a district of a name that stands there already: by the Wizard, or by a Quarry."""
    roster = state.roster
    if any(card.repeat_rule for card in roster.characters.values()):
        return
    cards = [roster.districts[repeater] for repeater in roster.repeaters]
    if not cards:
        raise LabError("facts-city-twin", where=where, district=name, rule=roster.cites.duplicate)
    most = max(card.twins for card in cards)
    if len(city) - len(set(city)) >= most:
        raise LabError("facts-city-twins", where=where, district=name, most=most, rule=cards[0].rule)


def _district(state: State, seat: str, given: Any, where: str) -> None:
    entry = {"district": given} if isinstance(given, str) else reading.table(given, where)
    reading.known(entry, ("district", "coins", "cards"), where)
    name = reading.one_of(entry.get("district"), state.roster.copies, where)
    _check_stands(state, seat, name, where)
    add(state, seat, name)
    if reading.number(entry.get("coins", 0), 0, 1, f"{where}.coins"):
        if EMBELLISH not in state.roster.actors:
            raise LabError("facts-no-coins-there", where=f"{where}.coins", district=name)
        state.players[seat].embellished += (name,)
        state.gold[account(seat, name)] = state.gold.get(account(seat, name), 0) + 1
    under = reading.words(entry.get("cards", []), state.roster.copies, f"{where}.cards")
    if under:
        card = state.roster.districts.get(name)
        if not card or not card.holds_cards:
            raise LabError("facts-no-cards-there", where=f"{where}.cards", district=name)
        state.under[name] = under


def put_cards(state: State, facts: Mapping[str, Any]) -> None:
    """Put every card that was not mentioned somewhere, so that none is missing from the game."""
    copies = state.roster.copies
    top = reading.words(facts.get("deck", []), copies, "position.deck")
    state.discard = reading.words(facts.get("discard", []), copies, "position.discard")
    placed = Counter([*top, *state.discard, *(card for cards in state.under.values() for card in cards)])
    for player in state.players.values():
        placed.update([*player.hand, *player.city])
    for name, n in placed.items():
        if n > copies[name]:
            raise LabError("facts-copies", where="position", district=name, given=n, n=copies[name])
    left = list((Counter(copies) - placed).elements())
    rest, state.chance = chance.shuffle(state.chance, left)
    match reading.one_of(facts.get("rest", "deck"), ("deck", "discard", "box"), "position.rest"):
        case "deck":
            state.deck = (*top, *rest)
        case "discard":
            state.deck, state.discard = top, (*state.discard, *rest)
        case _:
            state.deck = top


def put_characters(state: State, facts: Mapping[str, Any]) -> None:
    """Lay out the character cards, those that nobody holds face down."""
    order = state.roster.order
    state.faceup = reading.words(facts.get("faceup", []), order, "position.faceup")
    state.pool = in_rank_order(state, reading.words(facts.get("pool", []), order, "position.pool"))
    held = [name for player in state.players.values() for name in (*player.characters, *player.aside)]
    placed = [*held, *state.faceup, *state.pool]
    reading.once(placed, "position.players")
    state.facedown = tuple(name for name in order if name not in placed)
    _check_faceup(state)
    drafted = {"call": len(state.roster.plan.choices), "deal": 0}
    state.picks = drafted.get(state.next, sum(len(player.characters) for player in state.players.values()))
    _check_drafted(state)
    if state.next == "pick":
        _check_pool(state)
    else:
        state.picks = 0


def _check_faceup(state: State) -> None:
    """Face up lie as many characters as the draft leaves there at most, and none that is never left there."""
    roster, where = state.roster, "position.faceup"
    for name in state.faceup:
        if roster.characters[name].never_face_up:
            raise LabError("facts-never-faceup", where=where, character=name, rule=roster.cites.never_faceup)
    n, most = len(state.faceup), roster.plan.face_up if state.next != "deal" else 0
    if n > most:
        raise LabError("facts-faceup", where=where, n=n, most=most, players=len(state.seats), rule=roster.cites.faceup)


def _check_drafted(state: State) -> None:
    """Nobody holds or has discarded more characters than the draft has given so far; under way, nobody fewer."""
    made = state.roster.plan.choices[: state.picks]
    for at, seat in enumerate(state.from_crown()):
        player, where = state.players[seat], f"position.players.{seat}"
        kept = sum(1 for chooser, _ in made if chooser == at)
        if len(player.characters) > kept or (state.next == "pick" and len(player.characters) < kept):
            raise LabError("facts-drafted", where=f"{where}.characters", n=kept, given=len(player.characters))
        aside = sum(1 for chooser, then in made if chooser == at and then == "aside")
        if len(player.aside) > aside:
            raise LabError("facts-aside", where=f"{where}.aside", n=aside, given=len(player.aside))


def _check_pool(state: State) -> None:
    plan = state.roster.plan
    needed = sum(1 + bool(then) for _, then in plan.choices[state.picks :]) - plan.last_choice
    if state.picks >= len(plan.choices) or len(state.pool) < max(1, needed) or not state.facedown:
        raise LabError("facts-pool", where="position.pool", n=len(plan.choices))
