"""Markers that lie face down on characters: warrants and threats. Which one counts is known to who laid them."""

from collections.abc import Collection, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any

from citadels_lab.rules.kernel import reading
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.table import Table
from citadels_lab.rules.kernel.variant import BOX, HIDDEN, Facts

from .moments import Character
from .state import Marker, State, Turn
from .written_past import check_target, layer_of, played_by

KEYS = ("character", "by", "real", "shown")


def lay(table: Table[State], turn: Turn, card: Character, real: str, others: list[str], n: int) -> None:
    """Lay the one that counts on ``real``, ask on whom the ``n`` blank ones go, and tell where all of them lie."""
    state, me = table.state, turn.seat
    answer = table.ask(me, f"blank-{card.marker}", _blanks(tuple(others), n), n=n)
    names = [name for name in state.roster.order if name == real or name in answer[1:]]
    state.markers += tuple(Marker(card.marker, name, me, name == real) for name in names)
    table.say(
        f"laid-{card.marker}", card.rule, seen_by=(me,), secret=("character",),
        seat=me, characters=tuple(names), character=real,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _blanks(others: tuple[str, ...], n: int) -> tuple[Action, ...]:
    """Return the ways to lay ``n`` blank markers on these characters; the same few come again and again."""
    return tuple(("blank", *names) for names in combinations(others, n))


def take_off(state: State, marker: Marker) -> None:
    """Take a marker off the track, unseen."""
    state.markers = tuple(other for other in state.markers if other != marker)


def turn_over(state: State, marker: Marker) -> None:
    """Show what a marker is."""
    state.markers = tuple(other._replace(shown=True) if other == marker else other for other in state.markers)


def told(state: State, eyes: Collection[str], kind: str) -> list[Facts]:
    """Return the markers of a kind as data, as those eyes see them."""
    return [
        {
            "character": marker.character,
            "by": marker.seat,
            "real": marker.real if marker.shown or marker.seat in eyes or BOX in eyes else HIDDEN,
            "shown": marker.shown,
        }
        for marker in state.markers
        if marker.kind == kind
    ]


def read(state: State, given: Any, card: Character, most: int, where: str, gone: int = 0) -> None:
    """Lay the markers of a written position for who has played the card that lays ``most`` of them, or none at all.

    ``gone``: how many may have been taken off by now.
    """
    if not isinstance(given, list):
        raise LabError("facts-list", where=where, given=shown(given))
    laid = [_marker(state, entry, card, f"{where}[{at}]") for at, entry in enumerate(given)]
    reading.once([marker.character for marker in laid], where)
    signed = sum(marker.real for marker in laid)
    if len(laid) > most or signed > 1 or (len(laid) == most and not signed):
        raise LabError("facts-markers", where=where, n=len(laid), most=most, given=signed, rule=card.rule)
    if laid and len(laid) < most - gone:
        raise LabError("facts-markers-few", where=where, n=len(laid), most=most, gone=gone, rule=card.rule)
    state.markers += tuple(sorted(laid, key=lambda marker: state.roster.order.index(marker.character)))


def characters_of(given: Any) -> list[Any]:
    """Return the characters that the markers of a written position are said to lie on, whatever else is wrong."""
    entries = given if isinstance(given, list) else []
    return [entry.get("character") for entry in entries if isinstance(entry, Mapping)]


def _marker(state: State, entry: Any, card: Character, where: str) -> Marker:
    table = reading.table(entry, where)
    reading.known(table, KEYS, where)
    for key in ("real", "shown"):
        if not isinstance(table.get(key, False), bool):
            raise LabError("facts-word", where=f"{where}.{key}", given=shown(table[key]), allowed="true, false")
    seat = layer_of(state, card.name, where, card.marker)
    if reading.one_of(table.get("by", seat), state.seats, f"{where}.by") != seat:
        raise LabError("facts-follows", where=f"{where}.by", given=shown(table["by"]), right=seat)
    character = reading.one_of(table.get("character"), state.roster.order, f"{where}.character")
    check_target(state, card.name, character, f"{where}.character")
    marker = Marker(card.marker, character, seat, table.get("real", False), table.get("shown", False))
    if marker.shown and (played_by(state, character) is None or not (marker.real or card.shows_blanks)):
        raise LabError("facts-not-shown", where=f"{where}.shown", character=character)
    return marker
