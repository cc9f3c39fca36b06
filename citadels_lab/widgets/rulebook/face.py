"""The rules in a notebook: ``lab.all_rules("fr")`` in a cell, or as a page when a server asks for it."""

from typing import Any

from ..address import asked as asked_for
from ..lessons.face import checked, served
from ..lessons.links import NotebookLinks
from ..lessons.serving import asked_language
from .page import RuleBook


class NotebookRules:
    """The page of rules as a notebook shows it."""

    def __init__(self, language: str, asked: dict[str, str]) -> None:
        self.language, self.asked = language, asked

    def servable(self) -> Any:
        """Put the page under its address when a server asks for it; in a notebook's cell show it."""
        if not served():
            return RuleBook(self.asked, self.language)
        book = RuleBook({**self.asked, **asked_for()}, asked_language(self.language), NotebookLinks())
        book.page().servable(title=book.title)
        return None


def open_rules(language: str = "en", **asked: str) -> NotebookRules:
    """Return the rules for a notebook; ``asked`` are the words of the page's address, such as ``q="thief"``."""
    return NotebookRules(checked(language), asked)
