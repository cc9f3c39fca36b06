"""The page of rules under its address, ``/rules``; each visitor gets one of their own."""

from collections.abc import Callable, Mapping
from typing import Any

from citadels_lab.lookup import code_of, search

from ..address import asked
from ..lessons.links import Links
from ..lessons.serving import asked_language
from .page import RuleBook


def pages() -> Mapping[str, Callable[[], Any]]:
    """Return the page by its address."""
    return {"rules": _rules}


def get_ready() -> None:
    """Read what a search needs, which takes a while, before one is asked for."""
    search("")
    search("a")
    code_of("")


def _rules() -> Any:
    return RuleBook(asked(), asked_language(), Links()).page()
