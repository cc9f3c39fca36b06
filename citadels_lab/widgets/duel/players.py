"""The two players: gold, council seats, points, and their characters in hand, called and laid out."""

from typing import Any

from ..chips import character_card
from ..html import Html, el, unseen
from ..icons import coin
from ..look import HIDDEN, Look


def players(look: Look) -> Html:
    """Return both players, one under the other."""
    cards = [_player(look, seat, player) for seat, player in look.facts["players"].items()]
    bank = el(
        "p",
        coin(),
        " ",
        look.say("supply.bank", n=look.facts["bank"]),
        ", ",
        _on_tiles(look),
        cls="bank",
    )
    heading = el("h2", look.say("supply.title"), cls="sr")
    return el("section", heading, *cards, bank, cls="players")


def _on_tiles(look: Look) -> str:
    return look.say("supply.tiles", n=sum(there["coins"] for there in look.city.values()))


def _player(look: Look, seat: str, player: dict[str, Any]) -> Html:
    asked = look.asked == seat
    turn = el("span", look.say("supply.to-answer"), cls="turn") if asked and not look.over else None
    points = el("p", el("b", player["score"]), " ", look.say("supply.points", n=player["score"]), cls="points")
    head = el(
        "div", el("div", el("h3", look.name("seat", seat)), el("p", look.who(seat), " ", turn)), points, cls="phead"
    )
    return el(
        "article",
        head,
        _numbers(look, seat, player),
        _cards(look, seat, player),
        cls=f"player {seat}{' asked' if asked else ''}",
        data_key=seat,
    )


def _numbers(look: Look, seat: str, player: dict[str, Any]) -> Html:
    districts = sum(there["owner"] == seat for there in look.city.values())
    facts = (
        (player["gold"], "supply.gold", "g"),
        (player["seats"], "supply.seats", "s"),
        (districts, "supply.districts", "d"),
    )
    cells = [el("div", el("dd", n), el("dt", look.say(key, n=n)), cls=f"num-{sign}") for n, key, sign in facts]
    return el("dl", *cells, cls="numbers")


def _cards(look: Look, seat: str, player: dict[str, Any]) -> Html | None:
    rows = [
        (
            look.say("cards.dealt"),
            [*player.get("dealt", [])] if look.facts["phase"] == "draft" and not player["hand"] else [],
            "",
        ),
        (look.say("cards.hand"), player["hand"], ""),
        (look.say("cards.played"), player["played"], "played"),
        (look.say("cards.laid-out"), player["laid_out"], "laid-out"),
        (look.say("cards.discarded"), [card for card in player.get("discarded", []) if card != HIDDEN], "discarded"),
    ]
    shown = [_card_row(look, label, cards, state) for label, cards, state in rows if cards]
    return el("div", *shown, cls="pcards") if shown else None


def _card_row(look: Look, label: str, cards: list[str], state: str) -> Html:
    if all(card == HIDDEN for card in cards):
        backs = [el("li", cls="card back", aria_hidden="true") for _ in cards]
        spoken = el("li", look.say("cards.hidden", n=len(cards)), cls="sr")
        return el("div", el("span", label, cls="lbl"), el("ul", *backs, spoken, cls="cards"), cls="prow")
    return el(
        "div",
        el("span", label, cls="lbl"),
        el("ul", *[character_card(look, card, state) for card in cards], cls="cards"),
        cls="prow",
    )


def council(look: Look) -> Html:
    """Return the council in words: the twin of its picture."""
    parts = [
        el(
            "li",
            el("span", cls=f"dot {seat}", aria_hidden="true"),
            look.say("council.seats", seat=seat, n=player["seats"]),
        )
        for seat, player in look.facts["players"].items()
    ]
    guard = look.facts["guard"]
    where = (
        look.say("council.guard-home")
        if guard == "council"
        else look.say("council.guard", tile=guard, cell=_cell(look, guard))
    )
    return el(
        "div",
        el("h2", look.say("council.title")),
        el("ul", *parts, cls="sr"),
        el("p", where),
        unseen(_leader(look)),
        cls="words",
    )


def _cell(look: Look, tile: str) -> str:
    return next((cell for cell, there in look.city.items() if there["tile"] == tile), "")


def _leader(look: Look) -> str:
    seats = {seat: player["seats"] for seat, player in look.facts["players"].items()}
    return look.say("council.leader", seat=max(seats, key=lambda seat: seats[seat]))
