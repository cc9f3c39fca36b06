"""Words are compared without accents, capitals, and the ending of a plural."""

import pytest

from citadels_lab.lookup.folding import folded, pieces, words


@pytest.mark.parametrize(
    "one, other",
    [
        ("Évêque", "eveque"),
        ("œuvre", "oeuvre"),
        ("thief", "thieves"),
        ("witch", "witches"),
        ("city", "cities"),
        ("cité", "cités"),
        ("pièce", "Pièces"),
        ("joyau", "joyaux"),
        ("partie", "parties"),
        ("class", "classes"),
    ],
)
def test_two_spellings_of_one_word_are_the_same(one, other):
    assert words(one) == words(other) != []


@pytest.mark.parametrize("one, other", [("king", "kings guard"), ("box", "bow"), ("merchant", "march"), ("8", "88")])
def test_other_words_stay_other(one, other):
    assert words(one) != words(other)


def test_an_apostrophe_and_words_that_say_little_are_no_hindrance():
    assert words("l’Abbé") == words("L'abbe") == words("abbé")
    assert words("what does the Thief do to a King?") == words("thief king")


def test_where_all_words_say_little_they_count():
    assert words("the") == ["the"]
    assert words("de la") == ["de", "la"]


@pytest.mark.parametrize("text", ["", "???", "« : »", "\x00\x01", "\ud800", "🙂", "_"])
def test_a_text_without_words_has_none(text):
    assert words(text) == []
    assert "".join(piece for piece, _ in pieces(text)) == text


def test_cutting_a_text_loses_nothing():
    text = "L’Évêque : 2 pièces d’or, « sans » rien.\n\tFin…"
    assert "".join(piece for piece, _ in pieces(text)) == text


def test_folding_keeps_no_accent():
    assert folded("ÀÉÎÕÜÇ œ Æ") == "aeiouc oe ae"
