"""One piece of HTML for a whole lesson: a region for its head, one for each part, one for an open dialog."""

import re
from pathlib import Path
from typing import Any, ClassVar, Final

import param

from ..cards.screen import CARDS
from ..html import Html
from ..markup import STYLE, Markup

HERE: Final = Path(__file__).parent
LOOK: Final = (HERE / "lessons.css").read_text(encoding="utf-8")
MOST: Final = 60
"""A lesson has at most so many parts on one page."""

NAMES: Final = re.compile(
    r' (id|aria-labelledby|aria-describedby|for|data-act|data-key|data-watch)="(?!page-)', re.ASCII
)


class Regions(Markup):
    """The places of a lesson's page that are not of one part alone."""

    top = param.String("")
    end = param.String("")
    dialog = param.String("")

    once: ClassVar[frozenset[str]] = frozenset({"answer", "cell"})

    def __init__(self, **params: Any) -> None:
        params.setdefault("stylesheets", [STYLE, CARDS, LOOK])
        super().__init__(**params)

    def answers(self, act: str) -> bool:
        """Whether an act answers a question of one of the parts; their numbers stand before their acts."""
        return act.partition("-")[2] in self.once


LessonScreen = type(
    "LessonScreen", (Regions,), {"__module__": __name__, **{f"part{n:02}": param.String("") for n in range(MOST)}}
)
"""The screen of a lesson: a region for each part."""


END: Final = '<div data-region="end"></div>'


def frame(parts: int, alone: bool = False) -> str:
    """Return the skeleton of a page with so many parts; ``alone`` leaves out the head and the end."""
    regions = "".join(f'<div data-region="part{n:02}"></div>' for n in range(parts))
    head, end = ("", "") if alone else ('<div data-region="top" data-kept="citadels-lessons"></div>', END)
    tag = "div" if alone else "main"
    return f'{head}<{tag} class="lessonpage">{regions}{end}</{tag}><div data-region="dialog"></div>'


def apart(html: Html, number: int) -> Html:
    """Return a part's HTML with the names in it made its own, so that two parts may use the same views."""
    return Html(NAMES.sub(rf' \1="p{number:02}-', html))
