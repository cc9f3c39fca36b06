"""What words each rule can be found by, and how much each of them says: its name, its cards, its text."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from citadels_lab.lookup.cards import Card, cards, rules_of
from citadels_lab.lookup.folding import pieces, plain, words
from citadels_lab.rules.catalogue import Rule, rule, rules, variants
from citadels_lab.words import LANGUAGES, name, spoken

NAME, CARD, TEXT, SOURCE = 12.0, 8.0, 3.0, 1.0
"""How much a word says where it stands in the name of a rule, of its card, in its text, in its source."""

IN_A_NAME: Final = 100
"""How many times a name of a card counts for the spelling of its words."""

LAST_LETTER: Final = "\U0010ffff"

Weights = Mapping[str, float]
"""How much a word says, by the id of the rule that has it."""
Names = Mapping[str, tuple[tuple[str, str], ...]]
"""By rule: names of its cards, each with its language."""


@dataclass(frozen=True, slots=True)
class Index:
    """How many rules there are, all their words in alphabetical order, and how much each says about which rule.

    ``called`` and ``written`` give the rules that have, or whose card has, a name of these words or written so;
    ``names`` are the words of all names; ``spelt`` says how a word is written, rather in a name, by language.
    """

    rules: int
    vocabulary: tuple[str, ...]
    postings: Mapping[str, Weights]
    called: Mapping[str, frozenset[str]]
    written: Mapping[str, frozenset[str]]
    names: tuple[str, ...]
    spelt: Mapping[str, Mapping[str, str]]

    def beginning(self, start: str) -> tuple[str, ...]:
        """Return the words that begin so."""
        first = bisect_left(self.vocabulary, start)
        last = bisect_left(self.vocabulary, start + LAST_LETTER)
        return self.vocabulary[first:last]


@cache
def index() -> Index:
    """Return the index of all rules; it is made once."""
    known = [one for variant in variants() for one in rules(variant)]
    called = names_by_rule()
    postings: dict[str, dict[str, float]] = {}
    for one in known:
        for word, weight in _weights(one, called.get(one.id, ())).items():
            postings.setdefault(word, {})[one.id] = weight
    vocabulary = tuple(sorted(postings))
    return Index(
        len(known),
        vocabulary,
        postings,
        _called(known, lambda called: " ".join(words(called))),
        _called(known, plain),
        tuple(word for word in vocabulary if max(postings[word].values()) >= CARD),
        {language: _spelt(known, called, language) for language in LANGUAGES},
    )


def named_after(rule: Rule, card: Card) -> bool:
    """Whether a rule has its name from a card, and does not only cite it."""
    return card.id in rule.id.split(".")


@cache
def cards_by_rule() -> Mapping[str, tuple[Card, ...]]:
    """Return the cards that each rule is on the page of, those of its own variant first."""
    found: dict[str, list[Card]] = {}
    for variant in variants():
        for card in cards(variant).values():
            for one in rules_of(card):
                found.setdefault(one.id, []).append(card)
    return {id: tuple(sorted(those, key=lambda card: card.variant != rule(id).variant)) for id, those in found.items()}


@cache
def names_by_rule() -> Names:
    """Return what the cards of each rule are called: language and name, each once."""
    return {
        id: tuple(dict.fromkeys((language, called) for card in those for language, called in _names(card)))
        for id, those in cards_by_rule().items()
    }


def _called(known: Iterable[Rule], key: Callable[[str], str]) -> Mapping[str, frozenset[str]]:
    """Return by name the rules that have it, or whose card has it."""
    found: dict[str, set[str]] = {}
    for one in known:
        cards = [card for card in cards_by_rule().get(one.id, ()) if named_after(one, card)]
        names = [called for card in cards for _, called in _names(card)]
        for called in (one.id, *map(one.title, LANGUAGES), *names):
            found.setdefault(key(called), set()).add(one.id)
    return {called: frozenset(ids) for called, ids in found.items()}


def _names(card: Card) -> Iterator[tuple[str, str]]:
    for language in LANGUAGES:
        yield language, str(name(card.kind, card.id, spoken(card.variant, language)))
    if card.alias:
        yield "fr", card.alias


def _weights(rule: Rule, called: tuple[tuple[str, str], ...]) -> dict[str, float]:
    fields = [(NAME, rule.id.replace("-", " "))]
    fields += [(CARD, text) for _, text in called]
    for language in LANGUAGES:
        fields += [
            (NAME, rule.title(language)),
            (TEXT, rule.text(language)),
            (TEXT, rule.why(language)),
            (SOURCE, rule.source(language)),
        ]
    found: dict[str, float] = {}
    for weight, text in fields:
        for word in words(text):
            found[word] = max(weight, found.get(word, 0.0))
    return found


def _spelt(known: Iterable[Rule], called: Names, language: str) -> Mapping[str, str]:
    """Return for each word of a language how it is written most often, in small letters."""
    written: dict[str, Counter[str]] = {}
    for one in known:
        own = [text for spoken_in, text in called.get(one.id, ()) if spoken_in == language]
        for text in (one.title(language), one.text(language), one.why(language), *own):
            for word, stemmed in pieces(text):
                if stemmed:
                    written.setdefault(stemmed, Counter())[word.lower()] += IN_A_NAME if text in own else 1
    return {stemmed: min(forms, key=lambda form: (-forms[form], form)) for stemmed, forms in written.items()}
