"""What the word files and the program must agree on: keys, placeholders, and who says which sentence with what."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import Any

import citadels_lab
from citadels_lab.words import keys

PACKAGE = Path(citadels_lab.__file__).parent
BOOKS = {language: keys(language) for language in ("en", "fr")}


def forms(entry: Any) -> list[str]:
    """Return the texts of an entry: one, or one for each number or form."""
    return [str(text) for text in entry.values()] if isinstance(entry, Mapping) else [str(entry)]


def placeholders(entry: Any) -> set[str]:
    """Return the names that an entry fills in, in any of its forms."""
    return {name for text in forms(entry) for _, name, _, _ in Formatter().parse(text) if name is not None}


def needs(entry: Any) -> set[str]:
    """Return the names that must be given to say an entry: those it fills in, and the number that chooses its form."""
    return placeholders(entry) | ({"n"} if isinstance(entry, Mapping) and "other" in entry else set())


def calls(name: str, folder: str = ".") -> Iterator[tuple[str, ast.Call]]:
    """Find every call of a function or method with this name in the package: the place, and the call."""
    for path in sorted((PACKAGE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called == name:
                    yield f"{path.relative_to(PACKAGE)}:{node.lineno}", node


def constants(node: ast.expr) -> list[str]:
    """Return the texts that an argument can be, as far as they stand there: "x", or "x" if ... else "y"."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return []


def given(call: ast.Call) -> set[str] | None:
    """Return the names that a call gives, or None if it passes on a whole mapping of them."""
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return {str(keyword.arg) for keyword in call.keywords}


TRACES = ("{", "}", "None", "<", "()", "[", "'", "  ", " .", "_")
GAPS = re.compile(r":\s*[.;)]|\s[,.](?!\d)")
NUMBERS = {
    "en": r"(?<![\d.,])(1 (coins|cards|districts|points|tiles)|(0|[2-9]|\d\d+) (coin|card|district|point|tile))\b",
    "fr": r"(?<![\d.,])([01] (pièces|cartes|quartiers|tuiles)|([2-9]|\d\d+) (pièce|carte|quartier|tuile))\b",
}


def whole(text: Any, key: object, language: str) -> None:
    """A sentence has no gap, no trace of the program, no empty list, and every number in its form."""
    assert isinstance(text, str)
    assert text.strip() == text != "", key
    for trace in TRACES:
        assert trace not in text, (trace, text, key)
    assert not GAPS.search(text), (text, key)
    assert not re.search(NUMBERS[language], text), (text, key)
