"""How things look whatever the theme: the symbol and silhouette of each kind of district, the letters."""

from typing import NamedTuple

SANS = '"Source Sans 3", "Segoe UI", system-ui, sans-serif'
SERIF = '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif'

Outline = tuple[tuple[float, float], ...]


class Kind(NamedTuple):
    """The look of one kind of district: the name of its colours, its symbol, outlines of buildings in a unit square."""

    color: str
    symbol: str
    outlines: tuple[Outline, ...]


def _box(left: float, right: float, bottom: float, top: float) -> Outline:
    return ((left, bottom), (right, bottom), (right, top), (left, top))


CASTLE: tuple[Outline, ...] = (
    (
        (0.06, 0),
        (0.06, 0.62),
        (0.02, 0.62),
        (0.02, 0.72),
        (0.09, 0.72),
        (0.09, 0.67),
        (0.14, 0.67),
        (0.14, 0.72),
        (0.21, 0.72),
        (0.21, 0.67),
        (0.26, 0.67),
        (0.26, 0.72),
        (0.31, 0.72),
        (0.31, 0.62),
        (0.28, 0.62),
        (0.28, 0.44),
        (0.72, 0.44),
        (0.72, 0.62),
        (0.69, 0.62),
        (0.69, 0.72),
        (0.74, 0.72),
        (0.74, 0.67),
        (0.79, 0.67),
        (0.79, 0.72),
        (0.86, 0.72),
        (0.86, 0.67),
        (0.91, 0.67),
        (0.91, 0.72),
        (0.98, 0.72),
        (0.98, 0.62),
        (0.94, 0.62),
        (0.94, 0),
        (0.59, 0),
        (0.59, 0.2),
        (0.5, 0.27),
        (0.41, 0.2),
        (0.41, 0),
    ),
    ((0.36, 0.48), (0.36, 0.7), (0.5, 1.0), (0.64, 0.7), (0.64, 0.48)),
)
CHURCH: tuple[Outline, ...] = (
    (
        (0.38, 0),
        (0.38, 0.58),
        (0.5, 0.84),
        (0.62, 0.58),
        (0.62, 0),
        (0.55, 0),
        (0.55, 0.2),
        (0.5, 0.27),
        (0.45, 0.2),
        (0.45, 0),
    ),
    (
        (0.48, 0.84),
        (0.48, 0.9),
        (0.43, 0.9),
        (0.43, 0.94),
        (0.48, 0.94),
        (0.48, 1),
        (0.52, 1),
        (0.52, 0.94),
        (0.57, 0.94),
        (0.57, 0.9),
        (0.52, 0.9),
        (0.52, 0.84),
    ),
    ((0.06, 0), (0.06, 0.36), (0.35, 0.54), (0.35, 0)),
    ((0.94, 0), (0.94, 0.36), (0.65, 0.54), (0.65, 0)),
)
MARKET: tuple[Outline, ...] = (
    (
        (0.04, 0.46),
        (0.16, 0.74),
        (0.84, 0.74),
        (0.96, 0.46),
        (0.86, 0.4),
        (0.77, 0.46),
        (0.68, 0.4),
        (0.59, 0.46),
        (0.5, 0.4),
        (0.41, 0.46),
        (0.32, 0.4),
        (0.23, 0.46),
        (0.14, 0.4),
    ),
    _box(0.1, 0.15, 0, 0.38),
    _box(0.85, 0.9, 0, 0.38),
    ((0.2, 0), (0.2, 0.2), (0.8, 0.2), (0.8, 0)),
    ((0.46, 0.78), (0.46, 1), (0.68, 0.93), (0.5, 0.86), (0.5, 0.78)),
)
TOWER: tuple[Outline, ...] = (
    (
        (0.28, 0),
        (0.33, 0.58),
        (0.22, 0.66),
        (0.22, 0.86),
        (0.34, 0.86),
        (0.34, 0.78),
        (0.44, 0.78),
        (0.44, 0.86),
        (0.56, 0.86),
        (0.56, 0.78),
        (0.66, 0.78),
        (0.66, 0.86),
        (0.78, 0.86),
        (0.78, 0.66),
        (0.67, 0.58),
        (0.72, 0),
        (0.57, 0),
        (0.57, 0.17),
        (0.5, 0.24),
        (0.43, 0.17),
        (0.43, 0),
    ),
    ((0.04, 0), (0.04, 0.26), (0.24, 0.26), (0.22, 0)),
    ((0.96, 0), (0.96, 0.26), (0.76, 0.26), (0.78, 0)),
)
DOME: tuple[Outline, ...] = (
    _box(0.04, 0.96, 0, 0.07),
    *(_box(x, x + 0.1, 0.1, 0.4) for x in (0.1, 0.33, 0.57, 0.8)),
    _box(0.06, 0.94, 0.43, 0.5),
    (
        (0.16, 0.53),
        (0.2, 0.68),
        (0.3, 0.8),
        (0.46, 0.86),
        (0.46, 1),
        (0.54, 1),
        (0.54, 0.86),
        (0.7, 0.8),
        (0.8, 0.68),
        (0.84, 0.53),
    ),
)

KINDS: dict[str, Kind] = {
    "noble": Kind("noble", "◆", CASTLE),
    "religious": Kind("religious", "✚", CHURCH),
    "commercial": Kind("commercial", "●", MARKET),
    "military": Kind("military", "▲", TOWER),
    "unique": Kind("unique", "★", DOME),
}
UNKNOWN = Kind("hidden", "?", ())


def kind_of(tile: str) -> str:
    """Return the kind of a tile from its id: ``noble-3`` and ``noble-start`` are noble, other names are unique."""
    first = tile.split("-")[0]
    return first if first in KINDS else "unique"


def look_of(tile: str) -> Kind:
    """Return the look of a tile; a hidden tile (``?``) has a look of its own."""
    return UNKNOWN if tile == "?" else KINDS[kind_of(tile)]
