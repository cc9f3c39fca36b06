"""Reads TOML that anybody may have written: what is nested deeper than any file of ours is refused at once."""

import json
import re
import tomllib
from typing import Any, Final

from .errors import Cause

DEEPEST: Final = 40
KEY: Final = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
PLACE: Final = re.compile(r".* \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL)
"""How the reader ends its sentence."""
TOO_DEEP: Final = re.compile(rf"(?<![\w-])(?:{KEY}[ \t]*+\.[ \t]*+){{{DEEPEST}}}")
"""A key such as a.b.c with very many parts: reading it takes time by the square of their number."""


def read_toml(text: str) -> dict[str, Any]:
    """Return what a text of TOML holds. Raises TOMLDecodeError, RecursionError or ValueError where it is none."""
    if TOO_DEEP.search(text):
        raise ValueError("keys are nested too deeply")
    return tomllib.loads(text)


def place_of(error: RecursionError | ValueError) -> Cause:
    """Return where a text is no TOML, or no JSON, or that it is too deep; what the reader says is English: not told."""
    if isinstance(error, json.JSONDecodeError):
        return Cause("text-at", (("line", error.lineno), ("column", error.colno)))
    found = PLACE.fullmatch(str(error))
    if found is None:
        return Cause("too-deep")
    return Cause("text-at", tuple(found.groupdict().items())) if found["line"] else Cause("text-end")
