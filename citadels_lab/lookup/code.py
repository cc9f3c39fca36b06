"""The code that carries a rule out: the functions and classes of ``citadels_lab.rules`` that cite its id.

A card game takes most ids from the list of its edition (``CITES``): there the functions count that ask that list.

>>> [(piece.place, piece.name) for piece in code_of("classic.thief")]
[('citadels_lab/rules/characters/thief.py:13', 'Thief')]
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from textwrap import dedent
from typing import Final, TypeAlias

from citadels_lab.scenarios.coverage import DOTTED, parsed, sources

FOLDER: Final = "citadels_lab/rules/"
Named: TypeAlias = ast.FunctionDef | ast.ClassDef
Around: TypeAlias = tuple[ast.stmt, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """Some lines of a file of the rules: ``name`` is the function or class, "" for lines outside of any."""

    path: str
    name: str
    first: int
    last: int
    text: str

    @property
    def place(self) -> str:
        """Where it stands: ``citadels_lab/rules/flow/call.py:12``."""
        return f"{self.path}:{self.first}"


def code_of(rule: str) -> tuple[Piece, ...]:
    """Return the pieces of code that carry a rule out, in the order of their files; none for an unknown rule."""
    found = _pieces().get(rule, ())
    inside = [one for one in found if not any(_holds(other, one) for other in found)]
    telling = [one for one in inside if one.name]
    return tuple(sorted(telling or inside, key=lambda one: (one.path, one.first)))


def _holds(outer: Piece, inner: Piece) -> bool:
    return outer != inner and outer.path == inner.path and outer.first <= inner.first and inner.last <= outer.last


@cache
def _pieces() -> Mapping[str, tuple[Piece, ...]]:
    """Return the pieces by rule: those with its id in a text, and those that ask the list for it."""
    cited: dict[str, dict[Piece, None]] = {}
    listed: dict[str, list[str]] = {}
    asking: dict[str, dict[Piece, None]] = {}
    for path, source in sources():
        lines = source.splitlines()
        for node, around in _walk(parsed(source)):
            match node:
                case ast.Constant(value=str(words)):
                    for id in DOTTED.findall(words):
                        cited.setdefault(id, {})[_piece(path, lines, around)] = None
                case ast.keyword(arg=str(key), value=ast.Constant(value=str(id))):
                    listed.setdefault(id, []).append(key)
                case ast.Attribute(value=ast.Name(id="cites") | ast.Attribute(attr="cites"), attr=key):
                    asking.setdefault(key, {})[_piece(path, lines, around)] = None
    asked = {id: [piece for key in keys for piece in asking.get(key, ())] for id, keys in listed.items()}
    return {id: tuple(dict.fromkeys((*found, *asked.get(id, ())))) for id, found in cited.items()}


def _walk(tree: ast.Module) -> Iterator[tuple[ast.AST, Around]]:
    """Give every node with what it stands in: functions and classes, else the statement and what it explains."""
    before = None
    for statement in tree.body:
        explains = isinstance(statement, ast.Expr) and before is not None  # the words below a constant
        whole: Around = (before, statement) if explains and before is not None else (statement,)
        yield from _inside(statement, whole)
        before = statement


def _inside(node: ast.AST, around: Around) -> Iterator[tuple[ast.AST, Around]]:
    yield node, around
    named = [one for one in around if isinstance(one, Named)]
    for child in ast.iter_child_nodes(node):
        yield from _inside(child, (*named, child) if isinstance(child, Named) else around)


def _piece(path: str, lines: list[str], around: Around) -> Piece:
    """Return the lines of the innermost function or class, from its first decorator on, or of some statements."""
    name = ".".join(one.name for one in around if isinstance(one, Named))
    shown = around[-1:] if name else around
    first = min(line.lineno for one in shown for line in (one, *getattr(one, "decorator_list", ())))
    last = max(one.end_lineno or one.lineno for one in shown)
    return Piece(FOLDER + path, name, first, last, dedent("\n".join(lines[first - 1 : last])))
