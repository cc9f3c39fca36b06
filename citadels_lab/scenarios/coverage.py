"""Which rule is cited by which code and shown by which scenario."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock

from citadels_lab.rules.catalogue import rules, variants
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.scenarios.matching import nearest
from citadels_lab.scenarios.shelf import library

DOTTED = re.compile(r"[a-z0-9_-]+(?:\.[a-z0-9-]+)+")
_READING = Lock()


@dataclass(frozen=True, slots=True)
class Coverage:
    """One rule, the files of ``citadels_lab/rules`` that cite its id, and the scenarios that show it."""

    rule: str
    ruling: bool
    code: tuple[str, ...]
    scenarios: tuple[str, ...]

    @property
    def whole(self) -> bool:
        """Whether code cites the rule and a scenario shows it."""
        return bool(self.code and self.scenarios)


def coverage(variant: str) -> tuple[Coverage, ...]:
    """Return a line for every rule of the variant, in the order of its rulebook; raise LabError for an unknown one."""
    check_variant(variant)
    shown = [(scenario.name, scenario.rules) for scenario in library(variant)]
    return tuple(
        Coverage(
            rule.id,
            rule.ruling,
            citations().get(rule.id, ()),
            tuple(name for name, ids in shown if rule.id in ids),
        )
        for rule in rules(variant)
    )


def check_variant(variant: str) -> None:
    """Raise LabError, which names the nearest, if there are no rules of this variant."""
    if variant not in variants():
        near = nearest(variant, list(variants()))
        key = "unknown-catalogue-near" if near else "unknown-catalogue"
        raise LabError(key, given=variant[:60], near=near, names=", ".join(variants()))


@cache
def citations() -> dict[str, tuple[str, ...]]:
    """Return the files that cite a rule, by its id: those with its dotted name in a string, docstrings included."""
    found: dict[str, dict[str, None]] = {}
    for path, source in sources():
        for node in ast.walk(parsed(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for name in DOTTED.findall(node.value):
                    found.setdefault(name, {})[path] = None
    return {name: tuple(paths) for name, paths in found.items()}


def parsed(source: str) -> ast.Module:
    """Return the tree of a source. CPython 3.11 reads one at a time only (its issue 106905); servers have threads."""
    with _READING:
        return ast.parse(source)


def sources() -> list[tuple[str, str]]:
    """Return the files of the rules' code by name, each with its text."""
    return sorted(_code(files("citadels_lab.rules"), ""))


def _code(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _code(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".py"):
            yield path + entry.name, entry.read_text(encoding="utf-8")
