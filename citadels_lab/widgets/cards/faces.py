"""The cards as they look: a district in a city or in hand, a hidden card, a character."""

from collections.abc import Mapping
from typing import Any

from ..html import Child, Html, el, press, unseen
from ..icons import coin, emblem
from ..look import HIDDEN
from ..shapes import KINDS, UNKNOWN
from .look import CardLook

TINTS = {
    "king": "noble", "emperor": "noble", "patrician": "noble",
    "bishop": "religious", "abbot": "religious", "cardinal": "religious",
    "merchant": "commercial", "trader": "commercial",
    "warlord": "military", "diplomat": "military", "marshal": "military",
}  # fmt: skip
"""The characters whose income has a colour, for the ground of their card."""

WIDTHS = ((8, ""), (9, "long"), (11, "longer"))
"""Up to how many letters a word fits, and how the name is then written."""


def district_face(look: CardLook, district: str, more: Child = None) -> list[Html | None]:
    """Return the inside of a district's card: name and colour, cost, symbol."""
    kind = look.kind(district)
    symbol = KINDS[kind].symbol if kind in KINDS else UNKNOWN.symbol
    name = look.name("district", district)
    color = el("span", f", {look.name('color', look.color(district))}, {look.word('card.cost')} ", cls="sr")
    return [
        el("span", name, color, cls=f"dname {width(name)}".strip()),
        el(
            "span",
            el("span", look.cost(district), cls="cost"),
            more,
            el("span", symbol, cls="sym", aria_hidden="true"),
            cls="dfoot",
        ),
    ]


def width(name: str) -> str:
    """Return how long the longest word of a name is, so that it can be written smaller."""
    longest = max(map(len, name.split()))
    return next((cls for most, cls in WIDTHS if longest <= most), "longest")


def built(look: CardLook, there: Mapping[str, Any], key: str) -> Html:
    """Return a built district; one with a text of its own is a button that opens it."""
    name, kind = str(there["district"]), look.kind(str(there["district"]))
    lying = _lying(look, there)
    face = district_face(look, name, lying)
    if kind != "unique":
        return el("li", *face, cls=f"dcard {kind}", data_key=key)
    return el("li", press("help", name, *face, cls=f"dcard {kind}", data_key=f"b {key}"), data_key=key)


def _lying(look: CardLook, there: Mapping[str, Any]) -> Child:
    """Return what lies on a district: coins, cards under it."""
    coins, cards = int(there["coins"]), len(there["cards"])
    on = [el("span", coin(f"+{coins}"), unseen(look.word("card.coins", n=coins)))] if coins else []
    under = [el("span", card_back(cards), unseen(look.word("card.under", n=cards)))] if cards else []
    return [*on, *under]


def card_back(n: int) -> Html:
    """Return the back of a card with a number on it."""
    return el("span", n, cls="back", aria_hidden="true")


def mini(look: CardLook, district: str) -> Html | None:
    """Return the sign of a district's colour in a small square, to stand beside its name."""
    kind = look.kind(district)
    return el("span", KINDS[kind].symbol, cls=f"mini {kind}", aria_hidden="true") if kind in KINDS else None


def character_chip(look: CardLook, character: str, state: str = "") -> Html:
    """Return a character as a small card with its rank, or the back of a hidden one; ``state`` is said after it."""
    said = el("span", look.word(f"state.{state}"), cls="st") if state else None
    if character == HIDDEN:
        return el("li", el("span", "?", aria_hidden="true"), unseen(look.name("character", HIDDEN)), cls="who back")
    return el(
        "li",
        el("span", look.rank(character), cls="num"),
        emblem(character),
        el("span", look.name("character", character), cls="nm"),
        said,
        cls=f"who {TINTS.get(character, 'plain')} {state}",
        data_key=f"who {character}",
    )


def power(look: CardLook, character: str) -> str:
    """Return what a character can do, in a line."""
    return look.line("power", character)


def tint(character: str) -> str:
    """Return the colour of a character's card."""
    return TINTS.get(character, "plain")
