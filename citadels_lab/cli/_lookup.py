"""Rules that were looked up, as lines to read or as JSON: what was found, or one rule with all that belongs to it."""

import json
from collections.abc import Iterator
from typing import Any

from citadels_lab.lookup import About, Found
from citadels_lab.rules.catalogue import Rule
from citadels_lab.words import LANGUAGES, say

INDENT = "    "


def found_lines(found: Found, lang: str) -> Iterator[str]:
    """Give the lines of a search: how many rules, and each with its title and text."""
    n = len(found.rules)
    key = "none" if not n else "found" if found.whole else "partly"
    yield say(f"cli.lookup.{key}", lang, n=n)
    if found.suggestion:
        yield say("cli.lookup.meant", lang, words=found.suggestion)
    for rule in found.rules:
        yield ""
        yield from _head(rule, lang)


def rule_lines(about: About, lang: str) -> Iterator[str]:
    """Give the lines of one rule, in both languages, with all that belongs to it."""
    rule = about.rule
    for language in (lang, *(other for other in LANGUAGES if other != lang)):
        yield from _head(rule, language)
        if rule.ruling:
            yield INDENT + rule.why(language)
        yield ""
    yield f"{say('lookup.source', lang)} {rule.source(lang)}"
    several = {
        "lessons": {"names": [f"{one.key} {one.title(lang)}" for one in about.lessons]},
        "scenarios": {"names": [one.name for one in about.scenarios]},
        "code": {"places": [piece.place for piece in about.code]},
        "same-card": {"ids": [one.id for one in about.same_card]},
        "elsewhere": {"ids": [one.id for one in about.elsewhere]},
    }
    for key, given in several.items():
        for name, those in given.items():
            if those:
                yield say(f"cli.lookup.{key}", lang, **{name: ", ".join(those)})


def _head(rule: Rule, lang: str) -> Iterator[str]:
    kind = say("cli.rules.ruling" if rule.ruling else "cli.rules.printed", lang)
    yield f"{rule.id}  {rule.title(lang)} ({kind})"
    yield INDENT + rule.text(lang)


def found_json(found: Found) -> str:
    """Return what a search found as JSON."""
    return _json({"whole": found.whole, "suggestion": found.suggestion, "rules": [_rule(rule) for rule in found.rules]})


def rule_json(about: About) -> str:
    """Return one rule with all that belongs to it as JSON."""
    code = [{"path": one.path, "first": one.first, "last": one.last, "name": one.name} for one in about.code]
    return _json(
        {
            **_rule(about.rule),
            "cards": [card.key for card in about.cards],
            "scenarios": [one.name for one in about.scenarios],
            "lessons": [one.key for one in about.lessons],
            "code": code,
            "same_card": [one.id for one in about.same_card],
            "elsewhere": [one.id for one in about.elsewhere],
        }
    )


def _rule(rule: Rule) -> dict[str, Any]:
    both = {"title": rule.title, "text": rule.text, "why": rule.why, "source": rule.source}
    told = {name: {lang: of(lang) for lang in LANGUAGES} for name, of in both.items()}
    return {"id": rule.id, "variant": rule.variant, "ruling": rule.ruling, **told}


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)
