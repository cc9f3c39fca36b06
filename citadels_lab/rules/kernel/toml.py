"""Reads TOML that anybody may have written: what is nested deeper than any file of ours is refused at once."""

import re
import tomllib
from typing import Any, Final

DEEPEST: Final = 40
KEY: Final = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
TOO_DEEP: Final = re.compile(rf"(?<![\w-])(?:{KEY}[ \t]*+\.[ \t]*+){{{DEEPEST}}}")
"""A key such as a.b.c with very many parts: reading it takes time by the square of their number."""


def read_toml(text: str) -> dict[str, Any]:
    """Return what a text of TOML holds. Raises TOMLDecodeError, RecursionError or ValueError where it is none."""
    if TOO_DEEP.search(text):
        raise ValueError("keys are nested too deeply")
    return tomllib.loads(text)
