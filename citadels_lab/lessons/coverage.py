"""Which lessons cover a rule: data from the lessons' own lists."""

from citadels_lab.lessons.model import Lesson, Unread
from citadels_lab.rules.catalogue import rules, variants


def coverage(given: tuple[Lesson | Unread, ...]) -> dict[str, tuple[Lesson, ...]]:
    """Return for every rule of the catalogue, in its order, the lessons that cover it."""
    read = [one for one in given if isinstance(one, Lesson)]
    return {
        rule.id: tuple(one for one in read if rule.id in one.rules) for variant in variants() for rule in rules(variant)
    }
