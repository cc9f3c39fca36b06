"""The top of the page: the game's name, the round and phase, the nine characters in the order they are called."""

from collections.abc import Sequence

from citadels_lab.words import say

from .html import Html, el, press, unseen
from .icons import emblem, sign
from .look import CHARACTERS, Look
from .themes import switch

MENU = "menu"
SKIPS = (
    ("#h-options", "skip.options"),
    ("#board [data-cell][tabindex='0']", "skip.board"),
    ("#h-stepper", "skip.stepper"),
)


def header(look: Look) -> Html:
    """Return the top of the page."""
    return top(look, _when(look), _track(look), SKIPS)


def top(look: Look, when: str, track: Html, skips: Sequence[tuple[str, str]]) -> Html:
    """Return the top of any game's page; ``skips`` says where the first links lead, and their words."""
    brand = el(
        "div",
        sign("tower", "mark"),
        el("div", el("h1", look.title), el("p", when, cls="when")),
        cls="brand",
    )
    return el("header", _skips(look, skips), brand, _unfold(look), _menu(look), track, cls="top")


def _when(look: Look) -> str:
    phase = look.say(f"phase.{look.facts['phase']}")
    return look.say("when", round=look.facts["round"], phase=phase) if look.facts["round"] else phase


def _skips(look: Look, targets: Sequence[tuple[str, str]]) -> Html:
    links = [el("a", look.say(key), href="#", data_jump=target, cls="skip") for target, key in targets]
    return el("nav", *links, aria_label=look.say("skip.label"), cls="skips")


def _track(look: Look) -> Html:
    ranks = [_rank(look, number, character) for number, character in enumerate(CHARACTERS, start=1)]
    return el("ol", *ranks, cls="track", aria_label=look.say("track.label"))


def _rank(look: Look, number: int, character: str) -> Html:
    state, words = _state(look, number, character)
    owner = next((seat for seat, player in look.facts["players"].items() if character in player["played"]), None)
    who = el("span", cls=f"dot {owner}", aria_hidden="true") if owner else None
    said = look.say("track.played", seat=owner) if owner else words
    face = (
        el("span", number, who, cls="num"),
        emblem(character),
        el("span", look.name("character", character), cls="nm"),
    )
    return el(
        "li",
        *face,
        unseen(f", {said}") if said else None,
        cls=f"rank {state}",
        aria_current="step" if state == "now" else None,
    )


def _state(look: Look, number: int, character: str) -> tuple[str, str]:
    facts = look.facts
    if any(character in player["laid_out"] for player in facts["players"].values()):
        return "out", look.say("track.out")
    if facts["phase"] == "resolve" and number == facts["rank"]:
        return "now", look.say("track.now")
    if facts["phase"] in ("expansion", "over") or number < facts["rank"]:
        return "done", look.say("track.done")
    return "", ""


def _unfold(look: Look) -> Html:
    """Return the button that shows the menu where the page is too narrow to have it open (see narrow.css)."""
    words = (el("span", "☰", aria_hidden="true"), " ", look.say("menu.open"))
    return el("button", *words, type="button", popovertarget=MENU, cls="ghost unfold", data_key="menu")


def _menu(look: Look) -> Html:
    other = "fr" if look.language == "en" else "en"
    language = look.language
    return el(
        "nav",
        *_ways(look),
        press("dialog", "new", look.say("menu.new"), cls="ghost"),
        press("dialog", "file", look.say("menu.file"), cls="ghost"),
        press("dialog", "link", say("links.menu", language), cls="ghost"),
        press("share", "", say("keeping.share.menu", language), cls="ghost") if look.opened.shares else None,
        switch(look.language),
        press("language", other, look.say("menu.language"), cls="ghost", lang=other, data_key="language"),
        cls="menu",
        id=MENU,
        popover="auto",
        aria_label=look.say("menu.label"),
    )


def _ways(look: Look) -> list[Html]:
    """Return the links to the other pages, where there are any."""
    links, language = look.opened.links, look.language
    if links is None:
        return []
    pages = [
        (say("home.menu", language), links.home(language)),
        (look.say("menu.lessons"), links.index(language)),
        (say("lookup.title", language), links.rules(language, variant=look.variant)),
    ]
    return [el("a", name, href=page, cls="ghost", data_if_there=links.if_there) for name, page in pages]
