"""Find rules by word, card, variant and kind, the best first; a word that nobody wrote gets a nearer one offered.

>>> [rule.id for rule in search("ensorceler le roi").rules][:2]
['dark-city.witch.king', '2016.king']
>>> search("asassin").suggestion
'assassin'
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from math import log
from typing import Final

from citadels_lab.lookup.cards import card as card_of
from citadels_lab.lookup.cards import rules_of
from citadels_lab.lookup.folding import pieces, plain, words
from citadels_lab.lookup.index import Weights, index
from citadels_lab.rules.catalogue import Rule, rules, variants
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.scenarios.coverage import check_variant
from citadels_lab.words import LANGUAGES

KINDS: Final = ("printed", "ruling")
"""What stands in a rulebook, and what this lab decided."""

LONGEST, MOST = 200, 12
"""So many letters, and words, of a question are read."""

BEGINNING: Final = 0.6
"""What a word counts of which only the beginning was typed."""
CALLED: Final = 100.0
"""What it counts that a rule, or the card that it is named after, is called so."""

ENDINGS: Final = ("er", "ed", "ing", "ez", "ent", "ant", "ion")
"""A long word also means those that begin like it without such an ending: ensorceler, ensorcelé."""

MENDED, GAP = 3, 2
"""So many words are mended; the nearer one is longer or shorter by so many letters at most."""
LIKE, VERY_LIKE = 0.8, 0.85
"""How much like it the nearer word is: one of a name, any other."""
SHORTEST: Final = 4
"""Shorter words are not mended: too many are like them."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found: ``rules``, the best first. Unless ``whole``, none of them has all the words.

    ``words`` are the stems that were looked for, in full; ``suggestion`` is a question that finds more, "" for none.
    """

    rules: tuple[Rule, ...]
    words: frozenset[str] = frozenset()
    whole: bool = True
    suggestion: str = ""

    def marked(self, text: str) -> list[tuple[str, bool]]:
        """Cut a text into pieces, each with whether it is one of the words that were looked for."""
        return [(piece, stemmed in self.words) for piece, stemmed in pieces(text)]


def search(asked: str = "", *, variant: str = "", card: str = "", kind: str = "", language: str = "en") -> Found:
    """Return the rules that have the words, in either language; without words, all that the filters leave.

    Where no rule has all the words, those come that have most of them. ``variant`` is a catalogue's name (the rules
    that it takes over count), ``card`` a key such as ``classic/king``, ``kind`` "printed" or "ruling"; ``language`` is
    that of the suggestion. Raises LabError for a variant, card or kind that there is not.
    """
    among = _filtered(variant, card, kind)
    asked = asked[:LONGEST].strip()
    wanted = tuple(dict.fromkeys(words(asked)))[:MOST]
    if not wanted:
        return Found(() if asked else among)
    best, held = _best(among, [_worth(word) for word in wanted], asked)
    meant = frozenset(form for word in wanted for form in _meant(word))
    return Found(best, meant, held == len(wanted), _suggestion(asked, language))


def _best(among: tuple[Rule, ...], worth: list[Weights], asked: str) -> tuple[tuple[Rule, ...], int]:
    """Return the rules that hold most of the words, the best first, and how many words they hold."""
    held = {rule.id: sum(rule.id in found for found in worth) for rule in among}
    most = max(held.values(), default=0)
    called = (index().called.get(" ".join(words(asked)), ()), index().written.get(plain(asked), ()))

    def value(rule: Rule) -> float:
        return sum(found.get(rule.id, 0.0) for found in worth) + CALLED * sum(rule.id in ids for ids in called)

    return tuple(sorted((rule for rule in among if held[rule.id] == most > 0), key=value, reverse=True)), most


def _filtered(variant: str, card: str, kind: str) -> tuple[Rule, ...]:
    """Return the rules that the filters leave, in the order of the rulebooks."""
    if variant:
        check_variant(variant)
    if kind and kind not in KINDS:
        raise LabError("rule-kind", given=shown(kind), known=", ".join(KINDS))
    known = rules(variant, inherited=True) if variant else tuple(one for name in variants() for one in rules(name))
    of_card = set(rules_of(card_of(card))) if card else set(known)
    return tuple(one for one in known if one in of_card and kind in ("", KINDS[one.ruling]))


def _worth(word: str) -> Weights:
    """Return what a word counts, rule by rule, written in full or begun; one that few rules have counts more."""
    found: dict[str, float] = {}
    for longer in _meant(word):
        for id, weight in index().postings[longer].items():
            found[id] = max(found.get(id, 0.0), weight * (1.0 if longer == word else BEGINNING))
    rarity = log(1 + index().rules / max(1, len(found)))
    return {id: weight * rarity for id, weight in found.items()}


def _meant(word: str) -> tuple[str, ...]:
    """Return the words that are written so, begin so, or begin so without an ending."""
    starts = (word, *(word.removesuffix(ending) for ending in ENDINGS if len(word) - len(ending) > SHORTEST))
    return tuple(dict.fromkeys(found for start in dict.fromkeys(starts) for found in index().beginning(start)))


def _suggestion(asked: str, language: str) -> str:
    """Return the question with nearer words for those that no rule has; "" where all are known or nothing is near."""
    unknown = [word for word in words(asked)[:MOST] if not _meant(word)]
    if not unknown:
        return ""
    near = {word: _nearest(word) for word in unknown[:MENDED]}
    mended = "".join(_mended(asked, unknown, near, language))
    return " ".join(mended.split()) if any(near.values()) else ""


def _mended(asked: str, unknown: list[str], near: Mapping[str, str], language: str) -> Iterator[str]:
    for text, stemmed in pieces(asked):
        if stemmed not in unknown:
            yield text
        elif nearer := near.get(stemmed, ""):
            yield _spelt(nearer, language)


def _spelt(word: str, language: str) -> str:
    """Return how a word is written, in the language if it is one of it."""
    books = [index().spelt[known] for known in (language, *LANGUAGES)]
    return next((book[word] for book in books if word in book), word)


@lru_cache(maxsize=1000)
def _nearest(word: str) -> str:
    """Return the nearest word there is, rather one of a name; "" where none is near."""
    for known, like in ((index().names, LIKE), (index().vocabulary, VERY_LIKE)):
        alike = [other for other in known if abs(len(other) - len(word)) <= GAP]
        if len(word) >= SHORTEST and (near := get_close_matches(word, alike, n=1, cutoff=like)):
            return near[0]
    return ""
