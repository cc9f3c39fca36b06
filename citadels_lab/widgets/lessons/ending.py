"""The end of a lesson: what one has seen, its rules to unfold, and the way on."""

from typing import TYPE_CHECKING

from citadels_lab.lessons import Lesson, places

from ..html import Html, el
from .words import rule_folds, word

if TYPE_CHECKING:
    from .page import LessonPage


def ending(page: "LessonPage") -> Html:
    """Return the summary of the lesson."""
    lesson, language = page.lesson, page.language
    lines = [el("li", line[language]) for line in lesson.summary]
    rules = el(
        "details",
        el("summary", word(language, "rules"), f" ({len(lesson.rules)})", data_key="page-rules"),
        rule_folds(lesson.rules, language, "page-end"),
        data_key="page-rules fold",
    )
    return el(
        "section",
        el("h2", word(language, "summary"), id="page-summary"),
        el("ul", *lines, cls="seen"),
        rules,
        _next(page),
        cls="panel lessonend",
        aria_labelledby="page-summary",
    )


def _next(page: "LessonPage") -> Html:
    """Return what comes next, and the way there."""
    language, words = page.language, page.lesson.onward[page.language]
    after = following(page.lesson)
    if after is None or page.links is None:
        return el("p", words)
    way = word(language, "next", title=f"{after.number}. {after.title(language)}")
    link = page.links.lesson(after, language)
    there = page.links.if_there
    return el("div", el("p", words), el("a", way, href=link, cls="opt main", data_if_there=there), cls="onward")


def following(lesson: Lesson) -> Lesson | None:
    """Return the next lesson of the lab that can be read, if there is one."""
    after = (place.read() for place in places() if place.number > lesson.number)
    return next((one for one in after if isinstance(one, Lesson)), None)
