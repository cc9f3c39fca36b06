"""The curtain between two people at one screen: it hides everything until the next one says they are there."""

from .html import EMPTY, Html, el, press
from .icons import sign
from .look import Look


def curtain(look: Look) -> Html:
    """Return the curtain while it is down. Nothing secret is in the page then: the other views get no secrets."""
    if not look.curtain or look.asked is None:
        return EMPTY
    seat = look.asked
    return el(
        "dialog",
        el(
            "div",
            sign("tower", "mark"),
            el("h2", look.say("curtain.title", seat=seat), id="h-curtain"),
            el("p", look.say("curtain.text", seat=seat)),
            press("lift", "", look.say("curtain.lift", seat=seat), cls="opt main", autofocus=True),
            cls=f"veil {seat}",
        ),
        cls="curtain",
        data_firm="yes",
        data_key="curtain",
        aria_labelledby="h-curtain",
    )
