"""Facts by their dotted names, as scenarios write them, and the names that people call them by."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from citadels_lab.rules.catalogue import rule as find_rule
from citadels_lab.scenarios.matching import NOTHING, nearest
from citadels_lab.words import has, name, say, spoken

MISSING: Final = object()
TABLES: Final = (("character", "cast"), ("district", "districts"), ("tile", "tiles"))
"""Kinds of names, and the facts that list them."""


def fact(facts: Mapping[str, Any], path: str) -> Any:
    """Return the fact with a dotted name such as ``players.ana.gold``; MISSING where there is none."""
    found: Any = facts
    for key in path.split("."):
        if isinstance(found, Mapping) and key in found:
            found = found[key]
        else:
            return MISSING
    return found


def near(facts: Mapping[str, Any], path: str) -> str:
    """Return the dotted name that a wrong one was probably meant to be, or ""."""
    found: Any = facts
    right: list[str] = []
    for key in path.split("."):
        if not isinstance(found, Mapping):
            return ".".join(right)
        if key not in found:
            meant = nearest(key, list(found))
            return ".".join([*right, meant]) if meant else ", ".join(str(known) for known in list(found)[:12])
        right.append(key)
        found = found[key]
    return path


def called(value: Any, facts: Mapping[str, Any], variant: str, language: str) -> str:
    """Return what people call a value of the facts: a character, a seat, a rule, "nobody", a number."""
    if value is None or value == NOTHING:
        return say("lessons.nothing", language)
    if isinstance(value, bool):
        return say(f"lessons.{'yes' if value else 'no'}", language)
    if not isinstance(value, str):
        return str(value)
    if value == "unlimited":
        return say("lessons.unlimited", language)
    if value in facts.get("players", {}):
        return str(name("seat", value, language))
    return _named(value, facts, variant, language)


def _named(value: str, facts: Mapping[str, Any], variant: str, language: str) -> str:
    for kind, table in TABLES:
        if value in facts.get(table, ()) or (kind == "character" and has(f"names.character.{value}")):
            return str(name(kind, value, spoken(variant, language)))
    if has(f"names.color.{value}", language):
        return str(name("color", value, language))
    try:
        return find_rule(value).title(language)
    except LookupError:
        return value


def same(wanted: Any, found: Any) -> bool:
    """Whether a value written in a file is the one found; "nothing" stands for None."""
    if found is None:
        return bool(wanted == NOTHING)
    return type(wanted) is type(found) and bool(wanted == found)


def has_list(value: Any) -> bool:
    """Whether a fact is a list of words."""
    return isinstance(value, Sequence) and not isinstance(value, str)
