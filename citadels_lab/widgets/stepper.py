"""Walking through the game: first, back, forward, last, a slider; and in words what this step has changed."""

from typing import Any

from .html import Html, el, press
from .icons import sign
from .look import Look

HOTKEYS = {"back": "ArrowLeft", "forward": "ArrowRight"}


def stepper(look: Look) -> Html:
    """Return the stepper."""
    first, last = look.cursor == 0, look.at_end
    buttons = [
        _button(look, "first", first),
        _button(look, "back", first),
        _slider(look),
        _button(look, "forward", last),
        _button(look, "last", last),
    ]
    heading = el("h2", look.say("stepper.title"), id="h-stepper", tabindex="-1", cls="sr")
    return el(
        "section",
        heading,
        el("div", *buttons, cls="bar"),
        el("p", _where(look), cls="where-at"),
        _branches(look),
        cls="stepper",
        aria_labelledby="h-stepper",
    )


def _button(look: Look, way: str, off: bool) -> Html:
    return press(
        "step",
        way,
        sign(way),
        cls="ghost",
        aria_label=look.say(f"stepper.{way}"),
        title=look.say(f"stepper.{way}"),
        aria_disabled="true" if off else None,
        data_hotkey=HOTKEYS.get(way),
    )


def _slider(look: Look) -> Html:
    percent = 100 * look.cursor / max(1, look.steps - 1)
    return el(
        "input",
        type="range",
        min=0,
        max=max(0, look.steps - 1),
        value=look.cursor,
        data_act="jump",
        data_key="slider",
        aria_label=look.say("stepper.slider"),
        aria_valuetext=_where(look),
        style=f"--at:{percent:.1f}%",
    )


def _where(look: Look) -> str:
    return look.say("stepper.where", at=look.cursor, of=look.steps - 1)


def _branches(look: Look) -> Html | None:
    if not look.branches:
        return None
    lines = [press("branch", str(line.number), _line(look, line), cls="ghost") for line in look.branches]
    return el("div", el("span", look.say("stepper.lines")), *lines, cls="branches")


def _line(look: Look, line: Any) -> str:
    return look.say("stepper.line", number=line.number + 1, fork=line.fork, n=line.length - 1 - line.fork)
