"""Positions written by people: a scenario's ``[position]`` says what matters, the rest is filled in and checked.

Keys, all optional: ``phase`` "turns" (the default: the next rank to be called is ``rank``) or "draft" (a round begins;
with ``pool``, the characters in the hands of who chooses next, the draft is under way); ``round``, ``crown``, ``seed``;
``players``: seat -> ``gold, hand, city, characters, aside``, in their order round the table, a city's districts being
names or tables ``{district, coins, cards}``; ``deck`` the cards on top of the deck, and ``rest`` where all others are
("deck" shuffled below, "discard", or "box": out of the game); ``discard``, ``faceup``; ``murdered, robbed,
bewitched``; ``completed`` a list of seats; ``size``, ``notes``; ``warrants, threats``: lists of
``{character, real, shown}``, and ``tax``, the coins on its token; and the variant's set-up options
(``printing`` is its option ``deck``, ``bank`` "unlimited" or the number of coins in the bank). What follows from the
characters that were called is worked out: who has shown one, ``shielded, barred`` (lists of seats, only a check), and
the ``crown``.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from citadels_lab.rules.kernel import chance, reading
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.record import check_seed
from citadels_lab.rules.kernel.table import BANK

from .city import length
from .roster import Roster
from .setup import UNLIMITED
from .state import Player, State
from .written_cards import put_cards, put_characters, put_player
from .written_past import LAID, TOKENS, put_laid, put_notes, put_past, put_size, put_tokens

KEYS: Final = (
    "phase", "round", "rank", "seats", "crown", "seed", "players", "deck", "rest", "discard", "faceup", "pool", *TOKENS,
    "shielded", "barred", "completed", "size", "notes", "printing", "bank", "characters", "bonus", "preset", "uniques",
    *LAID,
)  # fmt: skip
PLAYERS: Final = ("ana", "bo", "chi", "dev")
RANKS: Final = 9
LOST: Final = 1
"""How many districts a city may have lost since it was complete: the rules speak of one (classic.end.trigger)."""

Check = Callable[[Mapping[str, Any]], dict[str, Any]]


def from_facts(facts: Mapping[str, Any], check: Check, roster_of: Callable[[dict[str, Any]], Roster]) -> State:
    """Return the state that the facts describe; raise LabError naming the place of the first thing wrong."""
    reading.known(facts, KEYS, "position")
    players = reading.table(facts.get("players", {}), "position.players")
    options = _options(facts, facts.get("seats", list(players) or list(PLAYERS)), check)
    roster = roster_of(options)
    state = _empty(roster, tuple(options["players"]), facts)
    reading.known(players, state.seats, "position.players")
    for seat in state.seats:
        put_player(state, seat, reading.table(players.get(seat, {}), f"position.players.{seat}"))
    put_cards(state, facts)
    put_characters(state, facts)
    put_tokens(state, facts)
    put_laid(state, facts)
    put_past(state, facts)
    put_notes(state, reading.table(facts.get("notes", {}), "position.notes"))
    put_size(state, facts)
    _complete(state, facts.get("completed", []))
    _bank(state, facts.get("bank"), options.get("bank", "unlimited") == "unlimited")
    return state


def _options(facts: Mapping[str, Any], seats: Any, check: Check) -> dict[str, Any]:
    given = {name: facts[name] for name in ("characters", "bonus", "preset", "uniques") if name in facts}
    for name in given.keys() - {"preset"}:
        if not isinstance(given[name], list) and not (name == "bonus" and given[name] == 0):
            raise LabError("facts-list", where=f"position.{name}", given=shown(given[name]))  # nothing is drawn here
    if "printing" in facts:
        given["deck"] = facts["printing"]
    if isinstance(facts.get("bank"), str):
        given["bank"] = facts["bank"]
    if "bonus" not in facts and "bonus" in check({}):
        given["bonus"] = 0
    return check({**given, "players": seats})


def _empty(roster: Roster, seats: tuple[str, ...], facts: Mapping[str, Any]) -> State:
    phase = reading.one_of(facts.get("phase", "turns"), ("draft", "turns"), "position.phase")
    rank = reading.number(facts.get("rank", 1), 1, RANKS, "position.rank") - 1
    begins = phase == "draft" and "pool" not in facts
    number = reading.number(facts.get("round", 1), 1, 999, "position.round")
    return State(
        roster=roster,
        seats=seats,
        chance=chance.start(check_seed(facts.get("seed", 0))),
        gold={BANK: 0, **dict.fromkeys((*seats, *roster.accounts), 0)},
        players={seat: Player() for seat in seats},
        deck=(),
        crown=reading.one_of(facts.get("crown", seats[0]), seats, "position.crown"),
        size=roster.numbers.size,
        next="deal" if begins else "call" if phase == "turns" else "pick",
        round=number - begins,  # the deal begins the round
        rank=rank if phase == "turns" else 0,
    )


def _complete(state: State, first: Any) -> None:
    """Cities that have enough districts are complete; those that are not listed come after those that are."""
    state.completed = reading.words(first, state.seats, "position.completed")
    reading.once(state.completed, "position.completed")
    for seat in state.completed:
        n, least = length(state, seat), state.size - LOST
        if n < least:
            raise LabError(
                "facts-incomplete", where="position.completed", seat=seat, n=n, least=least, size=state.size,
                rule=state.roster.cites.end,
            )  # fmt: skip
    full = [seat for seat in state.from_crown() if length(state, seat) >= state.size]
    state.completed += tuple(seat for seat in full if seat not in state.completed)
    if state.completed and state.next in ("deal", "pick"):
        raise LabError("facts-over", where="position.phase", seat=state.completed[0], rule=state.roster.cites.end)


def _bank(state: State, bank: Any, unlimited: bool) -> None:
    coins = UNLIMITED if unlimited else state.roster.numbers.coins
    spent = sum(state.gold.values())
    if spent > coins:
        raise LabError("facts-coins", where="position", n=spent, most=coins)
    state.gold[BANK] = coins - spent
    right = not isinstance(bank, bool) and bank == state.gold[BANK]
    if bank is not None and not isinstance(bank, str) and not right:
        raise LabError("facts-bank", where="position.bank", given=shown(bank), right=state.gold[BANK])
