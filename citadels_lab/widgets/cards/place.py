"""The viewer's own place: what they have and hold, their city, and their hand as cards that can be pressed."""

from collections.abc import Mapping, Sequence
from typing import Any

from citadels_lab.rules.kernel.decision import Option

from ..asking import reason
from ..html import EMPTY, Child, Html, el, press
from ..look import HIDDEN
from .faces import district_face
from .groups import other_ways, plain
from .look import CardLook
from .seats import city, held, seat_head


def place(look: CardLook) -> Html:
    """Return the viewer's place; nothing for a spectator."""
    player, seat = look.mine, look.seat
    if player is None or seat is None:
        return EMPTY
    return el(
        "section",
        seat_head(look, seat, player, "h2"),
        el("div", held(look, seat, player), cls="own-held"),
        el(
            "div",
            el("div", el("h3", look.word("place.city")), city(look, seat, player)),
            _hand(look, player),
            cls="own-cards",
        ),
        cls=f"panel mine{' asked' if look.asked == seat else ''}",
        aria_labelledby="h-mine",
        data_key="mine",
    )


def _hand(look: CardLook, player: Mapping[str, Any]) -> Html:
    cards: Sequence[str] = [*player["hand"], *player["drawn"]]
    drawn = len(player["hand"])
    ways = build_options(look)
    counted: dict[str, int] = {}
    shown: list[Child] = []
    for at, name in enumerate(cards):
        counted[name] = counted.get(name, 0) + 1
        key = f"hand {name} {counted[name]}"
        shown.append(_card(look, name, ways.get(name), key, fresh=at >= drawn))
    asked = ways.get(look.opened.picked)
    why = [reason(look, asked), _other_way(look, look.opened.picked)] if asked is not None and asked.reason else None
    body = el("ul", *shown, cls="hand") if shown else el("p", look.word("place.no-cards"), cls="soft")
    return el("div", el("h3", look.word("place.hand", n=len(cards)), id="h-hand"), body, why, cls="handside")


def build_options(look: CardLook) -> dict[str, Option]:
    """Return the options to build for coins, by district. Other ways to pay stand among the options of the turn."""
    return {str(option.action[1]): option for option in plain(look.options) if option.action[0] == "build"}


def _other_way(look: CardLook, district: str) -> Html | None:
    """Say that a district that cannot be built for coins can be paid in another way."""
    builds = [option for option in look.options if option.action[0] == "build"]
    ways = [group for group in other_ways(builds) if group.name == district and group.legal]
    return el("p", look.word("place.other-way"), cls="soft") if ways else None


def _card(look: CardLook, name: str, option: Option | None, key: str, fresh: bool) -> Html:
    if name == HIDDEN:
        return el("li", look.name("district", HIDDEN), cls="dcard back")
    usable = option is not None and option.legal
    more = el("span", look.word("place.build") if usable else "?", cls="do")
    spoken = option.text(look.spoken) if option else look.word("place.about", district=name)
    label = f"{look.say('options.not-now')} {spoken}" if option and not usable else spoken
    state = " can" if usable else " no" if option else ""
    new = " drawn" if fresh else ""
    return el(
        "li",
        press(
            "card",
            name,
            *district_face(look, name, more if option else None),
            cls=f"dcard big {look.kind(name)}{state}{new}",
            aria_label=f"{label}. {look.name('color', look.color(name))}, {look.word('card.cost')} {look.cost(name)}",
            data_key=key,
            aria_expanded=None if usable or not option else "true" if look.opened.picked == name else "false",
        ),
        data_key=f"li {key}",
    )
