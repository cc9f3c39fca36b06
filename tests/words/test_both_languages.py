"""English and French have the same sentences with the same facts in them, and both are whole."""

import re

import pytest

from citadels_lab.words import LANGUAGES, joined, name, say
from tests.words.sentences import BOOKS, forms, placeholders

ALL = sorted(set(BOOKS["en"]) | set(BOOKS["fr"]))
SPOKEN = ("common", "prompts", "actions", "reasons", "events", "errors")
SENTENCES = [key for key in ALL if not key.startswith("names.")]


def test_both_languages_have_the_same_keys():
    assert set(BOOKS["en"]) - set(BOOKS["fr"]) == set()
    assert set(BOOKS["fr"]) - set(BOOKS["en"]) == set()


def test_a_sentence_has_the_same_facts_in_both_languages():
    for key in SENTENCES:
        assert placeholders(BOOKS["en"][key]) == placeholders(BOOKS["fr"][key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty_or_untidy(language):
    for key in SENTENCES:
        for text in forms(BOOKS[language][key]):
            if key.split(".")[0] in SPOKEN:  # a screen or a terminal also has pieces and columns
                assert text == text.strip(), key
                assert "  " not in text, key
            assert text.strip(), key
            assert not re.search(r"\b(TODO|FIXME|XXX)\b", text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_with_numbers_has_both_forms(language):
    for key in SENTENCES:
        entry = BOOKS[language][key]
        if not isinstance(entry, str):
            assert {"one", "other"} <= set(entry), key


def test_prompts_and_errors_are_sentences():
    for language in LANGUAGES:
        for key in SENTENCES:
            if key.startswith(("prompts.", "errors.", "reasons.", "events.")):
                for text in forms(BOOKS[language][key]):
                    assert text[-1] in ".?!…»}" or key == "events.gold", (language, key, text)


def test_french_is_not_english():
    same = [key for key in SENTENCES if BOOKS["en"][key] == BOOKS["fr"][key] and len(forms(BOOKS["en"][key])[0]) > 24]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_quietly_falls_back_to_another_language(language):
    with pytest.raises(KeyError):
        say("prompts.no-such-sentence", language)
    with pytest.raises(KeyError):
        say("prompts.keep", "de")


def test_numbers_choose_their_form():
    assert say("actions.seats", "en", n=1) != say("actions.seats", "en", n=2)
    assert say("actions.seats", "en", n=0).endswith(say("actions.seats", "en", n=2).split()[-1])
    assert say("actions.seats", "fr", n=0).endswith(say("actions.seats", "fr", n=1).split()[-1])  # nought is singular


def test_french_names_carry_their_forms():
    assert f"{name('character', 'king', 'fr'):of}" == "du Roi"
    assert f"{name('character', 'assassin', 'fr'):the}" in ("l’Assassin", "l'Assassin")
    assert f"{name('character', 'king', 'fr'):The}" == "Le Roi"


def test_every_tile_and_character_of_duel_has_a_name_in_both_languages():
    import citadels_lab as lab

    for tile in lab.new_game("duel").facts()["tiles"]:
        for language in LANGUAGES:
            assert f"names.tile.{tile}" in BOOKS[language], tile
            assert "-" not in name("tile", tile, language)
    for card in ("assassin", "thief", "king", "abbot", "merchant", "architect", "diplomat", "warlord", "queen"):
        for language in LANGUAGES:
            assert f"names.character.{card}" in BOOKS[language]


def test_lists_are_joined_as_one_speaks():
    assert joined(["a", "b", "c"], "en") == "a, b and c"
    assert joined(["a", "b"], "fr") == "a et b"
    assert joined(["a"], "fr") == "a"
    assert joined([], "en") == ""
