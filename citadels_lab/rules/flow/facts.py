"""A position of the card game as plain data, as seen by anyone: what is secret to the viewer stands as "?".

How many coins and cards a player has is public, which cards is not (2016.turn.public-private).

The shape (all keys are always there)::

    {
      "phase": "draft" | "turns" | "over",
      "round": 3, "rank": 6,                      # the rank that was called last, 0 during the draft
      "seats": ["ana", "bo", "chi", "dev"],       # in their order round the table, to the left
      "crown": "bo", "bank": 12 | "unlimited", "unlimited": False, "size": 8,      # districts that complete a city
      "deck": 31, "discard": 5,                   # numbers; lists (the top card first) for the box
      "open": [],                                 # a district card on its way, seen by all
      "cast": {"assassin": 1, "thief": 2, ...},   # the characters of the game and their ranks
      "faceup": ["architect", "thief"], "facedown": ["?", "?"],
      "draft": {"seat": "chi", "cards": ["?", "?"]} | None,          # who chooses a character, from which
      "murdered": "king", "robbed": "", "bewitched": "",             # characters; by whom: "tokens"
      "tokens": {"murdered": {"character": "king", "by": "ana"}},
      "turn": {"character": "bishop", "seat": "bo", "holder": "bo", "kind": "whole" | "income" | "resumed",
               "gathered": True, "built": 0, "left": 1, "spent": 0, "used": ["income"]} | None,
      "paused": "ana" | "",                       # the Witch who waits to go on
      "players": {"ana": {
          "gold": 2, "hand": ["temple", "?"], "drawn": [],
          "city": [{"district": "manor", "color": "noble", "cost": 3, "coins": 0, "cards": []}],
          "characters": ["?"], "revealed": [],    # held this round; shown this round
          "offered": [["assassin", "king"]],      # what the player saw at each of its draft choices
          "aside": [],                            # what it discarded in the draft (two players)
          "score": 3, "points": {"classic.score.costs": 3},
          "complete": False,
          "shielded": False, "barred": False,     # rank 8 cannot touch its city; it may not build this round
          "possible": ["assassin", "king"]}},     # what the player may hold, by public knowledge
      "completed": [],                            # seats with a complete city, the first one first
      "notes": {},                                # what cards remember: {"bell-tower": "announced"}
      "districts": {"temple": {"color": "religious", "cost": 1, "copies": 3}, ...},   # the cards of this game
    }

A card that lays tokens of its own adds them, when it is in the game (``Character.facts``)::

      "warrants": [{"character": "king", "by": "ana", "real": "?", "shown": False}],  # real: the signed one
      "threats": [{"character": "bishop", "by": "bo", "real": True, "shown": False}], # real: the one with the flower
      "tax": 3,                                   # the coins on the Tax Collector's token

Where a district of the game counts as more than one (Monument), each player has also ``"length"``: how many districts
the city counts towards its completion.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache, partial
from typing import Final

from citadels_lab.rules.kernel.glance import Entries, Glance
from citadels_lab.rules.kernel.variant import BOX, HIDDEN, Facts

from .city import account, length
from .draft import chooser
from .knowledge import possible
from .scoring import score
from .setup import ENDLESS, bank_of
from .state import State

DRAFTING = ("open", "deal", "pick", "aside", "draft-end")
Eyes = Collection[str]


def glance(state: State, eyes: Eyes) -> Glance:
    """Return the table for someone who sees the secrets of the seats in ``eyes`` (and of the box), as it is read."""
    seen = Glance(TABLE, state, eyes)
    for card in state.roster.tellers:
        seen.update(card.facts(state, eyes))
    return seen


def _phase(state: State, eyes: Eyes) -> str:
    return "over" if state.over else "draft" if state.next in DRAFTING else "turns"


def _draft(state: State, eyes: Eyes) -> Facts | None:
    if state.next not in ("pick", "aside"):
        return None
    seat = chooser(state)
    return {"seat": seat, "cards": _cards(state.pool, seat in eyes)}


def _turn(state: State, eyes: Eyes) -> Facts | None:
    turn = state.turn
    if turn is None:
        return None
    limit = 0 if turn.seat in state.barred else state.roster.characters[turn.character].builds
    return {
        "character": turn.character,
        "seat": turn.seat,
        "holder": turn.holder,
        "kind": turn.kind,
        "gathered": turn.gathered,
        "built": turn.built,
        "left": max(0, limit - turn.counted),
        "spent": turn.spent,
        "used": list(turn.used),
    }


def _players(state: State, eyes: Eyes) -> Glance:
    return Glance(_at(state.seats), state, eyes)


@lru_cache(maxsize=64)
def _at(seats: tuple[str, ...]) -> Entries:
    """Return the entry of each seat."""
    return {seat: partial(_player, seat) for seat in seats}


def _player(seat: str, state: State, eyes: Eyes) -> Glance:
    return Glance(LONG_PLAYER if state.roster.longer else PLAYER, state, seat, seat in eyes)


def _characters(state: State, seat: str, seen: bool) -> list[str]:
    player = state.players[seat]
    if seen:
        return list(player.characters)
    return [name if name in player.revealed else HIDDEN for name in player.characters]


def _city(state: State, seat: str, seen: bool) -> list[Facts]:
    player, roster = state.players[seat], state.roster
    colors, costs = roster.color, roster.cost
    if not player.embellished and not state.under:
        return [
            {"district": name, "color": colors[name], "cost": costs[name], "coins": 0, "cards": []}
            for name in player.city
        ]
    coins = {name: state.gold[account(seat, name)] for name in player.embellished}
    city = []
    for name in player.city:
        coin = 1 if coins.get(name) else 0
        if coin:
            coins[name] -= 1
        under = _cards(state.under.get(name, ()), seen)
        city.append({"district": name, "color": colors[name], "cost": costs[name], "coins": coin, "cards": under})
    return city


def _cards(cards: Sequence[str], seen: bool) -> list[str]:
    return list(cards) if seen else [HIDDEN] * len(cards)


def _pile(cards: Sequence[str], eyes: Eyes) -> list[str] | int:
    return list(cards) if BOX in eyes else len(cards)


TABLE: Final[Entries] = {
    "phase": _phase,
    "round": lambda state, eyes: state.round,
    "rank": lambda state, eyes: state.rank,
    "seats": lambda state, eyes: list(state.seats),
    "crown": lambda state, eyes: state.crown,
    "bank": lambda state, eyes: bank_of(state),
    "unlimited": lambda state, eyes: bank_of(state) == ENDLESS,
    "size": lambda state, eyes: state.size,
    "deck": lambda state, eyes: _pile(state.deck, eyes),
    "discard": lambda state, eyes: _pile(state.discard, eyes),
    "open": lambda state, eyes: list(state.open),
    "cast": lambda state, eyes: {name: card.rank for name, card in state.roster.characters.items()},
    "faceup": lambda state, eyes: list(state.faceup),
    "facedown": lambda state, eyes: _cards(state.facedown, BOX in eyes),
    "draft": _draft,
    "murdered": lambda state, eyes: state.token("murdered"),
    "robbed": lambda state, eyes: state.token("robbed"),
    "bewitched": lambda state, eyes: state.token("bewitched"),
    "tokens": lambda state, eyes: {
        kind: {"character": name, "by": seat} for kind, (name, seat) in state.tokens.items()
    },
    "turn": _turn,
    "paused": lambda state, eyes: state.paused.seat if state.paused else "",
    "players": _players,
    "completed": lambda state, eyes: list(state.completed),
    "notes": lambda state, eyes: dict(state.notes),
    "districts": lambda state, eyes: state.roster.table,
}  # fmt: skip
"""The entries of a table, from the state and the eyes that see it."""

LONG_PLAYER: Final[Entries] = {
    "gold": lambda state, seat, seen: state.gold[seat],
    "hand": lambda state, seat, seen: _cards(state.players[seat].hand, seen),
    "drawn": lambda state, seat, seen: _cards(state.players[seat].drawn, seen),
    "city": _city,
    "characters": _characters,
    "revealed": lambda state, seat, seen: list(state.players[seat].revealed),
    "offered": lambda state, seat, seen: [_cards(cards, seen) for cards in state.players[seat].offered],
    "aside": lambda state, seat, seen: _cards(state.players[seat].aside, seen),
    "score": lambda state, seat, seen: score(state, seat).total,
    "points": lambda state, seat, seen: dict(score(state, seat).parts),
    "length": lambda state, seat, seen: length(state, seat),
    "complete": lambda state, seat, seen: seat in state.completed,
    "shielded": lambda state, seat, seen: seat in state.shielded,
    "barred": lambda state, seat, seen: seat in state.barred,
    "possible": lambda state, seat, seen: possible(state, seat),
}
"""The entries of a player, from the state, the seat, and whether its secrets are seen."""

PLAYER: Final[Entries] = {name: entry for name, entry in LONG_PLAYER.items() if name != "length"}
"""The same where no district of the game counts as more than one."""
