"""The strip above the board: what the others have just played, or what this step has changed; and any message."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from citadels_lab.rules.kernel.event import Event

from .duel import changes as duel
from .html import Html, el, press
from .log import Sign, sign_of
from .look import Look

QUIET = ("gold", "skipped", "row", "starts-with", "starts-seats", "starts-gold")
"""Events that the short form leaves out."""


def strip(
    look: Look,
    sign: Sign = sign_of,
    changes: Callable[[Any], list[Html]] = duel.changes,
    quiet: Collection[str] = QUIET,
) -> Html:
    """Return the strip. It is always there and never changes its height, so that the board does not jump.

    ``sign`` draws what a line is about, ``changes`` sums up in numbers, events in ``quiet`` are not told first.
    """
    shown = look.notice or look.news
    title = look.say("notice.title") if look.notice else look.say("changes.label")
    short = " ".join(event.text(look.spoken) for event in notable(shown, quiet)[-3:])
    if look.curtain or not look.cursor:
        title, short, shown = look.say("changes.start-label"), look.say("changes.start"), ()
    body = el("p", el("b", title), " ", changes(look), " ", short or look.say("changes.nothing"), cls="short")
    return el("div", _alert(look), el("div", body, _all(look, shown, sign), cls="news", data_key="news"))


def notable(events: Sequence[Event], quiet: Collection[str] = QUIET) -> list[Event]:
    """Return the events worth telling first."""
    return [event for event in events if event.what not in quiet] or list(events)


def _all(look: Look, events: Sequence[Event], sign: Sign) -> Html | None:
    if len(events) < 2:
        return None
    lines = [el("li", sign(look, event), el("span", event.text(look.spoken))) for event in events]
    return el(
        "details",
        el("summary", look.say("notice.show", n=len(lines))),
        el("ul", *lines, cls="log", tabindex="0"),
        data_key=f"news {look.cursor}",
    )


def _alert(look: Look) -> Html | None:
    return None if look.opened.near else alert(look)


def alert(look: Look) -> Html | None:
    """Return what went wrong, if anything did."""
    if not look.opened.error:
        return None
    close = press("dismiss", "", "✕", cls="x", aria_label=look.say("close"))
    return el("div", el("p", look.opened.error), close, cls="alert", role="alert", data_key="alert")
