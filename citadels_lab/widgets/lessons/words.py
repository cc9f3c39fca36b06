"""Words of a lesson as HTML: its Markdown, and a rule that unfolds where it stands."""

import re
from functools import cache
from html import unescape

from markdown_it import MarkdownIt

from citadels_lab.rules.catalogue import rule as find_rule
from citadels_lab.words import say

from ..html import Html, el, tied

TABLE, HEAD, TAGS = re.compile("<table>.*?</table>", re.DOTALL), re.compile(r"<th\b.*?</th>"), re.compile("<[^>]*>")

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
"""What is written as HTML in a lesson is shown as it is typed: a teacher's file cannot do anything else."""


@cache
def markdown(text: str) -> Html:
    """Return Markdown as HTML; a table that is wider than the page can be moved sideways, by keyboard, too."""
    return Html(TABLE.sub(_movable, MARKDOWN.render(tied(text)).replace("<th></th>", "<td></td>")))


def _movable(table: re.Match[str]) -> str:
    heads = ", ".join(TAGS.sub("", head) for head in HEAD.findall(table[0]))
    return str(el("div", Html(table[0]), cls="wide", tabindex="0", role="group", aria_label=unescape(heads) or None))


def prose(text: str) -> Html | None:
    """Return Markdown in a block of its own; nothing for no text."""
    return el("div", markdown(text), cls="prose") if text else None


def word(language: str, key: str, **args: object) -> str:
    """Return a sentence of the lessons in the language."""
    return say(f"lessons.{key}", language, **args)


def rule_fold(rule: str, language: str, where: str, opened: bool = False) -> Html:
    """Return a rule's title as a chip that unfolds its text; ``where`` tells two of one rule apart."""
    try:
        entry = find_rule(rule)
    except LookupError:
        return el("code", rule)
    ours = el("span", say("ui.rule.ours-short", language), cls="ours") if entry.ruling else None
    head = el(
        "summary",
        el("span", "§", cls="sect", aria_hidden="true"),
        el("span", entry.title(language)),
        ours,
        cls="chip",
        data_key=f"rule {where} {rule}",
    )
    body = el("div", el("p", entry.text(language)), el("code", rule), cls="rulefold-body")
    return el("details", head, body, cls="rulefold", open=opened, data_key=f"fold {where} {rule}")


def rule_folds(rules: tuple[str, ...], language: str, where: str) -> Html | None:
    """Return the chips of several rules; nothing for none."""
    return el("div", *(rule_fold(rule, language, where) for rule in rules), cls="rulefolds") if rules else None
