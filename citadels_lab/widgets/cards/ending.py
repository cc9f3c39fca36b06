"""The end of the game: who has won, and every player's points with the rule behind each part."""

from ..chips import rule_chip
from ..html import Html, el, panel, press
from .look import CardLook


def ending(look: CardLook) -> Html:
    """Return the result: the players from the best to the last, each with the parts of their points."""
    seats = sorted(look.seats, key=lambda seat: (seat not in look.winners, -look.players_facts[seat]["score"]))
    lines = [_player(look, seat) for seat in seats]
    again = press("dialog", "new", look.say("end.again"), cls="opt main")
    return panel("options", _winner(look), el("ol", *lines, cls="results"), again, cls="end", home=True)


def _winner(look: CardLook) -> str:
    if len(look.winners) == 1:
        return look.say("end.winner", seat=look.winners[0])
    return look.word("end.shared", seats=" & ".join(look.name("seat", seat) for seat in look.winners))


def _player(look: CardLook, seat: str) -> Html:
    player = look.players_facts[seat]
    rows = [
        el("tr", el("th", rule_chip(look, rule, f"end {seat} {rule}"), scope="row"), el("td", n))
        for rule, n in player["points"].items()
    ]
    total = el("b", player["score"], cls="points")
    first = el("span", look.word("end.wins"), cls="turn") if seat in look.winners else None
    head = el(
        "div", el("h3", look.name("seat", seat)), el("span", look.who(seat), cls="soft"), first, total, cls="reshead"
    )
    return el(
        "li",
        head,
        el("table", el("tbody", *rows), cls="score"),
        cls="winner" if seat in look.winners else None,
        data_key=f"end {seat}",
    )
