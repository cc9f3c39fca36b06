"""The games that this browser remembers: which, who plays, who is asked, when; to go on with or to forget."""

from collections.abc import Sequence
from typing import Any

from citadels_lab.keeping import Summary
from citadels_lab.words import joined, name, say

from ..html import EMPTY, Html, el, press
from ..keeping.house import HOUSE
from ..lessons.links import Links

MOST = 50
"""So many games of one browser are looked up."""


def keys_in(kept: Any) -> list[str]:
    """Return the keys that a browser says it has kept, whatever it says."""
    given = kept if isinstance(kept, dict) else {}
    return [key for key in given if isinstance(key, str)][:MOST]


def find(keys: Sequence[str]) -> list[Summary]:
    """Return the games that the keys open, the one changed last first. Raises LabError where none can be read."""
    return HOUSE.enter()[0].summaries(keys) if keys else []


def resume(found: Sequence[Summary], wrong: str, language: str, links: Links) -> Html:
    """Return the list of the games; nothing where there is none."""
    lines = [_line(one, language, links) for one in found]
    if not lines and not wrong:
        return EMPTY
    return el(
        "section",
        el("h2", say("home.resume.title", language), id="h-resume", tabindex="-1", data_home=True),
        el("p", wrong, cls="alert") if wrong else None,
        el("ul", *lines, cls="kept"),
        el("p", say("home.resume.more", language), cls="soft"),
        cls="panel",
        aria_labelledby="h-resume",
    )


def _line(one: Summary, language: str, links: Links) -> Html:
    game = say(f"table.title.{one.variant}", language)
    seats = joined([str(name("seat", seat, language)) for seat in one.seats], language)
    told = [_state(one, language), *_mine(one, language)]
    way = "open" if one.holds or one.kind == "table" else "look"
    go = el(
        "a", say(f"home.resume.{way}", language), href=links.kept(language, one.variant, one.key), cls="opt main",
        aria_label=say("home.resume.open-of", language, game=game, seats=seats) if way == "open" else None,
        data_key=f"open {one.key}",
    )  # fmt: skip
    forget = press(
        "forget", one.key, say("home.resume.forget", language), cls="opt",
        aria_label=say("home.resume.forget-of", language, game=game, seats=seats),
    )  # fmt: skip
    when = el("time", f"{one.changed:%Y-%m-%d %H:%M} UTC", datetime=one.changed.isoformat())
    about = el(
        "div",
        el("h3", game),
        el("p", seats),
        el("p", " · ".join(told), " · ", say("home.resume.changed", language), " ", when, cls="soft"),
    )
    return el("li", about, el("div", go, forget, cls="ways"), data_key=f"kept {one.key}")


def _state(one: Summary, language: str) -> str:
    """Say whose turn it is: yours where the key holds that seat, and by name where it holds several."""
    if one.asked is None:
        return say("home.resume.over", language)
    key = "asked" if one.asked not in one.holds else "yours" if len(one.holds) == 1 else "yours-as"
    return say(f"home.resume.{key}", language, seat=one.asked)


def _mine(one: Summary, language: str) -> list[str]:
    """Say what the key is of, where it is not the whole table's."""
    if one.kind == "watch":
        return [say("home.resume.watch", language)]
    if one.kind == "seat":
        return [say("home.resume.seat", language, seats=list(one.holds))]
    return []
