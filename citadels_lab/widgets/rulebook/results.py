"""What was found: how many rules, each with its name and text, and the words that were looked for marked in them."""

from citadels_lab.lookup import Found
from citadels_lab.lookup.index import names_by_rule
from citadels_lab.rules.catalogue import Rule, rules, variants

from ..html import Child, Html, el, press
from .asked import Asked
from .words import game, other, word

FIRST = 30
"""So many rules are shown at once; the others when they are asked for."""


def results(asked: Asked, found: Found, language: str, opened: str = "", closed: str = "", whole: bool = False) -> Html:
    """Return the list; ``whole`` shows all of it. ``opened`` is the rule that is open.

    ``closed`` is the one that has just been: there the keyboard goes on.
    """
    shown = found.rules if whole else found.rules[:FIRST]
    back = closed in [rule.id for rule in shown]
    lines = [_line(rule, found, language, rule.id == opened, rule.id == closed) for rule in shown]
    rest = len(found.rules) - len(shown)
    more = press("all", "", word(language, "all", n=len(found.rules)), cls="opt") if rest else None
    return el(
        "section",
        *(el("p", error.text(language), cls="alert", role="alert") for error in asked.wrong),
        _start(language) if asked.nothing else None,
        el("h2", count(found, language), id="h-found", tabindex="-1", data_home=not back),
        _remarks(found, language),
        el("ul", *lines, cls="hits", aria_label=word(language, "list")) if lines else None,
        more,
        cls="panel found",
        aria_labelledby="h-found",
    )


def count(found: Found, language: str) -> str:
    """Say how many rules were found."""
    n = len(found.rules)
    return word(language, "found", n=n) if n else word(language, "none")


def _remarks(found: Found, language: str) -> list[Html]:
    told = []
    if found.suggestion:
        again = press("ask", found.suggestion, found.suggestion, cls="link")
        told.append(el("p", word(language, "meant"), " ", again, cls="meant"))
    if not found.whole and found.rules:
        told.append(el("p", word(language, "partly"), cls="soft"))
    elif not found.rules:
        told.append(el("p", word(language, "none-more"), cls="soft"))
    return told


def _start(language: str) -> Html:
    """Return what one may begin with."""
    known = [rule for variant in variants() for rule in rules(variant)]
    ours = sum(rule.ruling for rule in known)
    numbers = word(language, "numbers", n=len(known), printed=len(known) - ours, ours=ours)
    examples = [word(language, f"examples.{key}") for key in "abcde"]
    return el(
        "div",
        el("h2", word(language, "start")),
        el("p", word(language, "start-more")),
        el("p", *(press("ask", words, words, cls="chip") for words in examples), cls="chips"),
        el("p", numbers, cls="soft"),
        cls="start",
        data_key="start",
    )


def _line(rule: Rule, found: Found, language: str, current: bool, home: bool) -> Html:
    title, text = found.marked(rule.title(language)), found.marked(rule.text(language))
    star = el("span", word(language, "ruling"), cls="ours") if rule.ruling else None
    seen = not found.words or any(hit for _, hit in (*title, *text))
    name = el("b", _marked(title))
    return el(
        "li",
        press("open", rule.id, name, star, cls="hit", aria_current="true" if current else None, data_home=home),
        el("p", _marked(text), cls="hit-text"),
        None if seen else _unseen(rule, found, language),
        el("p", game(language, rule.variant), cls="hit-game soft"),
        data_key=f"hit {rule.id}",
    )


def _unseen(rule: Rule, found: Found, language: str) -> Html | None:
    """Say what a rule was found by where its words do not show it: by its other language, or by a card."""
    there = other(language)
    title, text = found.marked(rule.title(there)), found.marked(rule.text(there))
    if any(hit for _, hit in (*title, *text)):
        return el("p", _marked(title), lang=there, cls="hit-text soft")
    names = [found.marked(name) for spoken, name in names_by_rule().get(rule.id, ()) if spoken == language]
    about = next((name for name in names if any(hit for _, hit in name)), None)
    return el("p", word(language, "about"), " ", _marked(about), cls="hit-text soft") if about else None


def _marked(pieces: list[tuple[str, bool]]) -> list[Child]:
    return [el("mark", text) if hit else text for text, hit in pieces]
