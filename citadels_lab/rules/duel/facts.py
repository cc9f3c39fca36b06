"""A position of Duel as plain data, as seen by anyone: what is secret to the viewer stands as "?"."""

from collections.abc import Callable, Collection
from typing import Final

from citadels_lab.rules.kernel.glance import Entries, Glance
from citadels_lab.rules.kernel.table import BANK
from citadels_lab.rules.kernel.variant import BOX, HIDDEN, Facts

from .box import default_box
from .city import CELLS, free_cells, room
from .guard import protected
from .scoring import score
from .state import BLACK, WHITE, State

PHASES = {"stand": "setup", "deal": "draft", "pass": "draft", "discard": "draft", "call": "resolve"}
Eyes = Collection[str]


def phase(state: State) -> str:
    """Return the phase in words: setup, draft, resolve, expansion or over."""
    if state.over:
        return "over"
    if state.rank:  # the last rank is still being played when the next step is already known
        return "resolve"
    return PHASES.get(state.next, "expansion") if state.next != "deal" or not state.round else "expansion"


def facts(state: State, eyes: Eyes) -> Facts:
    """Return the table as data for someone who sees the secrets of the seats in ``eyes`` (and of the box).

    Of each stack of the row only the top tile is seen (duel.setup.district-row.visible).
    """
    tiles = {tile: dict(entry) for tile, entry in state.box.table.items()}
    return {**glance(state, eyes).whole(), "tiles": tiles}


def glance(state: State, eyes: Eyes) -> Glance:
    """Return the same, to be worked out entry by entry as it is read."""
    return Glance(TABLE, state, eyes)


def _city(state: State, eyes: Eyes) -> Facts:
    shield, gold, box = protected(state), state.gold, state.box
    return {
        cell: {
            "tile": tile,
            "owner": state.owner[tile],
            "coins": gold[tile],
            "color": box.color[tile],
            "cost": box.cost[tile],
            "protected": tile in shield,
        }
        for cell in CELLS
        if (tile := state.city.get(cell))
    }


def _row(state: State, eyes: Eyes) -> list[list[str]]:
    if BOX in eyes:
        return [list(stack) for stack in state.row]
    return [[*stack[:1], *[HIDDEN] * (len(stack) - 1)] for stack in state.row]


def _secret(name: str) -> Callable[[State, str, bool], list[str]]:
    """Return what shows a player's cards or tiles of a kind to who may see them."""
    return lambda state, seat, seen: _cards(getattr(state.players[seat], name), seen)


def _cards(cards: tuple[str, ...], seen: bool) -> list[str]:
    return list(cards) if seen else [HIDDEN] * len(cards)


TABLE: Final[Entries] = {
    "phase": lambda state, eyes: phase(state),
    "round": lambda state, eyes: state.round,
    "rank": lambda state, eyes: state.rank,
    "city": _city,
    "room": lambda state, eyes: list(room(state.mask)),
    "free": lambda state, eyes: list(free_cells(state.mask)),
    "guard": lambda state, eyes: state.guard,
    "bank": lambda state, eyes: state.gold[BANK],
    "row": _row,
    "players": lambda state, eyes: Glance(PLAYERS, state, eyes),
    "named": lambda state, eyes: [{"by": by, "character": name, "hit": hit} for by, name, hit in state.named],
    "bag": lambda state, eyes: _cards(state.bag, BOX in eyes),
    "undealt": lambda state, eyes: _cards(state.undealt, BOX in eyes),
    "tiles": lambda state, eyes: state.box.table,
    "assumed_costs": lambda state, eyes: state.box.text == default_box().text,
}
"""The entries of a table, from the state and the eyes that see it."""

PLAYER: Final[Entries] = {
    "gold": lambda state, seat, seen: state.gold[seat],
    "seats": lambda state, seat, seen: state.players[seat].seats,
    "score": lambda state, seat, seen: score(state, seat).total,
    "points": lambda state, seat, seen: dict(score(state, seat).parts),
    **{
        name: _secret(name)
        for name in ("stand", "drawn", "returned", "dealt", "kept", "passed", "received", "hand", "discarded")
    },
    "played": lambda state, seat, seen: list(state.players[seat].played),
    "laid_out": lambda state, seat, seen: list(state.players[seat].laid_out),
}
"""The entries of a player, from the state, the seat, and whether its secrets are seen."""

PLAYERS: Final[Entries] = {
    WHITE: lambda state, eyes: Glance(PLAYER, state, WHITE, WHITE in eyes),
    BLACK: lambda state, eyes: Glance(PLAYER, state, BLACK, BLACK in eyes),
}
"""The entry of each player."""
