"""The end of the game: who has won, and where every point comes from."""

from citadels_lab.words import has, say

from ..html import Html, el, panel, press
from ..look import Look


def ending(look: Look) -> Html:
    """Return the result with both players' points in a table."""
    seats = list(look.facts["players"])
    points = {seat: player["points"] for seat, player in look.facts["players"].items()}
    parts = list(dict.fromkeys(part for seat in seats for part in points[seat]))
    head = el("tr", el("td"), *(el("th", look.name("seat", seat), scope="col") for seat in seats))
    rows = [
        el("tr", el("th", _part(look, part), scope="row"), *(el("td", points[seat].get(part, 0)) for seat in seats))
        for part in parts
    ]
    total = el(
        "tr",
        el("th", look.say("end.total"), scope="row"),
        *(el("td", look.facts["players"][seat]["score"]) for seat in seats),
        cls="total",
    )
    table = el("table", el("thead", head), el("tbody", *rows, total), cls="score")
    tied = len({player["score"] for player in look.facts["players"].values()}) == 1
    tie = el("p", look.say("end.tie"), cls="note") if tied else None
    again = press("dialog", "new", look.say("end.again"), cls="opt main")
    return panel("options", _winner(look), table, tie, again, cls="end", home=True)


def _winner(look: Look) -> str:
    return look.say("end.winner", seat=look.winners[0]) if len(look.winners) == 1 else look.say("end.shared")


def _part(look: Look, part: str) -> str:
    key = f"ui.end.parts.{part.replace('.', '-')}"
    return say(key, look.language) if has(key) else part
