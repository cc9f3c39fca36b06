"""All that is known about a rule: its cards, what shows, teaches and carries it out, and the rules beside it."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from citadels_lab.lookup.cards import Card, rules_of
from citadels_lab.lookup.code import Piece, code_of
from citadels_lab.lookup.index import cards_by_rule, named_after
from citadels_lab.rules.catalogue import Rule, rule, rules, variants
from citadels_lab.rules.kernel.errors import SHOWN, LabError, shown
from citadels_lab.scenarios import Scenario, library
from citadels_lab.scenarios.matching import nearest

if TYPE_CHECKING:
    from citadels_lab.lessons import Lesson

FEW = 3
"""A rule that stands on the pages of more cards than that is about none of them."""


@dataclass(frozen=True, slots=True)
class About:
    """A rule and what belongs to it.

    ``cards`` are those of its game that it is about, ``same_card`` their other rules in the game, ``elsewhere`` the
    rules of other games about the same matter.
    """

    rule: Rule
    cards: tuple[Card, ...]
    scenarios: tuple[Scenario, ...]
    lessons: "tuple[Lesson, ...]"
    code: tuple[Piece, ...]
    same_card: tuple[Rule, ...]
    elsewhere: tuple[Rule, ...]


def about(id: str) -> About:
    """Return all that is known about the rule with this id; raise LabError naming the nearest where there is none."""
    from citadels_lab.lessons import Lesson, lessons  # slow to import, and a search needs none

    found = _rule(id)
    cards = _cards(found)
    return About(
        rule=found,
        cards=cards,
        scenarios=tuple(one for one in library() if found.id in one.rules),
        lessons=tuple(one for one in lessons() if isinstance(one, Lesson) and found.id in one.rules),
        code=code_of(found.id),
        same_card=_same_card(found, cards),
        elsewhere=_elsewhere(found),
    )


def _rule(id: str) -> Rule:
    try:
        return rule(id)
    except LookupError as error:
        near = nearest(id[:SHOWN], [one.id for variant in variants() for one in rules(variant)])
        key = "no-such-rule-near" if near else "no-such-rule"
        raise LabError(key, given=shown(id), near=near) from error


def _cards(found: Rule) -> tuple[Card, ...]:
    """Return the cards of its game that a rule is named after, else those few on whose pages it stands."""
    own = tuple(card for card in cards_by_rule().get(found.id, ()) if card.variant == found.variant)
    named = tuple(card for card in own if named_after(found, card))
    return named or (own if len(own) <= FEW else ())


def _same_card(found: Rule, cards: tuple[Card, ...]) -> tuple[Rule, ...]:
    beside = dict.fromkeys(one for card in cards for one in rules_of(card) if named_after(one, card))
    return tuple(one for one in beside if one != found)


def _elsewhere(found: Rule) -> tuple[Rule, ...]:
    """Return the same matter in other games: as a list says, of the same name, or at least of the same card."""
    listed = [other for same in _twins() if found.id in same for other in same]
    others = [one for variant in variants() if variant != found.variant for one in rules(variant)]
    same = {*listed, *(one.id for one in others if _matter(one.id) == _matter(found.id))} - {found.id}
    card = {one.id for one in others if _subject(one) and _subject(one) == _subject(found)}
    return tuple(one for one in others if one.id in (same or card))


def _matter(id: str) -> str:
    """Return what an id says besides its game: ``unique.keep`` and ``violet.keep`` are the same."""
    return id.partition(".")[2].replace("violet.", "unique.")


def _subject(one: Rule) -> str:
    """Return the card that a rule is named after, the first if there are several; "" for none."""
    named = {card.id for card in cards_by_rule().get(one.id, ()) if named_after(one, card)}
    return next((part for part in one.id.split(".") if part in named), "")


@cache
def _twins() -> tuple[tuple[str, ...], ...]:
    listed = tomllib.loads((files("citadels_lab.lookup") / "twins.toml").read_text(encoding="utf-8"))
    return tuple(tuple(same) for same in listed["same"])
