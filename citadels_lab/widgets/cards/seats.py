"""The other seats round the table: who sits there, what they have, what they have shown and may still hold."""

from collections.abc import Mapping
from typing import Any

from ..html import Html, el, unseen
from ..icons import coin, emblem
from ..look import HIDDEN
from .faces import built, card_back, character_chip
from .look import DRAFT, OVER, CardLook


def seats(look: CardLook) -> Html:
    """Return the seats in their order round the table; the viewer's own stands elsewhere."""
    others = [seat for seat in look.seats if seat != look.seat]
    head = el("div", el("h2", look.word("seats.title"), id="h-seats"), _supply(look), cls="table-head")
    those = [_seat(look, seat) for seat in others]
    return el("section", head, el("div", *those, cls=f"seats of-{len(others)}"), aria_labelledby="h-seats")


def _supply(look: CardLook) -> Html:
    facts = look.facts
    bank = look.word("supply.unlimited") if facts["unlimited"] else look.word("supply.bank", n=facts["bank"])
    counts = [
        el("li", coin(), bank),
        el(
            "li",
            el("span", cls="back", aria_hidden="true"),
            look.word("supply.deck", n=facts["deck"]),
        ),
        el("li", look.word("supply.discard", n=facts["discard"])),
        el("li", look.word("supply.facedown", n=len(facts["facedown"]))) if facts["facedown"] else None,
        el("li", coin(facts["tax"]), look.word("supply.tax", n=facts["tax"])) if facts.get("tax") else None,
    ]
    return el("ul", *counts, cls="supply")


def _seat(look: CardLook, seat: str) -> Html:
    player = look.players_facts[seat]
    return el(
        "article",
        seat_head(look, seat, player),
        city(look, seat, player),
        held(look, seat, player),
        cls=f"seat{' asked' if look.asked == seat else ''}",
        aria_labelledby=f"h-seat-{seat}",
        data_key=f"seat {seat}",
    )


def seat_head(look: CardLook, seat: str, player: Mapping[str, Any], title: str = "h3") -> Html:
    """Return the head of a seat: name, crown, who plays; gold, cards in hand, points."""
    turn = el("span", look.say("supply.to-answer"), cls="turn") if look.asked == seat and not look.over else None
    crown = (
        el("span", emblem("king"), unseen(look.word("seat.crown")), cls="crown")
        if look.facts["crown"] == seat
        else None
    )
    name = el(
        title,
        crown,
        look.name("seat", seat),
        id="h-mine" if seat == look.seat else f"h-seat-{seat}",
        tabindex="-1" if seat == look.seat else None,
    )
    hand = len(player["hand"]) + len(player["drawn"])
    numbers = [
        el("li", coin(player["gold"]), unseen(look.word("seat.gold", n=player["gold"]))),
        el("li", card_back(hand), unseen(look.word("seat.hand", n=hand))),
        el("li", el("b", player["score"]), " ", look.say("supply.points", n=player["score"]), cls="pts"),
    ]
    return el(
        "div",
        el("div", name, el("p", look.who(seat), " ", turn, cls="soft")),
        el("ul", *numbers, cls="nums"),
        cls="seat-head",
    )


def city(look: CardLook, seat: str, player: Mapping[str, Any]) -> Html:
    """Return a city as district cards, and how far it is from being complete."""
    those = [built(look, there, f"{seat} {at} {there['district']}") for at, there in enumerate(player["city"])]
    return el("div", progress(look, player), el("ul", *those, cls="city") if those else None, cls="cityside")


def progress(look: CardLook, player: Mapping[str, Any]) -> Html:
    """Return how many districts of how many a city has, in pips and in words."""
    n, of = player.get("length", len(player["city"])), look.facts["size"]
    pips = el(
        "span", *(el("i", cls="on" if at < n else None) for at in range(max(of, n))), cls="pips", aria_hidden="true"
    )
    words = look.word("seat.complete") if player["complete"] else look.word("seat.progress", n=n, of=of)
    return el("p", pips, words, cls=f"progress{' done' if player['complete'] else ''}")


def held(look: CardLook, seat: str, player: Mapping[str, Any]) -> Html:
    """Return the characters a player has shown, and in words which ones may still be in hand; and what else binds."""
    shown = [name for name in player["characters"] if name != HIDDEN]
    chips = [character_chip(look, name, _state(look, seat, name)) for name in shown]
    notes = [look.word(f"seat.{key}") for key in ("shielded", "barred") if player[key]]
    notes += _borrowed(look, seat)
    notes += [look.word("seat.paused")] if look.facts["paused"] == seat else []
    return el(
        "div",
        el("ul", *chips, cls="whos") if chips else None,
        el("p", _may_hold(look, player, shown), cls="may"),
        el("p", " · ".join(notes), cls="notes") if notes else None,
        cls="held",
    )


def _borrowed(look: CardLook, seat: str) -> list[str]:
    """Say that a player plays another's character (the Witch goes on), and that this one is played by another."""
    turn = look.turn
    if not turn or turn["kind"] != "resumed":
        return []
    character, holder = turn["character"], turn["holder"]
    if turn["seat"] == seat:
        return [look.word("seat.borrows", character=character)]
    return [look.word("seat.lends", character=character, other=turn["seat"])] if holder == seat else []


def _state(look: CardLook, seat: str, character: str) -> str:
    if character == look.facts["murdered"]:
        return "murdered"
    turn = look.turn
    if turn and turn["seat"] == seat and turn["character"] == character:
        return "now"
    if seat != look.seat:
        return ""
    return "shown" if character in look.players_facts[seat]["revealed"] else "secret"


def _in_my_sight(look: CardLook) -> list[str]:
    """Return the characters of which the viewer alone knows where they are: those held, and those set aside."""
    return [*look.mine["characters"], *look.mine["aside"]] if look.mine else []


def _may_hold(look: CardLook, player: Mapping[str, Any], shown: list[str]) -> str:
    """Say what hidden characters a seat may have, by what everybody knows and what the viewer knows besides."""
    hidden = len(player["characters"]) - len(shown)
    if look.facts["phase"] == OVER:
        return ""
    if not player["characters"]:  # later, a written position just does not say which one it is
        words = "seat.own-none" if player is look.mine else "seat.chooses-not-yet"
        return look.word(words) if look.facts["phase"] == DRAFT else ""
    if not hidden:
        return ""
    elsewhere = {*player["revealed"], *_in_my_sight(look)}
    may = [name for name in player["possible"] if name not in elsewhere]
    if look.facts["phase"] == DRAFT:
        return look.word("seat.has-chosen", n=hidden)
    if not may:
        return ""
    return look.word("seat.may-hold", names=", ".join(look.characters(may)))
