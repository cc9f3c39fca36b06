"""Small drawings: an emblem for each character, a coin, a tower for the title, the silhouettes of the districts."""

import tomllib
from pathlib import Path

from .html import EMPTY, Html, el
from .shapes import KINDS, look_of

DRAWINGS = tomllib.loads((Path(__file__).parent / "icons.toml").read_text(encoding="utf-8"))
EMBLEMS, SIGNS = DRAWINGS["emblems"], DRAWINGS["signs"]


def sign(name: str, cls: str = "icon") -> Html:
    """Return the tower of the title, or an arrow of the stepper."""
    return drawing(SIGNS[name], cls)


def drawing(path: str, cls: str = "icon") -> Html:
    """Return a one-path drawing on a 24 by 24 square; it says nothing to a screen reader."""
    shape = el("path", d=path, fill="currentColor", fill_rule="evenodd")
    return el("svg", shape, viewBox="0 0 24 24", cls=cls, aria_hidden="true", focusable="false")


def emblem(character: str) -> Html:
    """Return the emblem of a character, or nothing for a hidden card."""
    path = EMBLEMS.get(character)
    return drawing(path, "icon emblem") if path else EMPTY


def coin(n: int | str = "") -> Html:
    """Return a coin with a number on it."""
    return el("span", str(n), cls="coin", aria_hidden="true")


def silhouette(tile: str) -> Html:
    """Return the buildings of a tile's kind as a small drawing."""
    outlines = look_of(tile).outlines
    shapes = [el("polygon", points=" ".join(f"{x * 100:g},{100 - y * 100:g}" for x, y in line)) for line in outlines]
    return el("svg", *shapes, viewBox="0 0 100 100", cls="sil", aria_hidden="true", focusable="false")


def symbol(kind: str) -> Html:
    """Return the sign of a kind of district."""
    return el("span", KINDS[kind].symbol, cls=f"sym {kind}", aria_hidden="true")
