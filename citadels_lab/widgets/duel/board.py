"""The city as a grid of real buttons: the twin of its picture, lying right over it, for keyboard and screen reader."""

from collections.abc import Mapping
from typing import Any

from citadels_lab.rules.kernel.decision import Option

from ..html import Html, el, press, unseen
from ..icons import coin
from ..look import Look
from ..shapes import KINDS, kind_of
from .choices import on_board, open_cells, picked
from .geometry import place, window


def board_head(look: Look) -> Html:
    """Return what stands above the board: its title, what a press does now, the switch between picture and buttons."""
    label = look.say("board.as-picture" if look.opened.buttons else "board.as-buttons")
    switch = press(
        "board",
        "",
        label,
        cls="ghost small",
        aria_pressed="true" if look.opened.buttons else "false",
        data_key="board switch",
    )
    return el(
        "div",
        el("h2", look.say("board.title"), id="h-board"),
        el("p", _hint(look), cls="hint"),
        switch,
        cls="board-head",
    )


def _hint(look: Look) -> str:
    choice = picked(look)
    if choice:
        return look.say("board.hint-cell", tile=choice.tile)
    if on_board(look):
        return look.say("board.hint-tile")
    return look.say("board.hint-pick") if open_cells(look) else ""


def city(look: Look) -> Html:
    """Return the grid of buttons, one a cell."""
    frame = window(look.facts["room"])
    left, top = (frame.span - frame.columns) / 2, (frame.span - frame.rows) / 2
    style = f"--n:{frame.span};--c:{frame.columns};--r:{frame.rows};--x:{left:g};--y:{top:g}"
    actions, legal = on_board(look), open_cells(look)
    cells = frame.cells()
    entry = next((cell for cell in cells if cell in actions), next(iter(look.city), cells[0]))
    rows = []
    for start in range(0, len(cells), frame.columns):
        row = [
            _cell(look, cell, actions.get(cell), cell in legal, cell == entry)
            for cell in cells[start : start + frame.columns]
        ]
        rows.append(el("div", *row, role="row"))
    return el(
        "div",
        *rows,
        role="grid",
        aria_label=look.say("board.label"),
        data_grid=frame.columns,
        id="board",
        style=style,
        cls=f"cells{' seen' if look.opened.buttons else ''}",
    )


def _cell(look: Look, cell: str, option: Option | None, possible: bool, entry: bool) -> Html:
    there = look.city.get(cell)
    usable = option is not None or (not there and possible)
    doing = option.text(look.spoken) if option else look.say("board.pick-first") if usable else ""
    cls = f"cell {kind_of(there['tile'])} own-{there['owner']}" if there else "cell free"
    button = press(
        "cell",
        cell,
        *_face(look, cell, there, option),
        unseen(f". {doing}" if doing else ""),
        cls=cls + (" can" if option else " may" if usable else ""),
        data_cell=cell,
        data_key=f"cell {cell}",
        tabindex="0" if entry else "-1",
        aria_disabled=None if usable else "true",
    )
    column, row = place(cell)
    return el("div", button, role="gridcell", data_key=f"at {cell}", aria_colindex=column + 1, aria_rowindex=row + 1)


def _face(look: Look, cell: str, there: Mapping[str, Any] | None, option: Option | None) -> list[Html | None]:
    where = el("span", cell, cls="at")
    if there is None:
        return [where, unseen(", ", look.say("board.free")), el("span", bonus(option), cls="plus", aria_hidden="true")]
    tile, coins = there["tile"], there["coins"]
    sign = el("span", KINDS[kind_of(tile)].symbol, cls="sym", aria_hidden="true")
    return [
        where,
        unseen(", "),
        el("span", sign, el("span", look.name("tile", tile), cls="tn"), cls="what"),
        unseen(", ", _facts(look, tile, there)),
        el(
            "span",
            el("span", there["cost"], cls="cost"),
            coin(coins) if coins else None,
            cls="lying",
            aria_hidden="true",
        ),
    ]


def _facts(look: Look, tile: str, there: Mapping[str, Any]) -> str:
    guarded = "board.guard" if look.facts["guard"] == tile else "board.protected" if there["protected"] else ""
    parts = [look.name("seat", there["owner"]), look.say("board.cost", n=there["cost"])]
    parts += [look.say("board.coins", n=there["coins"])] if there["coins"] else []
    return ", ".join(parts + ([look.say(guarded)] if guarded else []))


def bonus(option: Option | None) -> str:
    """Return the coins that a build here would put on the tile, as "+2"; nothing when there are none."""
    return f"+{option.about['bonus']}" if option and option.about.get("bonus") else ""
