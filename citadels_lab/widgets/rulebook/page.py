"""The page of rules: ``RuleBook({"q": "thief"})`` as a page of its own, or in a notebook's cell.

Its address says what it shows: ``?q=thief``, ``?variant=duel``, ``?card=classic/king``, ``?kind=ruling``, and
``?rule=classic.thief`` for one rule.
"""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

import panel as pn
from panel.template import Template
from panel.viewable import Viewer

from citadels_lab.lookup import about
from citadels_lab.words import LANGUAGES, say

from ..html import EMPTY, Html, el, press
from ..lessons.links import Links
from ..lessons.menu import to_the_game
from ..lessons.page import own_page
from ..pressing import attempt, press_on
from ..themes import switch
from .asked import Asked, asked
from .form import form
from .results import count, results
from .rule import rule_page
from .screen import RuleScreen
from .words import other, word

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


class RuleBook(Viewer):
    """The page; ``args`` are the words of its address, ``links`` says where other pages are, if there are any."""

    def __init__(
        self, args: Mapping[str, str] = NOTHING, language: str = "en", links: Links | None = None, **params: Any
    ) -> None:
        super().__init__(**params)
        self.language = language
        self.links = links
        self.asked: Asked = asked(args)
        self.whole = False
        self.opened = self.revealed = self.closed = ""
        self.spoken = ""
        self.wrong = ""
        self.screen = RuleScreen(on_act=self.act)
        if "rule" in args:
            self.act("open", args["rule"])
            self.revealed = self.spoken = ""  # it is what the page begins with
        if self.opened and self.asked.nothing:
            self.asked = replace(self.asked, variant=self.variant)  # the rules beside it are those of its game
        self.refresh()

    # --- pressing -----------------------------------------------------------------------------------------------

    def act(self, act: str, arg: Any) -> None:
        """Do what a press asks for and show what it changed; what goes wrong is told on the page."""
        self.closed = ""
        self.wrong = attempt(lambda: press_on(self, act, arg), act, self.language)
        self.refresh()

    def do_look(self, fields: Any) -> None:
        """Look for what the form holds."""
        self._ask(asked(fields if isinstance(fields, Mapping) else {}))

    def do_ask(self, words: Any) -> None:
        """Look for other words, with the same filters."""
        self._ask(asked({**self._fields(), "q": str(words)}))

    def do_card(self, key: Any) -> None:
        """Look for the rules of a card."""
        self._ask(asked({"card": str(key)}))

    def do_clear(self, _: Any) -> None:
        """Ask for nothing."""
        self._ask(Asked())

    def _ask(self, now: Asked) -> None:
        if now != self.asked:
            self.asked, self.whole = now, False
        self.spoken = count(self.asked.find(self.language), self.language)

    def _fields(self) -> dict[str, str]:
        return {name: value or "" for name, value in self.asked.words.items()}

    def do_open(self, id: Any) -> None:
        """Open a rule."""
        found = about(str(id)).rule
        self.opened, self.revealed, self.closed = found.id, found.id, ""
        self.spoken = word(self.language, "opened", title=found.title(self.language))

    def do_close(self, _: Any) -> None:
        """Close the rule; the keyboard goes back to it in the list."""
        self.opened, self.closed = "", self.opened
        self.spoken = count(self.asked.find(self.language), self.language)

    def do_address(self, opened: Any) -> None:
        """Show what the browser's back or forward leads to."""
        if opened:
            self.do_open(opened)
        else:
            self.do_close(opened)

    def do_all(self, _: Any) -> None:
        """Show all rules that were found."""
        self.whole = True

    def do_page_language(self, language: Any) -> None:
        """Change the language."""
        self.language = str(language) if language in LANGUAGES else self.language

    # --- showing ------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The title of the page: that of the rule that is open."""
        if not self.opened:
            return word(self.language, "title")
        return f"{about(self.opened).rule.title(self.language)} – {word(self.language, 'title')}"

    @property
    def variant(self) -> str:
        """The game that the page is about: that of the rule that is open, else the one looked in; "" for all."""
        return about(self.opened).rule.variant if self.opened else self.asked.variant

    def refresh(self) -> None:
        """Show the page as it is now; only what differs is sent."""
        language, found = self.language, self.asked.find(self.language)
        reveal = self.revealed == self.opened
        opened = rule_page(about(self.opened), language, self.links, reveal) if self.opened else EMPTY
        wrong = el("p", self.wrong, cls="alert", role="alert") if self.wrong else EMPTY
        with pn.io.hold():
            self.screen.param.update(
                top=str(self._top()),
                form=str(form(self.asked, language)),
                found=str(wrong + results(self.asked, found, language, self.opened, self.closed, self.whole)),
                rule=str(opened),
                language=language,
                page_title=self.title,
                announce=self.spoken,
                address={
                    "words": {**self.asked.words, "rule": self.opened or None, "lang": language},
                    "opened": self.opened,
                },
                version=self.screen.version + 1,
            )

    def _top(self) -> Html:
        language = self.language
        words = el("div", el("h1", word(language, "title")), el("p", word(language, "more")))
        return el("header", el("div", words, self._menu(), cls="lessonhead"), cls="lessontop")

    def _menu(self) -> Html:
        language, links, ways = self.language, self.links, []
        if links is not None:
            known = (("home.menu", links.home), ("lookup.lessons", links.index))
            ways = [
                el("a", say(key, language), href=to(language), cls="ghost", data_if_there=links.if_there)
                for key, to in known
            ]
            ways.append(to_the_game(say("lookup.game", language), language, links, self.variant))
        there = other(language)
        turn = press("page-language", there, word(language, "language"), cls="ghost", lang=there, data_key="language")
        return el("nav", *ways, switch(language), turn, aria_label=word(language, "menu"))

    def __panel__(self) -> Any:
        return self.screen

    def page(self) -> Template:
        """Return the page on which the rules stand alone."""
        return own_page(self.screen, self.language)
