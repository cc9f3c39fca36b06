"""The dialogs: a new game, the record as a file, links, one rule in full."""

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from citadels_lab.rules.catalogue import rule as find_rule
from citadels_lab.words import say

from . import beside, linking
from .forms import new_game
from .html import EMPTY, Html, el, press
from .linking import Ways
from .look import Look

DIALOGS = ("new", "file", "link", "share")
"""The dialogs that an address may name."""

OwnDialog = Callable[[Any], tuple[str, Html] | None]
"""Gives the title and the body of the dialog of a family of games, if one is open."""


def dialog(
    look: Look, own: OwnDialog, record: str = "", seed: int = 1, link: Ways | None = None, shared: Html | None = None
) -> Html:
    """Return the dialog that is open, or nothing. Escape and the cross close it."""
    opened = look.opened
    if beside.in_dialog(look):
        return _frame(look, "rule", *_rule(look, opened.rule))
    ours = own(look)
    if ours is not None:
        return _frame(look, "own", *ours)
    if opened.dialog == "new":
        return _frame(look, "new", look.say("new.title"), new_game(look, seed))
    if opened.dialog == "file":
        return _frame(look, "file", look.say("file.title"), _file(look, record))
    if opened.dialog == "link" and link is not None:
        return _frame(look, "link", say("links.title", look.language), linking.body(look, link))
    if opened.dialog == "share" and shared is not None:
        return _frame(look, "share", say("keeping.share.title", look.language), shared)
    return EMPTY


def _frame(look: Look, key: str, title: str, *body: Html | None) -> Html:
    close = press("close", "", "✕", cls="x", aria_label=look.say("close"))
    error = el("p", look.opened.error, cls="alert", role="alert") if look.opened.error else None
    head = el("div", el("h2", title, id=f"h-dialog-{key}"), close, cls="dialog-head")
    return el("dialog", head, error, *body, cls="dialog", data_key=f"dialog {key}", aria_labelledby=f"h-dialog-{key}")


def _rule(look: Look, id: str) -> tuple[str, Html]:
    try:
        rule = find_rule(id)
    except LookupError as error:
        return id, el("p", str(error))
    lang = look.language
    why = rule.why(lang)
    ruling = (
        el("div", el("b", look.say("rule.ours"), cls="badge"), el("p", why or look.say("rule.ours-more")), cls="ruling")
        if rule.ruling
        else None
    )
    source = el("p", look.say("rule.source"), " ", el("cite", rule.source(lang)), cls="soft")
    return rule.title(lang), el(
        "div",
        el("p", rule.text(lang), cls="ruletext"),
        ruling,
        source,
        el("p", el("code", rule.id), cls="soft"),
        _more(look, rule.id),
        cls="rulebody",
    )


def _more(look: Look, rule: str) -> Html | None:
    """Return the way to the page of a rule, where that page is served."""
    links, language = look.opened.links, look.language
    if links is None:
        return None
    more = say("lookup.rule-dialog", language)
    to, there = links.rules(language, rule=rule), links.if_there
    return el("a", more, href=to, cls="opt", data_key="rule more", data_if_there=there)


def _file(look: Look, record: str) -> Html:
    save = el(
        "a",
        look.say("file.save"),
        href="data:text/plain;charset=utf-8," + quote(record),
        download=f"citadels-{look.variant}.txt",
        cls="opt main",
        data_key="save",
    )
    load = el("input", type="file", data_act="load", accept=".txt,.toml,.json,text/plain", data_key="load")
    return el(
        "div",
        el("h3", look.say("file.save-title")),
        el("p", look.say("file.save-more"), cls="soft"),
        save,
        el("h3", look.say("file.load-title")),
        el("p", look.say("file.load-more"), cls="soft"),
        el("label", el("span", look.say("file.load"), cls="flabel"), load, cls="field"),
        cls="form",
    )
