"""The links at the top of a lesson's page, and the switch of the language."""

from citadels_lab.words import LANGUAGES, say

from ..html import Html, el, press
from ..themes import switch as theme_switch
from .links import Links
from .words import word


def menu(language: str, links: Links | None, to_index: bool, variant: str = "") -> Html:
    """Return the menu; a page that stands nowhere (in a notebook's cell) has no links. ``variant`` is its game."""
    ways = _ways(language, links, to_index, variant) if links is not None else []
    other = next(known for known in LANGUAGES if known != language)
    label = word(language, "language")
    switch = press("page-language", other, label, cls="ghost", lang=other, data_key="page-language")
    return el("nav", *ways, theme_switch(language), switch, aria_label=word(language, "menu"))


def _ways(language: str, links: Links, to_index: bool, variant: str) -> list[Html]:
    pages = [
        (say("home.menu", language), links.home(language)),
        (word(language, "all"), links.index(language) if to_index else ""),
        (say("lookup.title", language), links.rules(language)),
    ]
    ways = [el("a", name, href=page, cls="ghost", data_if_there=links.if_there) for name, page in pages if page]
    return [*ways, to_the_game(word(language, "game"), language, links, variant)]


def to_the_game(words: str, language: str, links: Links, variant: str) -> Html:
    """Return the way to the table one came from, which the browser knows (see markup.js)."""
    return el(
        "a", words, href=links.back(language, variant), cls="ghost", data_table=True, data_if_there=links.if_there
    )
