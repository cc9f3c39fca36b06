"""Find a rule by its id, or read all the rules of one variant in the order of its rulebook."""

import tomllib
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from citadels_lab.rules.catalogue.entry import LANGUAGES, Rule

VARIANTS = ("duel", "classic", "dark_city", "edition_2016")
INHERITS = MappingProxyType({"dark_city": "classic"})


def variants() -> tuple[str, ...]:
    """Give the names of the variants that have a catalogue."""
    return VARIANTS


def rules(variant: str, *, inherited: bool = False) -> tuple[Rule, ...]:
    """Give the rules of a variant, in the order of its rulebook.

    With `inherited`, the rules that the variant takes over from another one come first: dark_city is the
    classic game with more characters.
    """
    own = _read(variant)
    parent = INHERITS.get(variant)
    return _read(parent) + own if inherited and parent else own


def rule(rule_id: str) -> Rule:
    """Give the rule with this id; raise LookupError that names the nearest id when there is none."""
    index = _index()
    if rule_id in index:
        return index[rule_id]
    raise LookupError(f"There is no rule {rule_id!r}.{_nearest(rule_id, tuple(index))}")


@cache
def _index() -> dict[str, Rule]:
    return {entry.id: entry for variant in VARIANTS for entry in _read(variant)}


@cache
def _read(variant: str) -> tuple[Rule, ...]:
    if variant not in VARIANTS:
        raise LookupError(f"There is no variant {variant!r}.{_nearest(variant, VARIANTS)}")
    books = _load("sources")
    return tuple(_rule(variant, entry, books) for entry in _load(variant)["rule"])


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def _rule(variant: str, entry: dict[str, Any], books: dict[str, dict[str, str]]) -> Rule:
    return Rule(
        id=entry["id"],
        variant=variant,
        seed=entry["seed"],
        ruling=entry["ruling"],
        titles=MappingProxyType({lang: entry[f"title_{lang}"] for lang in LANGUAGES}),
        texts=MappingProxyType({lang: entry[lang] for lang in LANGUAGES}),
        reasons=MappingProxyType({lang: entry.get(f"why_{lang}", "") for lang in LANGUAGES}),
        books=books,
    )


def _nearest(wanted: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(wanted, known, n=1, cutoff=0.0)
    return f" The nearest one is {near[0]!r}." if near else ""
