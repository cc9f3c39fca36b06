"""The pictures of the games, drawn from our silhouettes and emblems: skylines, and for Duel a piece of its city."""

from typing import Final

from ..html import Html, el
from ..icons import EMBLEMS
from ..shapes import KINDS, Outline

WIDTH, HEIGHT, GROUND = 400, 170, 152

SKYLINES: Final[dict[str, tuple[tuple[str, float, float], ...]]] = {
    "classic": (
        ("commercial", 4, 76), ("religious", 70, 104), ("noble", 160, 126), ("military", 272, 92),
        ("commercial", 342, 60),
    ),
    "dark_city": (("military", 0, 96), ("religious", 84, 128), ("unique", 196, 108), ("noble", 284, 122)),
    "edition_2016": (
        ("religious", 6, 74), ("unique", 74, 92), ("noble", 156, 104), ("unique", 250, 86), ("military", 328, 72),
    ),
}  # fmt: skip
"""The buildings from left to right: kind, left edge, size."""

SIGNS: Final = {
    "classic": (("king", 200, 34, 20),),
    "dark_city": (("witch", 326, 34, 22),),
    "edition_2016": tuple(
        (name, 40 + 40 * at, 30, 14)
        for at, name in enumerate(
            ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist")
        )
    ),
}
"""The emblems in the sky: character, centre, radius."""

TILES: Final = (
    ("noble", 2, 0, "w"), ("commercial", 3, 0, "b"), ("religious", 1, 1, "b"), ("military", 2, 1, "w"),
    ("unique", 3, 1, "w"), ("commercial", 4, 1, "b"), ("military", 0, 1, ""), ("religious", 5, 1, ""),
    ("noble", 4, 0, ""),
)  # fmt: skip
"""A piece of Duel's city: kind, column, row, owner ("" for a free square)."""


def picture(variant: str) -> Html:
    """Return the picture of a variant; it says nothing to a screen reader, for the words beside it do."""
    body = _city() if variant == "duel" else _skyline(variant)
    return el(
        "svg", *body, viewBox=f"0 0 {WIDTH} {HEIGHT}", preserveAspectRatio="xMidYMax slice",
        cls=f"scene {variant}", aria_hidden="true", focusable="false",
    )  # fmt: skip


def _skyline(variant: str) -> list[Html]:
    far = [_building("far", kind, left + 46, 0.62 * size, GROUND) for kind, left, size in SKYLINES[variant]]
    near = [_building(f"k-{kind}", kind, left, size, GROUND) for kind, left, size in SKYLINES[variant]]
    sky = [part for sign in SIGNS[variant] for part in _sign(*sign)]
    return [*sky, *far, *near, el("rect", x=0, y=GROUND, width=WIDTH, height=HEIGHT - GROUND, cls="earth")]


def _sign(character: str, x: float, y: float, radius: float) -> list[Html]:
    scale = radius / 17
    shift = f"translate({x - 12 * scale:g} {y - 12 * scale:g}) scale({scale:.3g})"
    return [
        el("circle", cx=x, cy=y, r=radius, cls="disc"),
        el("path", d=EMBLEMS[character], transform=shift, fill_rule="evenodd", cls="emblem"),
    ]


def _city() -> list[Html]:
    return [part for tile in TILES for part in _tile(*tile)]


def _tile(kind: str, column: int, row: int, owner: str) -> list[Html]:
    side, left, top = 62, 14 + 64 * column, 12 + 76 * row
    square = el(
        "rect", x=left, y=top, width=side - 4, height=side + 8, rx=7, cls=f"lot {owner and f'own-{owner}'}".strip()
    )
    if not owner:
        return [square]
    ground = el("rect", x=left + 5, y=top + 5, width=side - 14, height=side - 2, rx=3, cls=f"s-{kind}")
    return [square, ground, _building(f"k-{kind}", kind, left + 9, side - 22, top + side + 2)]


def _building(cls: str, kind: str, left: float, size: float, ground: float) -> Html:
    shapes = [el("polygon", points=_points(outline, left, size, ground)) for outline in KINDS[kind].outlines]
    return el("g", *shapes, cls=cls)


def _points(outline: Outline, left: float, size: float, ground: float) -> str:
    return " ".join(f"{left + x * size:.1f},{ground - y * size:.1f}" for x, y in outline)
