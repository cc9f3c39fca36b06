"""A lesson in a notebook: ``lesson = lab.lesson(1, "fr")``, then a part in each cell."""

from typing import Any

import panel as pn

from citadels_lab.lessons import Lesson, Progress, lesson
from citadels_lab.lessons.model import AnyPart, Picture, Plot, WhatIf
from citadels_lab.pictures import html as picture
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.observation import observe
from citadels_lab.session import PUBLIC
from citadels_lab.words import LANGUAGES

from ..html import el
from .bars import bars
from .index import Index
from .links import NotebookLinks
from .page import LessonPage
from .serving import asked_language
from .whatif import still
from .words import word

METHODS = {
    "example": "example", "predict": "predict", "exercise": "exercise", "try": "play",
    "picture": "picture", "plot": "plot", "whatif": "what_if",
}  # fmt: skip
"""The method that shows each kind of part."""


class Shown:
    """A picture in a cell: the same bytes each time, so that it can be compared."""

    def __init__(self, words: str, html: str) -> None:
        self._words, self._html = words, html

    def _repr_html_(self) -> str:
        return self._html

    def __repr__(self) -> str:
        return self._words


class NotebookLesson:
    """A lesson whose parts are shown cell by cell; all of them share one progress."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        self.lesson = lesson
        self.language = language
        self.progress = Progress(lesson)

    def example(self, part: str) -> Any:
        """Show an example to step through."""
        return self._live(part, "example")

    def predict(self, part: str) -> Any:
        """Show a question to guess at, before what happens is shown."""
        return self._live(part, "predict")

    def exercise(self, part: str) -> Any:
        """Show an exercise."""
        return self._live(part, "exercise")

    def play(self, part: str) -> Any:
        """Show a live table."""
        return self._live(part, "try")

    def picture(self, part: str) -> Shown:
        """Show a table that stands still."""
        found = self._part(part, "picture")
        assert isinstance(found, Picture)
        seat = None if found.viewer == PUBLIC else found.viewer
        return Shown(self._words(part), picture(observe(found.position, seat), self.language))

    def plot(self, part: str) -> Shown:
        """Show numbers as bars."""
        found = self._part(part, "plot")
        assert isinstance(found, Plot)
        return Shown(self._words(part), str(bars(found, self.language)))

    def what_if(self, part: str) -> Shown:
        """Show a table and, folded, how the options there compare."""
        found = self._part(part, "whatif")
        assert isinstance(found, WhatIf)
        return Shown(self._words(part), still(found, self.language))

    @property
    def result(self) -> str:
        """What has been solved so far, as a small text without names."""
        return self.progress.export()

    def servable(self) -> None:
        """Put the whole lesson on a page of its own when a server asks for it; in a notebook's cell do nothing."""
        if served():
            page = LessonPage(self.lesson, asked_language(self.language), links=NotebookLinks())
            page.page().servable(title=page.title)

    def _live(self, part: str, kind: str) -> LessonPage | None:
        """Return a part as it works in a cell; nothing under a server, where the whole page is shown anyway."""
        found = self._part(part, kind)
        return None if served() else LessonPage(self.lesson, self.language, only=found.id, progress=self.progress)

    def _part(self, part: str, kind: str) -> AnyPart:
        found = self.lesson.part(part)
        meant = getattr(found, "meant", found.kind)
        if meant != kind:
            raise LabError("lesson-other-kind", given=part, kind=meant, method=METHODS.get(meant, "picture"))
        return found

    def _words(self, part: str) -> str:
        return word(self.language, "part-of", part=part, n=self.lesson.number)

    def _repr_html_(self) -> str:
        language, lesson = self.language, self.lesson
        goals = el("ul", *(el("li", goal[language]) for goal in lesson.goals))
        over = word(language, "number", n=lesson.number)
        return str(el("div", el("b", f"{over}. {lesson.title(language)}"), goals, cls="citadels-lab", lang=language))

    def __repr__(self) -> str:
        return f"{word(self.language, 'number', n=self.lesson.number)}. {self.lesson.title(self.language)}"


class NotebookIndex:
    """The list of lessons as a notebook shows it."""

    def __init__(self, language: str) -> None:
        self.language = language

    def servable(self) -> Any:
        """Put the list on a page when a server asks for it; in a notebook's cell show it."""
        if not served():
            return Index(self.language, NotebookLinks())
        Index(asked_language(self.language), NotebookLinks()).page().servable(title=word(self.language, "index-title"))
        return None


def open_lesson(which: int | str, language: str = "en") -> NotebookLesson:
    """Return a lesson for a notebook; raise LabError when there is none, or no such language."""
    return NotebookLesson(lesson(which), checked(language))


def open_index(language: str = "en") -> NotebookIndex:
    """Return the list of lessons for a notebook."""
    return NotebookIndex(checked(language))


def served() -> bool:
    """Whether a server is making a page just now."""
    return pn.state.curdoc is not None and pn.state.curdoc.session_context is not None


def checked(language: str) -> str:
    """Return the language; raise LabError when the lab does not speak it."""
    if language not in LANGUAGES:
        raise LabError("lesson-language", given=str(language)[:60], known=", ".join(LANGUAGES))
    return language
