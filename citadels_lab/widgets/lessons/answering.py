"""How an answer is given, one way for each kind of question: every control is a real one, with its name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from citadels_lab.lessons.questions import Choose, Compute, Mark, Order, Question, Tick

from ..duel.geometry import window
from ..html import Child, Html, el, press, unseen
from ..look import Look
from ..shapes import KINDS, kind_of
from .words import word


@dataclass
class Draft:
    """What the learner has put together so far: an order, marked cells, ticked items, or a number."""

    given: list[str] = field(default_factory=list)


def controls(question: Question, draft: Draft, language: str, done: bool, look: Look) -> Child:
    """Return the controls of a question."""
    return CONTROLS[type(question)](question, draft, language, done, look)


def begin(question: Question) -> Draft:
    """Return the draft with which a question begins: an order as the file lists it, else nothing."""
    return Draft([item.key for item in question.items] if isinstance(question, Order) else [])


def take(question: Question, draft: Draft, fields: Mapping[str, Any]) -> None:
    """Take over what a form holds when it is sent; orders and marks are taken as they are made."""
    if isinstance(question, Tick):
        draft.given = [item.key for at, item in enumerate(question.items) if f"item{at}" in fields]
    elif isinstance(question, Choose):
        at = str(fields.get("item", ""))
        known = {f"item{n}": item.key for n, item in enumerate(question.items)}
        draft.given = [known[at]] if at in known else []
    elif isinstance(question, Compute):
        draft.given = [str(fields.get("number", ""))[:12]]


def move(question: Question, draft: Draft, act: str, arg: str) -> None:
    """Move an item up or down, or mark a cell."""
    given = draft.given
    if act == "mark" and isinstance(question, Mark) and arg in question.cells:
        given.remove(arg) if arg in given else given.append(arg)
    elif act in ("up", "down") and isinstance(question, Order) and arg in given:
        at = given.index(arg)
        to = at + (1 if act == "down" else -1)
        if 0 <= to < len(given):
            given[at], given[to] = given[to], given[at]


def _choices(question: Choose, draft: Draft, language: str, done: bool, look: Look) -> Html:
    """Return one line a choice: round ones where one is right, square ones where several may be."""
    many = isinstance(question, Tick)
    lines = []
    for at, item in enumerate(question.items):
        box = el(
            "input",
            type="checkbox" if many else "radio",
            name=f"item{at}" if many else "item",
            value="yes" if many else f"item{at}",
            checked=item.key in draft.given,
            disabled=done,
            data_key=f"item {at}",
        )
        state = " good" if done and item.right else " bad" if done and item.key in draft.given else ""
        lines.append(el("label", box, el("span", item.label(language)), cls=f"choice{state}", data_key=f"l {at}"))
    return el("fieldset", el("legend", word(language, "your-choice"), cls="sr"), *lines, cls="answers")


def _number(question: Compute, draft: Draft, language: str, done: bool, look: Look) -> Html:
    box = el(
        "input",
        type="text",
        inputmode="numeric",
        name="number",
        value=draft.given[0] if draft.given else "",
        autocomplete="off",
        maxlength=12,
        disabled=done,
        data_key="number",
    )
    return el("label", el("span", word(language, "your-number")), box, cls="number")


def _order(question: Order, draft: Draft, language: str, done: bool, look: Look) -> Html:
    """Return the items in the learner's order, each with a button up and one down."""
    labels = {item.key: item.label(language) for item in question.items}
    lines = []
    for at, key in enumerate(draft.given):
        ways = [
            press(
                act,
                key,
                el("span", arrow, aria_hidden="true"),
                cls="nudge",
                aria_label=word(language, act, item=labels[key]),
                aria_disabled="true" if at == end else None,
            )
            for act, arrow, end in (("up", "▲", 0), ("down", "▼", len(labels) - 1))
        ]
        words = el("span", labels[key], cls="it")
        lines.append(el("li", el("b", at + 1), words, *([] if done else ways), data_key=f"li {key}"))
    return el("ol", *lines, cls="ordered", aria_label=word(language, "your-order"))


def _cells(question: Mark, draft: Draft, language: str, done: bool, look: Look) -> Html:
    """Return the city as a grid of buttons that can be marked; arrow keys walk over it."""
    frame = window(look.facts["room"])
    cells = frame.cells()
    rows = []
    for start in range(0, len(cells), frame.columns):
        line = (_cell(question, draft, language, done, look, cell) for cell in cells[start : start + frame.columns])
        rows.append(el("div", *line, role="row"))
    return el(
        "div",
        *rows,
        role="grid",
        aria_label=word(language, "your-cells"),
        data_grid=frame.columns,
        style=f"--c:{frame.columns}",
        cls="markgrid",
    )


def _cell(question: Mark, draft: Draft, language: str, done: bool, look: Look, cell: str) -> Html:
    there, marked = look.city.get(cell), cell in draft.given
    face: list[Child] = [el("span", cell, cls="at")]
    if there:
        kind = kind_of(there["tile"])
        face.append(
            el("span", el("span", KINDS[kind].symbol, aria_hidden="true"), " ", look.name("tile", there["tile"]))
        )
    said = [look.name("seat", there["owner"])] if there else [look.say("board.free")]
    said.append(word(language, "marked" if marked else "unmarked"))
    state = " good" if done and cell in question.right else " bad" if done and marked else ""
    owned = f" {kind_of(there['tile'])} own-{there['owner']}" if there else ""
    button = press(
        "mark",
        cell,
        *face,
        unseen(", ", ", ".join(said)),
        cls=f"markcell{owned}{' on' if marked else ''}{state}",
        aria_pressed="true" if marked else "false",
        aria_disabled="true" if done else None,
        data_cell=cell,
        tabindex="0" if cell == question.cells[0] else "-1",
    )
    return el("div", button, role="gridcell", data_key=f"at {cell}")


CONTROLS: dict[type[Question], Callable[..., Child]] = {
    Choose: _choices, Tick: _choices, Compute: _number, Order: _order, Mark: _cells,
}  # fmt: skip
