"""The score race: everybody's points at the end of each round, and the same as a table."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from citadels_lab.rules.kernel.position import Position

from ..html import Html, el
from .look import CardLook


def points_by_round(line: Sequence[Position[Any]]) -> list[dict[str, int]]:
    """Return the points of all seats at the start, after each round, and at the last position of a line of play.

    Points are public: they follow from what lies on the table.
    """
    told = [len(position.events) for position in line]
    ends = [at for at, event in enumerate(line[-1].events) if event.what == "round-ended"]
    first = [bisect_right(told, at) for at in ends]
    steps = [0, *first]
    if steps[-1] != len(line) - 1:
        steps.append(len(line) - 1)
    return [_totals(line[step]) for step in steps]


def _totals(position: Position[Any]) -> dict[str, int]:
    return {seat: score.total for seat, score in position.scores().items()}


def race_head(look: CardLook) -> Html:
    """Return the title of the race."""
    return el("h2", look.word("race.title"))


def race(look: CardLook) -> Html:
    """Return the points of all rounds as a table: the twin of the picture."""
    seats = look.facts["seats"]
    named = [el("th", look.name("seat", seat), scope="col", cls="n") for seat in seats]
    head = el("thead", el("tr", el("th", look.word("race.round"), scope="col"), *named))
    rows = [
        el("tr", el("th", label(look, at), scope="row"), *(el("td", points[seat], cls="n") for seat in seats))
        for at, points in enumerate(look.rounds)
    ]
    table = el("table", el("caption", look.word("race.caption"), cls="sr"), head, el("tbody", *rows), cls="flows")
    wide = el("div", table, cls="wide", tabindex="0", role="region", aria_label=look.word("race.title"))
    return el("details", el("summary", look.say("flow.table")), wide, data_key="race table")


def label(look: CardLook, at: int) -> str:
    """Return the name of a row: the start, a round that has ended, or now."""
    if at == 0:
        return look.word("race.start")
    if at == look.facts["round"] and look.facts["phase"] != "over":
        return look.word("race.now")
    return str(at)
