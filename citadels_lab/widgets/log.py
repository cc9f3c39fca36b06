"""What has happened, the newest first, each line with the chip of the rule that made it happen."""

from collections.abc import Callable
from typing import Any, TypeAlias

from citadels_lab.rules.kernel.event import Event

from .chips import mini, rule_chip
from .html import Html, el, panel, press
from .icons import coin, emblem
from .look import Look

SHORT = 24


Sign: TypeAlias = Callable[[Any, Event], Html]
"""Draws what an event is about."""


def log(look: Look, sign: Sign | None = None) -> Html:
    """Return the log; a long one is cut until the person asks for all of it. ``sign`` draws what a line is about."""
    events = list(enumerate(look.events))
    shown = events if look.opened.whole_log else events[-SHORT:]
    fresh_from = len(look.events) - len(look.news)
    lines = [_line(look, at, event, at >= fresh_from, sign or sign_of) for at, event in reversed(shown)]
    body = el("ol", *lines, cls="log", reversed_=True) if lines else el("p", look.say("log.empty"), cls="soft")
    more = None
    if len(events) > SHORT:
        label = look.say("log.less") if look.opened.whole_log else look.say("log.more", n=len(events))
        more = press("whole-log", "", label, cls="link", aria_expanded="true" if look.opened.whole_log else "false")
    return panel(
        "log",
        look.say("log.title"),
        el("div", body, cls="scroll"),
        more,
    )


def _line(look: Look, at: int, event: Event, fresh: bool, sign: Sign) -> Html:
    words = el("span", event.text(look.spoken), " ", rule_chip(look, event.rule, f"log {at}"))
    return el("li", sign(look, event), words, cls="fresh" if fresh else None, data_key=f"log {at}")


def sign_of(look: Look, event: Event) -> Html:
    """Return a small drawing of what an event is about: a coin, a character, a tile."""
    args = event.args
    if event.what == "gold":
        drawn = coin(str(args["n"]))
    elif isinstance(args.get("character"), str):
        drawn = emblem(str(args["character"]))
    elif isinstance(args.get("tile"), str):
        drawn = mini(str(args["tile"]))
    else:
        drawn = el("span", cls=f"dot {args.get('seat', '')}", aria_hidden="true")
    return el("span", drawn, cls="what")
