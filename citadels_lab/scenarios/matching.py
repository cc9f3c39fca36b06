"""Comparing facts: what a scenario says must hold against what does; what it does not mention is left alone."""

import difflib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

NOTHING: Final = "nothing"
"""What a scenario writes where there must be nothing: no such entry, no winner, nobody asked."""
REST: Final = "..."
"""The last word of a list that may go on."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One place where the facts are not as wanted. ``found`` None: there is no such entry, ``near`` is likeliest."""

    path: tuple[str, ...]
    wanted: str
    found: str | None
    near: str = ""

    @property
    def place(self) -> str:
        """The place as one writes it: ``players.white.gold``."""
        return ".".join(self.path)


def differences(wanted: Any, found: Any, path: tuple[str, ...] = ()) -> Iterator[Difference]:
    """Give every place at which ``found`` is not as ``wanted``, looking only at what ``wanted`` mentions."""
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for key, value in wanted.items():
            if key in found:
                yield from differences(value, found[key], (*path, key))
            elif value != NOTHING:
                yield Difference((*path, key), shown(value), None, nearest(key, list(found)))
    elif isinstance(wanted, list) and isinstance(found, (list, tuple)):
        yield from _in_lists(wanted, list(found), path)
    elif not _same(wanted, found):
        yield Difference(path, shown(wanted), shown(found))


def _in_lists(wanted: list[Any], found: list[Any], path: tuple[str, ...]) -> Iterator[Difference]:
    goes_on = wanted[-1:] == [REST]
    said = wanted[:-1] if goes_on else wanted
    heard = found[: len(said)] if goes_on else found
    nested = any(isinstance(item, (list, Mapping)) for item in said)
    if len(said) != len(heard) or (not nested and any(not _same(*pair) for pair in zip(said, heard, strict=True))):
        yield Difference(path, shown(wanted), shown(found))
    elif nested:
        for at, pair in enumerate(zip(said, heard, strict=True), start=1):
            yield from differences(*pair, (*path[:-1], f"{path[-1]}[{at}]"))


def _same(wanted: Any, found: Any) -> bool:
    if found is None:
        return bool(wanted == NOTHING)
    return isinstance(wanted, bool) == isinstance(found, bool) and bool(wanted == found)


def shown(value: Any) -> str:
    """Spell a value as a scenario file would."""
    if value is None:
        return NOTHING
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 160 else text[:157] + "..."


def nearest(word: str, known: list[str]) -> str:
    """Return the known word that the given one was probably meant to be, or "" when none is near."""
    return "".join(difflib.get_close_matches(word, known, n=1))
