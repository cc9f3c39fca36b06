"""Which page is where: a permanent address for each, and the notebooks' names, so that both servers have the same ones.

``/`` and ``/home`` are the first page, ``/play`` a table, ``/lessons`` and ``/lessons/01`` the lessons, ``/rules`` the
rules. ``/`` with a word that only a table has, such as ``/?variant=classic``, is a table too.
"""

from collections.abc import Callable, Mapping
from typing import Any

from citadels_lab.rules.editions.variants import variants

from .address import Address, asked
from .home.page import Home
from .lessons import serving as lessons
from .lessons.serving import asked_language
from .rulebook import serving as rulebook

Page = Callable[[], Any]
Table = Callable[[str], Any]
"""Makes the page of a table, of this variant unless the address says another."""


def pages(table: Table, folder: str = "") -> Mapping[str, Page]:
    """Return every page by its address; ``folder`` is a teacher's, with lessons and exercises."""
    home = _home(folder)

    def first() -> Any:
        return table("") if Address(asked()).is_of_a_table else home()

    tables = {f"play_{variant}": _table(table, variant) for variant in variants()}
    return {
        "/": first,
        "home": home,
        "play": _table(table, ""),
        **tables,
        **lessons.pages(folder),
        **rulebook.pages(),
    }


def _home(folder: str) -> Page:
    def page() -> Any:  # the server wants plain functions
        return Home(asked_language(), folder=folder).page()

    return page


def _table(table: Table, variant: str) -> Page:
    def page() -> Any:
        return table(variant)

    return page
