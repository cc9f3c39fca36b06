"""The rule beside the table, for a class that looks on: that of the newest event, or the one that was pressed."""

from citadels_lab.rules.catalogue import rule as find_rule
from citadels_lab.words import say

from .html import EMPTY, Html, el, panel, press
from .look import Look
from .strip import notable


def beside(look: Look) -> Html:
    """Return the rule in question as a panel; nothing where the page is not made for a projector."""
    if not look.projected or look.curtain:
        return EMPTY
    pressed = look.opened.rule
    id = pressed or _newest(look)
    title = say("themes.rule", look.language)
    if not id:
        return panel("rule", title, el("p", say("themes.no-rule", look.language), cls="soft"))
    close = press("close", "", "✕", cls="x", aria_label=look.say("close"), data_key="rule close") if pressed else None
    why = say("themes.rule-of-press" if pressed else "themes.rule-of-last", look.language)
    body = el("div", *rule_body(look, id), cls="rulebody", tabindex="0", role="group", aria_labelledby="h-rule")
    return panel("rule", title, el("p", why, cls="soft"), body, aside=close)


def in_dialog(look: Look) -> bool:
    """Whether the rule that was pressed opens as a dialog: not beside the table, but above another dialog."""
    return bool(look.opened.rule) and not (look.projected and not look.opened.dialog and not look.opened.help)


def rule_body(look: Look, id: str) -> list[Html]:
    """Return a rule's title, its text, and whether it is our ruling."""
    try:
        rule = find_rule(id)
    except LookupError as error:
        return [el("p", str(error))]
    ruling = el("p", el("b", look.say("rule.ours"), cls="badge")) if rule.ruling else None
    lines = (el("h3", rule.title(look.language)), el("p", rule.text(look.language), cls="ruletext"), ruling)
    return [line for line in lines if line is not None]


def spoken(look: Look) -> str:
    """Return what a screen reader is told of a rule that was pressed and now stands beside the table."""
    if not look.projected or not look.opened.rule or in_dialog(look):
        return ""
    try:
        rule = find_rule(look.opened.rule)
    except LookupError:
        return ""
    return f"{rule.title(look.language)}. {rule.text(look.language)}"


def _newest(look: Look) -> str:
    events = notable(look.notice or look.news) or look.events
    return events[-1].rule if events else ""
