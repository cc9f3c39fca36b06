"""The first page for a notebook: ``lab.home("fr")`` in a cell, or as a page when a server asks for it."""

from typing import Any

from ..lessons.face import checked, served
from ..lessons.links import NotebookLinks
from ..lessons.serving import asked_language
from .page import Home


class NotebookHome:
    """The first page as a notebook shows it."""

    def __init__(self, language: str) -> None:
        self.language = language

    def servable(self) -> Any:
        """Put the page under its address when a server asks for it; in a notebook's cell show it."""
        if not served():
            return Home(self.language, NotebookLinks())
        home = Home(asked_language(self.language), NotebookLinks())
        home.page().servable(title=home.title)
        return None


def open_home(language: str = "en") -> NotebookHome:
    """Return the first page for a notebook."""
    return NotebookHome(checked(language))
