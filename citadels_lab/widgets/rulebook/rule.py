"""One rule with all that belongs to it: both texts, the source, cards, scenarios, lessons, code, and its neighbours."""

from collections.abc import Sequence
from html import escape

from citadels_lab.lookup import About, Piece
from citadels_lab.rules.catalogue import Rule
from citadels_lab.scenarios import Scenario

from ..html import Child, Html, el, press
from ..lessons.links import Links
from .words import called, game, other, word

FIRST = 5
"""So many scenarios are shown openly; more lie folded together."""


def rule_page(about: About, language: str, links: Links | None, reveal: bool = False) -> Html:
    """Return the page of a rule; ``reveal`` takes the keyboard there."""
    rule = about.rule
    kind = "ruling" if rule.ruling else "printed"
    return el(
        "article",
        press("close", "", "←", " ", word(language, "back"), cls="opt back", data_key="close"),
        el("p", game(language, rule.variant), cls="over"),
        el("h2", rule.title(language), id="h-rule", tabindex="-1", data_reveal=reveal, data_key=f"title {rule.id}"),
        el("p", el("span", word(language, kind), cls=f"badge {kind}")),
        el("p", rule.text(language), cls="ruletext"),
        _why(rule, language),
        _other(rule, language),
        el("p", word(language, "source"), " ", el("cite", rule.source(language)), cls="soft"),
        el("p", word(language, "id"), " ", el("code", rule.id), cls="soft id"),
        _cards(about, language, links),
        _scenarios(about.scenarios, language, links),
        _lessons(about, language, links),
        _code(about.code, language),
        _neighbours(word(language, "same-card"), about.same_card, language, "same"),
        _neighbours(word(language, "elsewhere"), about.elsewhere, language, "elsewhere"),
        cls="panel onerule",
        aria_labelledby="h-rule",
        data_key=f"rule {rule.id}",
    )


def _why(rule: Rule, language: str) -> Html | None:
    why = rule.why(language) or word(language, "ruling-why")
    return el("div", el("p", why), cls="ruling") if rule.ruling else None


def _other(rule: Rule, language: str) -> Html:
    """Return the rule in the language that is not shown."""
    there = other(language)
    why = el("p", rule.why(there)) if rule.ruling and rule.why(there) else None
    words = el("div", el("b", rule.title(there)), el("p", rule.text(there)), why, lang=there)
    return el("details", el("summary", word(language, "other-language")), words, cls="otherwise", data_key="other")


def _section(title: str, *body: Child, key: str) -> Html:
    return el("section", el("h3", title, id=f"h-{key}"), *body, aria_labelledby=f"h-{key}", cls="beside", data_key=key)


def _way(links: Links | None, to: str, *words: Child, table: bool = False) -> Html:
    """Return a link, or only its words where nothing else is served. What opens at a ``table`` opens over one's own."""
    there = {"data_table": table, "data_if_there": links.if_there} if links else {}
    return el("a", *words, href=to, cls="opt", **there) if links else el("span", *words)


def _cards(about: About, language: str, links: Links | None) -> Html | None:
    lines = []
    for card in about.cards:
        name, to = called(card, language), links.game(language, card.variant, card=card.key) if links else ""
        rules = press("card", card.key, word(language, "of-card"), cls="link") if about.same_card else None
        lines.append(el("li", _way(links, to, name, table=True), rules))
    return _section(word(language, "cards"), el("ul", *lines, cls="ways"), key="cards") if lines else None


def _scenarios(found: Sequence[Scenario], language: str, links: Links | None) -> Html:
    title = word(language, "scenarios")
    if not found:
        return _section(title, el("p", word(language, "no-scenarios"), cls="soft"), key="scenarios")
    lines = [_scenario(one, language, links) for one in found]
    rest = word(language, "others", n=len(found) - FIRST)
    more = el("details", el("summary", rest), el("ul", *lines[FIRST:]), data_key="more") if lines[FIRST:] else None
    told = el("p", word(language, "scenarios-more"), cls="soft")
    return _section(title, told, el("ul", *lines[:FIRST]), more, key="scenarios")


def _scenario(one: Scenario, language: str, links: Links | None) -> Html:
    steps = el("span", one.size(language), cls="k")
    to = links.game(language, one.variant, scenario=one.name) if links else ""
    title = one.title(language)
    return el("li", _way(links, to, el("b", title), steps, table=True))


def _lessons(about: About, language: str, links: Links | None) -> Html:
    those = []
    for one in about.lessons:
        name, to = f"{one.number}. {one.title(language)}", links.lesson(one, language) if links else ""
        those.append(el("li", _way(links, to, name)))
    body = el("ul", *those) if those else el("p", word(language, "no-lessons"), cls="soft")
    return _section(word(language, "taught"), body, key="lessons")


def _code(pieces: Sequence[Piece], language: str) -> Html | None:
    folds = [_piece(piece, language) for piece in pieces]
    told = el("p", word(language, "code-more"), cls="soft")
    return _section(word(language, "code"), told, *folds, key="code") if folds else None


def _piece(piece: Piece, language: str) -> Html:
    """Return some lines of code in a fold. They are escaped here: French spaces have no place in Python."""
    name = el("b", piece.name) if piece.name else None
    text = el("code", Html(escape(piece.text)))
    shown = el("pre", text, tabindex="0", role="region", aria_label=piece.place, translate="no", lang="en")
    return el("details", el("summary", el("code", piece.place), " ", name), shown, data_key=f"code {piece.place}")


def _neighbours(title: str, found: Sequence[Rule], language: str, key: str) -> Html | None:
    lines = []
    for one in found:
        where = el("span", game(language, one.variant), cls="game") if key == "elsewhere" else None
        name = el("b", one.title(language))
        lines.append(el("li", press("open", one.id, name, where, cls="opt", data_key=f"{key} {one.id}")))
    return _section(title, el("ul", *lines), key=key) if lines else None
