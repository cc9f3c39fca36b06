"""The dialog "Share": a link for each seat, one for looking on, one for the whole table; each can be copied."""

from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

from citadels_lab.links import BASE

from ..here import here_only
from ..html import Html, el, press
from ..look import Look
from .bar import word

if TYPE_CHECKING:
    from .desk import Desk

FIELD: Final = "#share-"
"""Begins the names of the fields that hold links."""


def body(look: Look, desk: "Desk") -> Html:
    """Return the body of the dialog; the keys are shown only to who holds the whole table."""
    keys = desk.keys
    if keys is None:
        return el("div", el("p", word(look, "share.not-yours")), cls="form links")
    parts: list[Html | None] = [el("p", word(look, "share.about"), cls="soft"), here_only(look.language)]
    for place, (seat, key) in enumerate(keys.seats.items()):
        parts += _seat(look, desk, place, seat, key)
    parts += _link(look, "watch", keys.watch, word(look, "share.watch"), word(look, "share.watch-more"))
    parts += _link(look, "table", keys.table, word(look, "share.table"), word(look, "share.table-more"), cls="refusal")
    parts.append(el("p", look.opened.told, role="status", cls="said", data_key="told"))
    return el("div", *parts, cls="form links")


def told(look: Look, field: str) -> str:
    """Say whose link has been copied."""
    place = field.removeprefix(FIELD)
    seats = list(look.players)
    if place.isdecimal() and int(place) < len(seats):
        return word(look, "share.copied-seat", seat=seats[int(place)])
    return word(look, "share.copied-watch" if place == "watch" else "share.copied-table")


def _seat(look: Look, desk: "Desk", place: int, seat: str, key: str) -> list[Html | None]:
    """Return what can be done with a seat: give its link away, take it back, or open a bot's seat to a person."""
    title = word(look, "share.seat", seat=seat)
    if not look.is_person(seat):
        way = press("share-open", seat, word(look, "share.open", seat=seat), cls="opt")
        return [el("h3", title), el("p", word(look, "share.bot", seat=seat), cls="soft"), way]
    taken = seat in desk.taken
    parts = _link(look, str(place), key, title, word(look, "share.taken" if taken else "share.free", seat=seat))
    if taken:
        parts.append(press("share-renew", seat, word(look, "share.renew", seat=seat), cls="opt"))
    return parts


def _link(look: Look, id: str, key: str, title: str, more: str, cls: str = "soft") -> list[Html | None]:
    """Return a link with its button; the page itself puts its own host before it."""
    words = f"?{urlencode({'game': key, 'lang': look.language})}"
    field = el(
        "input", type="text", readonly=True, value=f"{BASE}/play{words}", id=f"share-{id}", data_url=words,
        aria_label=title, spellcheck="false", data_key=f"share {key}",
    )  # fmt: skip
    label = word(look, "share.copy")
    copy = el(
        "button", label, type="button", cls="opt main", data_copy=FIELD + id, aria_label=f"{label}: {title}",
        data_key=f"copy share {id}",
    )  # fmt: skip
    return [el("h3", title), el("p", more, cls=cls), el("div", field, copy, cls="copying")]
