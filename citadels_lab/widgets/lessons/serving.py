"""The lessons as pages: ``/lessons`` lists them, ``/lessons/01`` is one; ``?lang=fr`` says the language."""

from collections.abc import Callable, Mapping
from typing import Any

import panel as pn

from citadels_lab.lessons import lesson, lessons, places
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.words import LANGUAGES

from .index import Index
from .links import NOTEBOOK, Links
from .page import LessonPage

Pages = Mapping[str, Callable[[], Any]]


def pages(folder: str = "") -> Pages:
    """Return a page for the list and for each lesson, by address; each visitor gets one of their own.

    A lesson has three addresses: ``lessons/01``, and the names of its notebooks, which are in a language.
    """
    found: dict[str, Callable[[], Any]] = {"lessons": _index(folder)}
    for place in places(folder or None):
        found[f"lessons/{place.key}"] = _lesson(place.key, folder)
        for language, begins in NOTEBOOK.items():
            found[f"{begins}_{place.key}_{place.slug}"] = _lesson(place.key, folder, language)
    return found


def get_ready() -> None:
    """Read all lessons, which takes a while, before the list of them is asked for."""
    lessons()


def _index(folder: str) -> Callable[[], Any]:
    def page() -> Any:  # the server wants plain functions
        return Index(asked_language(), Links(), folder).page()

    return page


def _lesson(key: str, folder: str, language: str = "en") -> Callable[[], Any]:
    def page() -> Any:
        try:
            opened = lesson(key, folder or None)
        except LabError:
            return Index(asked_language(language), Links(), folder).page()  # the list says why it cannot be opened
        return LessonPage(opened, asked_language(language), links=Links()).page()

    return page


def asked_language(default: str = "en") -> str:
    """Return the language that the address asks for, else the given one."""
    given = pn.state.session_args.get("lang", [b""])[0].decode("utf-8", "replace")
    return given if given in LANGUAGES else default
