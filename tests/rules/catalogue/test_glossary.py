"""The glossaries: the same terms in both languages, in alphabetical order, with links and rule ids that exist."""

import re
import unicodedata
from pathlib import Path

import pytest

from citadels_lab.rules.catalogue import rule

DOCS = Path(__file__).parents[3] / "docs"
PAGES = {"en": DOCS / "glossary.md", "fr": DOCS / "glossaire.md"}
TERM = re.compile(r'^- <a id="([a-z-]+)"></a>\*\*(.+?)\*\* \(\*(.+?)\*', re.MULTILINE)
CODE = re.compile(r"`((?:duel|classic|dark-city|2016)\.[a-z0-9.-]+)`")


def _terms(lang: str) -> dict[str, tuple[str, str]]:
    return {name: (word, other) for name, word, other in TERM.findall(PAGES[lang].read_text(encoding="utf-8"))}


def _plain(word: str) -> str:
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def test_both_glossaries_have_the_same_terms() -> None:
    assert _terms("en").keys() == _terms("fr").keys()
    assert len(_terms("en")) >= 60


def test_each_glossary_gives_the_other_language_s_word() -> None:
    english, french = _terms("en"), _terms("fr")
    for name, (word, other) in english.items():
        assert french[name] == (other, word), name


@pytest.mark.parametrize("lang", PAGES)
def test_a_glossary_is_in_alphabetical_order(lang: str) -> None:
    words = [_plain(word) for word, _ in _terms(lang).values()]
    assert words == sorted(words)


@pytest.mark.parametrize("lang", PAGES)
def test_every_link_of_a_glossary_leads_to_a_term(lang: str) -> None:
    links = re.findall(r"\]\(#([a-z-]+)\)", PAGES[lang].read_text(encoding="utf-8"))
    assert links and set(links) <= _terms(lang).keys()


@pytest.mark.parametrize("lang", PAGES)
def test_every_rule_that_a_glossary_cites_exists(lang: str) -> None:
    cited = [name for name in CODE.findall(PAGES[lang].read_text(encoding="utf-8"))]
    assert cited and all(rule(name).id == name for name in cited)


@pytest.mark.parametrize(
    "term",
    [
        "gather",
        "build",
        "city",
        "crown",
        "hand",
        "rank",
        "call",
        "reveal",
        "draft",
        "ledger",
        "observation",
        "scenario",
    ],
)
def test_the_first_words_a_learner_meets_are_explained(term: str) -> None:
    assert term in _terms("en")
