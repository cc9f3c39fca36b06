"""The catalogue: every rule is there once, in two languages, and can be found by its id."""

import re
from pathlib import Path

import pytest

from citadels_lab.rules.catalogue import Rule, rule, rules, variants

COUNTS = {"duel": 63, "classic": 63, "dark_city": 53, "edition_2016": 118}
PREFIXES = {"duel": "duel.", "classic": "classic.", "dark_city": "dark-city.", "edition_2016": "2016."}
LANGUAGES = ("en", "fr")
ALL = tuple(entry for variant in COUNTS for entry in rules(variant))
# Scenario files, lessons and other people's links cite these ids, so none of them may go away.
IDS = (Path(__file__).parent / "ids.txt").read_text(encoding="utf-8").split()


def test_the_four_variants_have_a_catalogue() -> None:
    assert variants() == tuple(COUNTS)


@pytest.mark.parametrize(("variant", "count"), COUNTS.items())
def test_a_variant_has_all_its_rules(variant: str, count: int) -> None:
    assert len(rules(variant)) == count


def test_every_known_id_exists_exactly_once_and_in_order() -> None:
    assert [entry.id for entry in ALL] == IDS
    assert len(set(IDS)) == len(IDS) == 297


def test_an_id_is_written_in_small_letters_and_starts_with_its_variant() -> None:
    for entry in ALL:
        assert entry.id.startswith(PREFIXES[entry.variant]), entry.id
        assert re.fullmatch(r"[a-z0-9]+(?:[.-][a-z0-9]+)+", entry.id), entry.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_title_of_two_to_six_words(lang: str) -> None:
    for entry in ALL:
        words = [word for word in entry.title(lang).split() if any(letter.isalnum() for letter in word)]
        assert 2 <= len(words) <= 6, (entry.id, entry.title(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_rules_of_a_variant_share_a_title(lang: str) -> None:
    for variant in COUNTS:
        titles = [entry.title(lang) for entry in rules(variant)]
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_text_of_whole_sentences(lang: str) -> None:
    for entry in ALL:
        text = entry.text(lang)
        assert text == text.strip() and "  " not in text, entry.id
        assert text.endswith((".", "?")), entry.id
        assert 1 <= len(re.findall(r"[.?](?=\s|$)", text)) <= 3, entry.id


def test_french_is_not_english() -> None:
    for entry in ALL:
        assert entry.text("fr") != entry.text("en"), entry.id
        assert entry.title("fr") != entry.title("en"), entry.id
        assert not re.search(r"\b(the|and|with|player)\b", entry.text("fr")), entry.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_says_why_and_no_printed_rule_does(lang: str) -> None:
    for entry in ALL:
        assert bool(entry.why(lang)) == entry.ruling, entry.id


def test_a_ruling_says_that_something_was_chosen_and_is_translated() -> None:
    for entry in ALL:
        if entry.ruling:
            assert re.search(r"\b[Ww]e\b", entry.why("en")), entry.id
            assert re.search(r"\b([Nn]ous|[Nn]otre)\b", entry.why("fr")), entry.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_names_the_book_it_comes_from(lang: str) -> None:
    for entry in ALL:
        assert entry.seed, entry.id
        assert not re.search(r"\b00\d\b|CARDS|OLDER|HOUSE", entry.source(lang)), entry.id


def test_the_source_of_a_rule_is_spelled_out_in_both_languages() -> None:
    assert rule("duel.setup.colors").source("en") == "Citadels Duel rulebook, Setup 1"
    assert rule("duel.setup.colors").source("fr") == "Livret de Citadelles Duel, Setup 1"


def test_a_rule_is_found_by_its_id() -> None:
    found = rule("duel.build.bonus")
    assert isinstance(found, Rule)
    assert (found.variant, found.ruling, found.title("en")) == ("duel", False, "Build bonus")
    assert found.title("fr") == "Bonus de construction"


def test_a_mistyped_id_names_the_nearest_one() -> None:
    with pytest.raises(LookupError, match=r"'duel\.build\.bonos'.*'duel\.build\.bonus'"):
        rule("duel.build.bonos")


def test_an_unknown_variant_names_the_nearest_one() -> None:
    with pytest.raises(LookupError, match="'edition_2016'"):
        rules("edition_2017")


def test_a_language_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match="'de'"):
        rule("duel.build.bonus").text("de")


def test_the_dark_city_takes_over_the_classic_rules_on_request() -> None:
    assert rules("dark_city", inherited=True) == rules("classic") + rules("dark_city")
    assert rules("duel", inherited=True) == rules("duel")


def test_the_catalogue_is_read_only_once() -> None:
    assert rules("duel") is rules("duel")
    assert rule("duel.build.bonus") is rules("duel")[17]


def test_french_punctuation_stays_on_the_line_of_its_word() -> None:
    for entry in ALL:
        for text in (entry.title("fr"), entry.text("fr"), entry.why("fr")):
            assert not re.search(r"« | [»:;!?]", text), entry.id


def test_quotes_and_apostrophes_are_typographic() -> None:
    for entry in ALL:
        for lang in LANGUAGES:
            assert not re.search(r"['\"]", entry.title(lang) + entry.text(lang) + entry.why(lang)), entry.id


def test_french_uses_the_names_of_the_2016_source() -> None:
    texts = " ".join(entry.text("fr") for entry in rules("edition_2016"))
    for name in ("Échevin", "Bailli", "Archiviste", "Capitaine", "Dracoport", "Tripot", "Chantier", "Catacombes"):
        assert name not in texts, name
