"""The page of a card as a dialog, and the bar over a scenario that is being stepped through."""

from citadels_lab.lookup.cards import CHARACTER, TILE, Card, card, cards, rules_of, scenarios_of
from citadels_lab.rules.catalogue import Rule
from citadels_lab.scenarios import Scenario
from citadels_lab.session import Session
from citadels_lab.words import LANGUAGES, name, say

from ..cards.faces import tint
from ..cards.look import line
from ..chips import rule_chip
from ..html import Child, Html, el, press
from ..icons import emblem
from ..look import Look, spoken
from ..shapes import KINDS
from .lesson import Lesson

KIND = {"trade": "commercial", "violet": "unique"}
"""Colours of the card games that look like a kind of district of another name."""

FIRST = 3
"""So many scenarios are shown openly; more lie folded together."""


def card_page(look: Look, lessons: bool = True) -> tuple[str, Html] | None:
    """Return the title and body of the card page that is open; with ``lessons`` its scenarios can be opened."""
    if not look.opened.help:
        return None
    shown = card(look.opened.help)
    body = el(
        "div",
        _head(look, shown),
        _lessons(look, shown) if lessons else None,
        _rules(look, rules_of(shown)),
        _others(look, shown),
        cls="rulebody cardpage",
        data_key=f"page {shown.key}",
    )
    return called(look, shown), body


def called(look: Look, shown: Card, language: str = "") -> str:
    """Return a card's name in a language, as its edition has it."""
    return str(name(shown.kind, shown.id, spoken(shown.variant, language or look.language)))


def _word(look: Look, key: str, **args: object) -> str:
    return say(f"card_pages.{key}", look.language, **args)


def _head(look: Look, shown: Card) -> Html:
    kind = KIND.get(shown.color, shown.color)
    art = (
        el("span", el("span", shown.rank, cls="num"), emblem(shown.id), cls=f"art {tint(shown.id)}", aria_hidden="true")
        if shown.kind == CHARACTER
        else el("span", KINDS[kind].symbol, cls=f"mini {kind}", aria_hidden="true")
    )
    game = say(f"table.title.{shown.variant}", look.language)
    said = el("p", words, cls="ruletext") if (words := _line(look, shown)) else None
    told = el("div", el("p", game, ". ", _printed(look, shown)), _names(look, shown), said)
    return el("div", art, told, cls="helphead")


def _printed(look: Look, shown: Card) -> str:
    """Say what is printed on the card: its rank, or its colour and cost."""
    if shown.kind == CHARACTER:
        return _word(look, "rank", n=shown.rank)
    color = str(name("color", shown.color, look.language))
    color = color[:1].upper() + color[1:]
    if shown.kind == TILE:
        return _word(look, "tile", printed=color, cost=shown.cost)
    key = "district" if shown.cost else "never-built"
    return _word(look, key, printed=color, cost=shown.cost, n=shown.copies)


def _names(look: Look, shown: Card) -> Html:
    """Return the card's name in the other language, and the printed French one where it is another."""
    other = next(language for language in LANGUAGES if language != look.language)
    parts: list[Child] = [_word(look, "other-name"), " ", el("i", called(look, shown, other), lang=other)]
    if shown.alias:
        parts += [". ", _word(look, "alias"), " ", el("i", shown.alias, lang="fr")]
    return el("p", *parts, ".", cls="soft")


def _line(look: Look, shown: Card) -> str:
    about = "power" if shown.kind == CHARACTER else "effect"
    return line(shown.variant, look.language, about, shown.id) if shown.variant != "duel" else ""


def _rules(look: Look, found: tuple[Rule, ...]) -> Html:
    """Return the rules of the card in full, each with its id behind its chip and a badge where it is our ruling."""
    lines = [
        el(
            "li",
            rule_chip(look, rule.id, f"help {rule.id}"),
            el("p", rule.text(look.language)),
            el("p", rule.why(look.language), cls="soft") if rule.ruling else None,
            el("code", rule.id),
            data_key=f"rule {rule.id}",
        )
        for rule in found
    ]
    return el("section", el("h3", say("table.help.rules", look.language)), el("ul", *lines, cls="cardrules"))


def _lessons(look: Look, shown: Card) -> Html | None:
    """Return the scenarios about the card, to be opened at the table."""
    found = scenarios_of(shown)
    if not found:
        return None
    more = [_lesson(look, one, "opt") for one in found[FIRST:]]
    folded = el("details", el("summary", _word(look, "more", n=len(more))), *more, data_key="more") if more else None
    first = [_lesson(look, one, f"opt{' main' if not at else ''}") for at, one in enumerate(found[:FIRST])]
    head = el("h3", _word(look, "lessons"))
    return el("section", head, el("p", _word(look, "lessons-more"), cls="soft"), *first, folded, cls="lessons")


def _lesson(look: Look, scenario: Scenario, cls: str) -> Html:
    return press("lesson", scenario.name, el("b", scenario.title(look.language)),
                 el("span", scenario.size(look.language), cls="k"), cls=cls)  # fmt: skip


def _others(look: Look, shown: Card) -> Html:
    """Return all cards of the game, to go on to their pages."""
    those = [
        el("li", press("help", other.key, f"{other.rank or ''} {called(look, other)}".strip(), cls="link"))
        for other in cards(shown.variant).values()
    ]
    summary = el("summary", _word(look, "all", n=len(those)))
    return el("details", summary, el("ul", *those, cls="allcards"), data_key="all cards")


def lesson_bar(look: Look, table: Session) -> Html | None:
    """Return the bar over a scenario at the table: its name, what this step shows, the way on and the way back."""
    lesson: Lesson | None = look.opened.lesson
    if lesson is None:
        return None
    last = look.at_end or not lesson.follows(table.position)
    step = press("step", "forward", _word(look, "next"), cls="opt main", data_key="lesson next") if not last else None
    back = press("leave", "", _word(look, "leave"), cls="opt" if step else "opt main", data_key="lesson leave")
    return el(
        "section",
        el("h2", _word(look, "lesson", title=lesson.scenario.title(look.language)), id="h-lesson"),
        *_shown(look, lesson, table),
        el("div", *(rule_chip(look, rule, f"lesson {rule}") for rule in lesson.scenario.rules), cls="chips"),
        el("div", step, back, cls="ways"),
        cls="panel lesson",
        aria_labelledby="h-lesson",
        data_key="lesson",
    )


def _shown(look: Look, lesson: Lesson, table: Session) -> list[Html]:
    """Return what the scenario tells at this step, and what it tries that cannot be done."""
    if not lesson.follows(table.position):
        return [el("p", _word(look, "aside"))]
    told = [el("p", note) for note in lesson.notes(look.cursor, look.language)]
    for option, why, rule in lesson.refused(table.position, look.spoken):
        words = el("span", el("b", _word(look, "refused", option=option)), " ", why, " ")
        told.append(el("p", words, rule_chip(look, rule, f"lesson refused {option}"), cls="refusal"))
    if table.asked:
        told.append(el("p", _word(look, "asked", seat=table.asked), cls="soft"))
    return told
