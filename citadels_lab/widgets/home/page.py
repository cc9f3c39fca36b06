"""The first page: ``Home("fr")`` leads to the games, the lessons and the rules, and opens what one has."""

import asyncio
from typing import Any, Final

import panel as pn
from panel.template import Template
from panel.viewable import Viewer

from citadels_lab.keeping import Summary
from citadels_lab.lessons import Lesson, lessons
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.words import LANGUAGES, say

from ..html import Html, el, press
from ..icons import sign
from ..lessons.links import Links
from ..lessons.page import own_page
from ..lessons.solved import begun_in, solved_in
from ..opening import open_text
from ..pressing import attempt, press_on
from ..themes import switch
from .games import games
from .going import to_file, to_link
from .resume import find, keys_in, resume
from .screen import HomeScreen
from .study import learn, look_up, open_game, teach

KEPT: Final = "citadels-games"
"""Under this name the browser keeps the keys of the games that were begun in it."""


class Home(Viewer):
    """The page; ``links`` says where the other pages are, ``folder`` where a teacher's own lessons are."""

    def __init__(self, language: str = "en", links: Links | None = None, folder: str = "", **params: Any) -> None:
        super().__init__(**params)
        self.language = language
        self.links = links or Links()
        self.folder = folder
        self.lessons: list[Lesson] = []
        self.wrong = self.wrong_kept = self.link = self.spoken = ""
        self.unfinished: list[Summary] = []
        self.solved: dict[str, set[str]] = {}
        self.begun = ""
        self.screen = HomeScreen(on_act=self.act)
        self.refresh()
        pn.state.onload(self._read_lessons)  # the page need not wait for them

    async def _read_lessons(self) -> None:
        found = await asyncio.to_thread(lessons, self.folder or None)
        self.lessons = [one for one in found if isinstance(one, Lesson)]
        self.refresh()

    @property
    def title(self) -> str:
        """The title of the page."""
        return say("home.title", self.language)

    # --- pressing -----------------------------------------------------------------------------------------------

    def act(self, act: str, arg: Any) -> None:
        """Do what a press asks for; what goes wrong is told on the page. An act that does not exist does nothing."""
        self.spoken = ""
        self.wrong = attempt(lambda: press_on(self, act, arg), act, self.language)
        self.refresh()

    def do_kept(self, kept: Any) -> None:
        """Show what the browser has kept: unfinished games, solved exercises, the lesson begun last."""
        self.solved, self.begun = solved_in(kept), begun_in(kept)
        keys = keys_in(kept.get(KEPT) if isinstance(kept, dict) else None)
        try:
            self.unfinished, self.wrong_kept = find(keys), ""
        except LabError as error:
            self.wrong_kept = error.text(self.language)
            return
        gone = set(keys) - {one.key for one in self.unfinished}
        if gone:
            self._forget(*gone)

    def do_forget(self, key: Any) -> None:
        """Let the browser forget a game."""
        self.unfinished = [one for one in self.unfinished if one.key != key]
        self._forget(str(key))
        self.spoken = say("home.resume.forgotten", self.language)

    def _forget(self, *keys: str) -> None:
        self.screen.keep = {KEPT: dict.fromkeys(keys)}

    def do_open(self, file: Any) -> None:
        """Open a record or a scenario at the table; when it is bad, one stays here."""
        self.screen.go = to_file(open_text(file), file, self.language, self.links)

    def do_open_link(self, fields: Any) -> None:
        """Open a link at the table; when it is bad, one stays here."""
        self.link = str(fields.get("link") or "") if isinstance(fields, dict) else ""
        self.screen.go = to_link(self.link, self.language, self.links)

    def do_page_language(self, language: Any) -> None:
        """Change the language."""
        self.language = str(language) if language in LANGUAGES else self.language

    # --- showing ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the page as it is now; only what differs is sent."""
        language, links = self.language, self.links
        with pn.io.hold():
            self.screen.param.update(
                header=str(self._header()),
                games=str(games(language, links)),
                resume=str(resume(self.unfinished, self.wrong_kept, language, links)),
                learn=str(learn(self.lessons, self.solved, self.begun, language, links)),
                look_up=str(look_up(language, links)),
                open_game=str(open_game(language, self.wrong, self.link)),
                teach=str(teach(language, links)),
                footer=str(el("footer", el("p", say("home.unofficial", language)), cls="homefoot")),
                language=language,
                page_title=self.title,
                announce=self.spoken,
                address={"words": {"lang": language}, "opened": ""},
            )

    def _header(self) -> Html:
        language, links = self.language, self.links
        other = next(known for known in LANGUAGES if known != language)
        skip = el("a", say("home.skip", language), href="#", data_jump="#h-games", cls="skip")
        menu = el(
            "nav",
            el("a", say("home.lessons", language), href=links.index(language), cls="ghost"),
            el("a", say("home.rules", language), href=links.rules(language), cls="ghost"),
            switch(language),
            press("page-language", other, say("lessons.language", language), cls="ghost", lang=other,
                  data_key="page-language"),
            cls="menu",
            aria_label=say("home.nav", language),
        )  # fmt: skip
        words = el("div", el("h1", self.title), el("p", say("home.lead", language)))
        brand = el("div", sign("tower", "mark"), words, cls="brand")
        return el("header", el("div", skip, cls="skips"), brand, menu, cls="hometop")

    # --- placing ------------------------------------------------------------------------------------------------

    def __panel__(self) -> Any:
        return self.screen

    def page(self) -> Template:
        """Return the page on which this stands alone."""
        return own_page(self.screen, self.language)
