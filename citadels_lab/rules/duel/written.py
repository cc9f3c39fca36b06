"""Positions written by people: a scenario's ``[position]`` says what matters, the rest is filled in and checked."""

from collections.abc import Mapping
from typing import Any, Final

from citadels_lab.rules.kernel import chance, reading
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.record import check_seed
from citadels_lab.rules.kernel.table import BANK

from .box import TileBox
from .build import place
from .city import BLACK_START, CELLS, TOUCHING, WHITE_START, room
from .state import BLACK, COINS, COUNCIL, COUNCIL_SEATS, SEATS, WHITE, Player, Roster, State
from .written_cards import fill, put_named

KEYS: Final = ("phase", "round", "rank", "city", "guard", "bank", "row", "players", "named", "seed", "leader_build")
PHASES: Final = ("setup", "draft", "discard", "resolve", "expansion")
TILE_KEYS: Final = ("tile", "owner", "coins")
CARDS: Final = ("stand", "drawn", "dealt", "hand", "discarded", "played", "laid_out")
PLAYER_KEYS: Final = ("gold", "seats", *CARDS)
DEFAULT_CITY: Final = {
    WHITE_START: {"tile": "noble-start", "owner": "white"},
    BLACK_START: {"tile": "religious-start", "owner": "black"},
}


def from_facts(roster: Roster, box: TileBox, facts: Mapping[str, Any]) -> State:
    """Return the state that the facts describe; raise LabError naming the place of the first thing wrong."""
    reading.known(facts, KEYS, "position")
    phase = reading.one_of(facts.get("phase", "resolve"), PHASES, "position.phase")
    leader_build = reading.one_of(facts.get("leader_build", "owed"), ("owed", "optional"), "position.leader_build")
    state = State(
        roster=roster,
        box=box,
        leader_must_build=leader_build == "owed",
        chance=chance.start(check_seed(facts.get("seed", 0))),
        gold={BANK: 0, **dict.fromkeys(SEATS, 0)},
        players={seat: Player() for seat in SEATS},
        row=(),
        next={"setup": "stand", "draft": "deal", "discard": "discard", "resolve": "call", "expansion": "leader"}[phase],
        round=reading.number(facts.get("round", 1), 0, 999, "position.round"),
    )
    state.rank = reading.number(facts.get("rank", 1), 1, 9, "position.rank") - 1 if phase == "resolve" else 0
    _city(state, facts.get("city", DEFAULT_CITY))
    _players(state, reading.table(facts.get("players", {}), "position.players"))
    _row(state, facts.get("row", []))
    _guard(state, facts.get("guard", COUNCIL))
    put_named(state, facts.get("named", []), phase)
    fill(state, phase)
    _bank(state, facts.get("bank"))
    return state


def _city(state: State, city: Any) -> None:
    for cell, entry in reading.table(city, "position.city").items():
        where = f"position.city.{cell}"
        reading.one_of(cell, CELLS, "position.city")
        reading.known(reading.table(entry, where), TILE_KEYS, where)
        tile = reading.one_of(entry.get("tile"), tuple(state.box.color), f"{where}.tile")
        if tile in state.box.starting and cell not in (WHITE_START, BLACK_START):
            raise LabError("facts-start-cell", where=where, tile=tile)
        if tile in state.owner:
            raise LabError("facts-twice", where=where, given=tile)
        place(state, reading.one_of(entry.get("owner", WHITE), SEATS, f"{where}.owner"), tile, cell)
        state.gold[tile] = reading.number(entry.get("coins", 0), 0, COINS, f"{where}.coins")
    if not 1 <= len(state.city) < 16:
        raise LabError("facts-city-size", where="position.city", n=len(state.city))
    for cell in state.city:
        if cell not in room(state.mask):
            raise LabError("facts-city-grid", where=f"position.city.{cell}")
    _connected(state)


def _connected(state: State) -> None:
    reached = {next(iter(state.city))}
    while True:
        more = {near for cell in reached for near in TOUCHING[cell] if near in state.city} - reached
        if not more:
            break
        reached |= more
    for cell in state.city:
        if cell not in reached:
            raise LabError("facts-city-touching", where=f"position.city.{cell}")


def _players(state: State, players: Mapping[str, Any]) -> None:
    reading.known(players, SEATS, "position.players")
    for seat in SEATS:
        entry = reading.table(players.get(seat, {}), f"position.players.{seat}")
        where = f"position.players.{seat}"
        reading.known(entry, PLAYER_KEYS, where)
        player = state.players[seat]
        state.gold[seat] = reading.number(entry.get("gold", 2), 0, COINS, f"{where}.gold")
        for name in CARDS:
            known = state.box.unique if name in ("stand", "drawn") else tuple(state.roster.characters)
            setattr(player, name, reading.words(entry.get(name, []), known, f"{where}.{name}"))
    _seats(state, {seat: players[seat]["seats"] for seat in SEATS if "seats" in players.get(seat, {})})


def _seats(state: State, given: Mapping[str, Any]) -> None:
    """Share the council seats: one player's number is enough, and five of them are White's when none is given."""
    known = {seat: reading.number(n, 0, COUNCIL_SEATS, f"position.players.{seat}.seats") for seat, n in given.items()}
    white = known.get(WHITE, COUNCIL_SEATS - known.get(BLACK, COUNCIL_SEATS // 2))
    black = COUNCIL_SEATS - white
    if known.get(BLACK, black) != black:
        raise LabError("facts-seats", where="position.players", n=COUNCIL_SEATS)
    state.players[WHITE].seats, state.players[BLACK].seats = white, black


def _row(state: State, row: Any) -> None:
    if not isinstance(row, list) or len(row) > 4:
        raise LabError("facts-row", where="position.row")
    stacks = [list(reading.words(stack, state.box.basic, f"position.row[{at}]")) for at, stack in enumerate(row)]
    stacks += [[] for _ in range(4 - len(stacks))]
    placed = [tile for stack in stacks for tile in stack]
    for tile in placed:
        if tile in state.owner or placed.count(tile) > 1:
            raise LabError("facts-twice", where="position.row", given=tile)
    for tile in state.box.basic:
        if tile not in placed and tile not in state.owner:
            min(stacks, key=len).append(tile)
    state.row = tuple(tuple(stack) for stack in stacks)


def _guard(state: State, guard: Any) -> None:
    state.guard = reading.one_of(guard, (COUNCIL, *state.owner), "position.guard")


def _bank(state: State, bank: Any) -> None:
    spent = sum(state.gold.values())
    if spent > COINS:
        raise LabError("facts-coins", where="position", n=spent, most=COINS)
    state.gold[BANK] = COINS - spent
    if bank is not None and (isinstance(bank, bool) or bank != state.gold[BANK]):
        raise LabError("facts-bank", where="position.bank", given=shown(bank), right=state.gold[BANK])
