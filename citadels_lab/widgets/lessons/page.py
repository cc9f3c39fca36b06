"""A lesson on the screen: ``LessonPage(lesson, "fr")`` as a page of its own, or one part of it in a notebook's cell."""

from typing import Any, Final
from urllib.parse import quote

import panel as pn
from panel.template import Template
from panel.viewable import Viewer

from citadels_lab.lessons import Progress
from citadels_lab.lessons.model import Lesson
from citadels_lab.words import LANGUAGES, say

from ..html import EMPTY, Html, el
from ..icons import SIGNS
from ..page import PAGE
from ..pressing import attempt
from .asking import TaskView
from .bars import PlotView
from .ending import ending
from .example import ExampleView
from .links import Links
from .menu import menu
from .parts import BrokenView, PartView, PictureView, StopView, TextView
from .screen import MOST, LessonScreen, apart, frame
from .solved import KEPT, begun_now, solved_in, to_keep
from .trying import TryView
from .whatif import WhatIfView
from .words import word

VIEWS: Final[dict[str, type[PartView]]] = {
    "text": TextView,
    "stop": StopView,
    "example": ExampleView,
    "predict": TaskView,
    "exercise": TaskView,
    "try": TryView,
    "picture": PictureView,
    "plot": PlotView,
    "whatif": WhatIfView,
    "broken": BrokenView,
}


class LessonPage(Viewer):
    """A lesson that is open. ``only`` shows one part alone; ``links`` says where the other lessons are."""

    def __init__(
        self,
        lesson: Lesson,
        language: str = "en",
        *,
        only: str = "",
        progress: Progress | None = None,
        links: Links | None = None,
        **params: Any,
    ) -> None:
        super().__init__(**params)
        self.lesson = lesson
        self.language = language
        self.links = links
        self.progress = progress or Progress(lesson)
        parts = [lesson.part(only)] if only else lesson.parts[:MOST]
        self.only = only
        self.views = [VIEWS[part.kind](part, self) for part in parts]
        self.opened = 0
        self.before: dict[str, set[str]] = {}
        self.begun = False
        self.screen = LessonScreen(frame=frame(len(parts), alone=bool(only)), on_act=self.act)
        self.refresh()

    @property
    def title(self) -> str:
        """The title of the page."""
        return f"{word(self.language, 'number', n=self.lesson.number)}. {self.lesson.title(self.language)}"

    # --- pressing -----------------------------------------------------------------------------------------------

    def act(self, act: str, arg: Any) -> None:
        """Do what a press asks for, in the part that it was made in, and show what it changed."""
        where, _, what = act.partition("-")
        if act == "kept":
            self.before = solved_in(arg)
            return
        if act == "page-language":
            self.language = str(arg) if arg in LANGUAGES else self.language
            self.refresh()
            return
        number = int(where[1:]) if where[:1] == "p" and where[1:].isdecimal() else len(self.views)
        if number >= len(self.views):
            return
        self.opened, self.begun = number, True
        view = self.views[number]
        view.wrong = attempt(lambda: view.act(what, arg), act, self.language)
        self.refresh(number)

    def refresh(self, only: int | None = None) -> None:
        """Show the lesson as it is now; only what differs is sent."""
        numbers = range(len(self.views)) if only is None else [only]
        html = {f"part{n:02}": str(apart(self.views[n].shown(), n)) for n in numbers}
        if not self.only:
            html |= {"top": str(self._top()), "end": str(ending(self))}
        dialog = self.views[self.opened].dialog() if self.views else EMPTY
        spoken = self.views[only].spoken() if only is not None else ""
        with pn.io.hold():
            self.screen.param.update(
                **html,
                dialog=str(apart(dialog, self.opened)),
                language=self.language,
                page_title=self.title,
                announce=spoken,
                version=self.screen.version + 1,
                **self._to_keep(),
            )

    def _to_keep(self) -> dict[str, Any]:
        """Return what the browser shall remember: that this lesson is begun, and what was solved of it."""
        solved = to_keep(self.progress, self.before)
        if solved:
            self.before = {key: set(names) for key, names in solved[KEPT].items()}
        return {"keep": solved | begun_now(self.lesson)} if self.begun else {}

    # --- the head -----------------------------------------------------------------------------------------------

    def _top(self) -> Html:
        language, lesson = self.language, self.lesson
        over = word(language, "number", n=lesson.number)
        goals = [el("li", goal[language]) for goal in lesson.goals]
        return el(
            "header",
            el(
                "div",
                el("div", el("p", over, cls="over"), el("h1", lesson.title(language))),
                menu(language, self.links, to_index=True, variant=lesson.variants[0] if lesson.variants else ""),
                cls="lessonhead",
            ),
            el("section", el("h2", word(language, "goals"), id="page-goals"), el("ul", *goals), cls="goals"),
            self._progress(),
            cls="lessontop",
        )

    def _progress(self) -> Html | None:
        n, language = len(self.lesson.exercises), self.language
        if not n:
            return None
        said = word(language, "progress", solved=self.progress.solved, n=n)
        save = el(
            "a",
            word(language, "export"),
            href="data:text/plain;charset=utf-8," + quote(self.progress.export()),
            download=f"lesson-{self.lesson.key}.toml",
            cls="ghost",
            data_key="page-export",
            title=word(language, "export-more"),
        )
        bar = el("progress", max=n, value=self.progress.solved, aria_label=said)
        return el("div", bar, el("span", said, role="status"), save, cls="solved")

    # --- placing ------------------------------------------------------------------------------------------------

    def __panel__(self) -> Any:
        return self.screen

    def page(self) -> Template:
        """Return the page on which the lesson stands alone."""
        return own_page(self.screen, self.language)


def own_page(screen: Any, language: str) -> Template:
    """Return our own page with a screen on it."""
    template = Template(PAGE)
    template.add_panel("screen", screen)
    template.add_variable("icon", SIGNS["tower"])
    template.add_variable("language", language)
    template.add_variable("waiting", say("ui.wait", language))
    template.add_variable("noscript", say("ui.noscript", language))
    return template
