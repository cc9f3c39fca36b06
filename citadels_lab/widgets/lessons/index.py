"""The list of all lessons: number, title, what one will be able to do; one that cannot be read says why."""

from typing import Any

import panel as pn
from panel.template import Template
from panel.viewable import Viewer

from citadels_lab.lessons import Lesson, Unread, lessons
from citadels_lab.words import LANGUAGES, say

from ..html import Child, Html, el
from .links import Links
from .menu import menu
from .page import own_page
from .screen import LessonScreen, frame
from .solved import solved_in, solved_of
from .words import word


class Index(Viewer):
    """The page that leads to all lessons."""

    def __init__(self, language: str = "en", links: Links | None = None, folder: str = "", **params: Any) -> None:
        super().__init__(**params)
        self.language = language
        self.links = links or Links()
        self.folder = folder
        self.solved: dict[str, set[str]] = {}
        self.screen = LessonScreen(frame=frame(1), on_act=self.act)
        self.refresh()

    def act(self, act: str, arg: Any) -> None:
        """Change the language, or show what the browser says was solved; there is nothing else to press."""
        if act == "page-language" and arg in LANGUAGES:
            self.language = str(arg)
        elif act == "kept":
            self.solved = solved_in(arg)
        self.refresh()

    def refresh(self) -> None:
        """Show the list in the language."""
        with pn.io.hold():
            self.screen.param.update(
                top=str(self._top()),
                part00=str(self._list()),
                language=self.language,
                page_title=word(self.language, "index-title"),
            )

    def _top(self) -> Html:
        language = self.language
        return el(
            "header",
            el(
                "div",
                el("div", el("h1", word(language, "index-title")), el("p", word(language, "index-more"))),
                menu(language, self.links, to_index=False),
                cls="lessonhead",
            ),
            cls="lessontop",
        )

    def _list(self) -> Html:
        lines = [self._line(one) for one in lessons(self.folder or None)]
        body = el("ol", *lines, cls="lessonlist") if lines else el("p", say("cli.lessons.none", self.language))
        return el("section", body, cls="panel", aria_label=word(self.language, "all"))

    def _line(self, one: Lesson | Unread) -> Html:
        language = self.language
        body: list[Child]
        if isinstance(one, Unread):
            body = [el("b", word(language, "unread")), el("p", one.error.text(language), cls="alert")]
        else:
            games = ", ".join(say(f"table.title.{variant}", language) for variant in one.variants)
            body = [
                el("a", one.title(language), href=self.links.lesson(one, language)),
                el("p", games, cls="soft"),
                el("p", one.goals[0][language]),
                self._solved(one),
            ]
        return el("li", el("span", one.number, cls="num", aria_hidden="true"), el("div", *body), data_key=one.key)

    def _solved(self, one: Lesson) -> Html | None:
        solved = solved_of(one, self.solved)
        words = say("home.learn.solved", self.language, solved=solved, n=len(one.exercises))
        return el("p", el("b", words)) if solved else None

    def __panel__(self) -> Any:
        return self.screen

    def page(self) -> Template:
        """Return the page on which the list stands alone."""
        return own_page(self.screen, self.language)
