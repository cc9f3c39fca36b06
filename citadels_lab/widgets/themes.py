"""The themes of the lab, light, dark and for the projector: the colours by name, and the switch in the menu."""

import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from citadels_lab.words import say

from .html import Html, el

LIGHT, DARK, PROJECTOR = THEMES = ("light", "dark", "projector")
FOLLOW: Final = ""
"""No theme is chosen: the page follows the browser, which is told by the machine."""

SCHEMES: Final = {LIGHT: "light", DARK: "dark", PROJECTOR: "light"}
"""Whether the browser draws its own controls, such as the list of a select, light or dark."""

TABLE: Final[Mapping[str, Any]] = tomllib.loads((Path(__file__).parent / "colors.toml").read_text(encoding="utf-8"))


@cache
def colors(theme: str) -> Mapping[str, str]:
    """Return the colours of a theme by name; a theme that does not exist looks like the light one."""
    at = THEMES.index(theme) if theme in THEMES else 0
    return {name: given if isinstance(given, str) else given[at] for name, given in TABLE.items()}


def known(theme: object) -> str:
    """Return the theme, or none if there is no such theme."""
    return str(theme) if theme in THEMES else FOLLOW


def sheet(root: str = ".lab", only: Collection[str] = ()) -> str:
    """Return the colours (or only some) as a style sheet; the element ``root`` has the theme in ``data-theme``.

    On paper every theme is light; the pictures, which are painted already, have the theme's paper as their own ground.
    """
    light = {name: color for name, color in colors(LIGHT).items() if not only or name in only}
    blocks = [_block(root, LIGHT, light)]
    for theme in THEMES[1:]:
        own = {name: color for name, color in colors(theme).items() if name in light and color != light[name]}
        block = _block(f'{root}[data-theme="{theme}"]', theme, own)
        blocks.append(f"@media screen {{ {block} }}")
    blocks += [f'{root}[data-theme="{theme}"] {{ --own-paper: {colors(theme)["paper"]}; }}' for theme in THEMES]
    return "\n".join(blocks)


def _block(place: str, theme: str, table: Mapping[str, str]) -> str:
    lines = "".join(f" --{name}: {color};" for name, color in table.items())
    return f"{place} {{ color-scheme: {SCHEMES[theme]};{lines} }}"


def from_sheet(name: str) -> str:
    """Return a colour for HTML that must do without a sheet, too: that of the sheet if there is one, else the light."""
    return f"var(--{name}, {colors(LIGHT)[name]})"


def switch(language: str) -> Html:
    """Return the switch of the theme for a page's menu; the page itself (markup.js) sets it and remembers it."""
    ways = [(FOLLOW, "follow"), *((theme, theme) for theme in THEMES)]
    options = [el("option", say(f"themes.{key}", language), value=theme) for theme, key in ways]
    choice = el("select", *options, data_theme_switch=True, data_key="page-theme")
    label = (el("span", "◐", aria_hidden="true"), el("span", say("themes.label", language), cls="sr"))
    return el("label", *label, choice, cls="ghost theme", data_key="page-theme-label")
