"""The bar over a shared table: which seat this screen holds, that the game has gone on, or that it is not kept."""

from typing import TYPE_CHECKING

from citadels_lab.words import joined, name, say

from ..html import Html, el, press
from ..look import Look

if TYPE_CHECKING:
    from .desk import Desk


def bar(look: Look, desk: "Desk") -> Html:
    """Return the bar. It is always on the page, so that a screen reader says what comes to stand in it."""
    lines = [] if look.opened.aside else [line for line in (_unkept(look, desk), _place(look), _gone_on(look)) if line]
    return el("div", *lines, cls="kept-bar" if lines else None, role="status", data_key="kept bar")


def word(look: Look, key: str, **args: object) -> str:
    """Return a sentence about keeping in the language."""
    return say(f"keeping.{key}", look.spoken, **args)


def _unkept(look: Look, desk: "Desk") -> Html | None:
    if desk.trouble is None:
        return None
    return el("p", word(look, "unkept", why=desk.trouble.text(look.language)), cls="note", data_key="unkept")


def _place(look: Look) -> Html | None:
    """Say which seats this screen holds, where others hold some or look on."""
    if not look.shared:
        return None
    held = joined([str(name("seat", seat, look.spoken)) for seat in look.holds], look.language)
    everybody = {seat for seat in look.players if look.is_person(seat)} <= set(look.holds)
    key = "watched" if everybody and held else "holds" if held else "looks-on"
    return el("p", word(look, key, seats=held), data_key="held")


def _gone_on(look: Look) -> Html | None:
    if not look.gone_on:
        return None
    to_the_end = press("step", "last", word(look, "to-the-end"), cls="opt main", data_key="to the end")
    return el("p", word(look, "gone-on", n=look.gone_on), " ", to_the_end, cls="ways", data_key="gone on")
