"""Reading written positions: a value is what it should be, or a sentence says where it is not."""

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .errors import SHOWN, LabError, shown


def table(value: Any, where: str) -> Mapping[str, Any]:
    """Return a table of names and values."""
    if not isinstance(value, Mapping):
        raise LabError("facts-table", where=where, given=shown(value))
    return value


def known(value: Mapping[str, Any], keys: Sequence[str], where: str) -> None:
    """Check that a table has no other keys than these."""
    for key in value:
        one_of(key, keys, where)


def one_of(value: Any, allowed: Iterable[str], where: str) -> str:
    """Return a word that must be one of these."""
    words = list(allowed)
    if isinstance(value, str) and value in words:
        return value
    if not words:
        raise LabError("facts-nothing-here", where=where, given=shown(value))
    near = difflib.get_close_matches(value[:SHOWN], words, n=1) if isinstance(value, str) else []
    listed = ", ".join(words[:12]) + (", ..." if len(words) > 12 else "")
    key = "facts-word-near" if near else "facts-word"
    raise LabError(key, where=where, given=shown(value), near="".join(near), allowed=listed)


def number(value: Any, least: int, most: int, where: str) -> int:
    """Return a whole number from ``least`` to ``most``."""
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise LabError("facts-number", where=where, given=shown(value), least=least, most=most)


def words(value: Any, allowed: Iterable[str], where: str) -> tuple[str, ...]:
    """Return a list of words that must be of these."""
    if not isinstance(value, (list, tuple)):
        raise LabError("facts-list", where=where, given=shown(value))
    listed = list(allowed)
    return tuple(one_of(word, listed, where) for word in value)


def once(cards: Iterable[str], where: str) -> None:
    """Check that no card stands there twice."""
    seen: set[str] = set()
    for card in cards:
        if card in seen:
            raise LabError("facts-twice", where=where, given=card)
        seen.add(card)
