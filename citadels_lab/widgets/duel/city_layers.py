"""What the picture of the city shows, as data: one table of columns for each of its layers, from the facts alone.

Each layer takes in all that can be drawn in one go, for it is the number of layers that makes a picture slow to redraw.
"""

from collections.abc import Mapping
from typing import Any

from citadels_lab.words import name

from ..look import Look
from ..shapes import Kind, look_of
from .board import bonus
from .choices import on_board, open_cells
from .geometry import place, window

SQUARE = "x y side fill fill_alpha line line_alpha line_width dash"
COLUMNS = {
    "marks": SQUARE,
    "squares": SQUARE,
    "faces": "x y fill",
    "art": "xs ys kind fill",
    "discs": "x y kind fill line",
    "plates": "x y kind width height",
    "words": "x y kind words color style spacing",
}
"""The layers from the ground up. What a ``kind`` is depends on the size of the cells; see ``SHARES``."""

SHARES = {
    "building": (1, 0, 1),
    "price": (0.1, 0.12, 0.165),
    "coins": (0.09, 0.11, 0),
    "coins-aside": (0, 0, 0.15),
    "plate": (1, 1, 0),
    "plate-wide": (0, 0, 1),
    "name": (0.098, 0, 0),
    "name-alone": (0, 0.118, 0),
    "cost": (0.14, 0.165, 0.25),
    "sign": (0.18, 0.22, 0.3),
    "coin": (0.115, 0.14, 0),
    "coin-aside": (0, 0, 0.21),
    "badge": (0.09, 0.09, 0),
    "badge-wide": (0, 0, 0.17),
    "plus": (0.13, 0.16, 0.28),
}
"""How large each kind is in large, middling and small cells, as a share of a cell's side; 0 where it is not shown."""

Table = dict[str, dict[str, list[Any]]]


def nothing() -> Table:
    """Return the tables of an empty picture."""
    return {layer: {column: [] for column in columns.split()} for layer, columns in COLUMNS.items()}


def layers(look: Look) -> Table:
    """Return the data of every layer of the picture, from the facts alone."""
    data, colors = nothing(), look.colors
    actions, possible = on_board(look), open_cells(look)
    built = {str(event.args["cell"]) for event in look.news if event.what in ("built", "took")}
    for cell in window(look.facts["room"]).cells():
        x, y = place(cell)
        if cell in built:
            _square(data["marks"], x, y, 0.99, fill=colors["lit"], fill_alpha=0.55)
        if cell in actions or (cell in possible and not actions):
            sure = cell in actions
            paint = {"fill_alpha": 0.16 if sure else 0.05, "line_alpha": 1.0 if sure else 0.5}
            _square(
                data["squares"], x, y, 0.9, fill=colors["lit"], line=colors["lit"], line_width=2.5, dash=(8, 5), **paint
            )
            _word(data, x, y, "plus", bonus(actions.get(cell)), colors["on-ground-gold"])
        if cell in look.city:
            _tile(data, look, cell, look.city[cell])
        elif cell not in possible:
            _square(data["squares"], x, y, 0.9, line="white", line_alpha=0.2, line_width=1.5, dash=(6, 6))
    return data


def _tile(data: Table, look: Look, cell: str, there: Mapping[str, Any]) -> None:
    x, y = place(cell)
    tile = str(there["tile"])
    kind, colors = look_of(tile), look.colors
    if there["protected"]:
        _square(data["marks"], x, y, 0.985, line="white", line_alpha=1.0, line_width=2.5, dash=(2, 5))
    _square(data["squares"], x, y, 0.93, fill=colors[kind.color], fill_alpha=1.0, line=colors["black"], line_alpha=0.35)
    _square(data["squares"], x, y, 0.89, fill=colors[there["owner"]], fill_alpha=1.0)
    _add(data["faces"], x=x, y=y, fill=colors[f"{kind.color}-soft"])
    _name(data, x, y, kind, str(name("tile", tile, look.language)), colors)
    _add(data["discs"], x=x - 0.25, y=y + 0.235, kind="price", fill=colors["card"], line=colors[kind.color])
    _word(data, x - 0.25, y + 0.235, "cost", str(there["cost"]), colors["ink"])
    _word(data, x + 0.25, y + 0.235, "sign", kind.symbol, colors[f"{kind.color}-ink"], "normal")
    if there["coins"]:
        for aside, left, high in (("", x, y + 0.235), ("-aside", x + 0.22, y - 0.14)):
            _add(data["discs"], x=left, y=high, kind=f"coins{aside}", fill=colors["gold"], line=colors["gold-line"])
            _word(data, left, high, f"coin{aside}", str(there["coins"]), colors["on-gold"])
    if look.facts["guard"] == tile:
        for wide, high, size in (("", y + 0.425, (0.68, 0.17)), ("-wide", y - 0.43, (0.9, 0.22))):
            _add(data["plates"], x=x, y=high, kind=f"plate{wide}", width=size[0], height=size[1])
            _word(data, x, high, f"badge{wide}", look.say("board.guard-badge"), "white")


def _name(data: Table, x: int, y: int, kind: Kind, words: str, colors: Mapping[str, str]) -> None:
    """Put a tile's name over its building, and once more for cells that have room for one of the two only."""
    named, alone = _two_lines(words, 13), _two_lines(words, 8)
    two = "\n" in named
    _word(data, x, y - (0.245 if two else 0.275), "name", named, colors["ink"], "normal")
    _word(data, x, y - 0.12, "name-alone", alone, colors["ink"], "normal", spacing=1.05)
    tall = 0.25 if two else 0.33
    for outline in kind.outlines:
        xs, ys = [x - 0.2 + 0.4 * a for a, _ in outline], [y + 0.13 - tall * b for _, b in outline]
        _add(data["art"], xs=xs, ys=ys, kind="building", fill=colors[kind.color])


def _two_lines(words: str, most: int) -> str:
    """Break words of more than ``most`` letters in two, at the space nearest their middle or within a long word."""
    spaces = [at for at, letter in enumerate(words) if letter == " "]
    if len(words) <= most or (not spaces and len(words) <= 11):
        return words
    if not spaces:
        return f"{words[: len(words) // 2]}-\n{words[len(words) // 2 :]}"
    at = min(spaces, key=lambda at: abs(2 * at + 1 - len(words)))
    return f"{words[:at]}\n{words[at + 1 :]}"


def _square(
    columns: dict[str, list[Any]],
    x: int,
    y: int,
    side: float,
    fill: str = "white",
    fill_alpha: float = 0,
    line: str = "white",
    line_alpha: float = 0,
    line_width: float = 1,
    dash: tuple[int, ...] = (),
) -> None:
    _add(
        columns,
        x=x,
        y=y,
        side=side,
        fill=fill,
        fill_alpha=fill_alpha,
        line=line,
        line_alpha=line_alpha,
        line_width=line_width,
        dash=list(dash),
    )


def _word(
    data: Table,
    x: float,
    y: float,
    kind: str,
    words: str,
    color: str,
    style: str = "bold",
    spacing: float = 1.2,
) -> None:
    if words:
        _add(data["words"], x=x, y=y, kind=kind, words=words, color=color, style=style, spacing=spacing)


def _add(columns: dict[str, list[Any]], **values: Any) -> None:
    for column, value in values.items():
        columns[column].append(value)
