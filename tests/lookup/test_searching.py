"""A search finds rules by words of both languages, the best first, and nothing hostile harms it."""

import pytest

from citadels_lab.lookup import search
from citadels_lab.lookup.cards import cards, rules_of
from citadels_lab.rules.catalogue import rules, variants
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.words import LANGUAGES, name, spoken

EVERY = [rule for variant in variants() for rule in rules(variant)]


def ids(*args, **options):
    return [rule.id for rule in search(*args, **options).rules]


def test_every_rule_is_the_first_by_its_id():
    assert [rule.id for rule in EVERY if ids(rule.id)[0] != rule.id] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_among_the_first_by_its_title(language):
    lost = [rule.id for rule in EVERY if rule.id not in ids(rule.title(language))[:6]]
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_finds_its_rules_by_its_name(language):
    for variant in variants():
        for card in cards(variant).values():
            called = str(name(card.kind, card.id, spoken(variant, language)))
            named = {rule.id for rule in rules_of(card) if card.id in rule.id.split(".")}
            assert named <= set(ids(called)), called
            assert not named or ids(called, variant=variant)[0] in {rule.id for rule in rules_of(card)}, called


def test_accents_case_and_plurals_make_no_difference():
    assert ids("Évêque") == ids("eveque") == ids("ÉVÊQUES") != []
    assert ids("thieves’ den") == ids("thief dens") != []


def test_titles_come_before_texts():
    found = ids("tie")
    assert found[:3] == ["duel.score.tie", "classic.score.tie", "2016.score.tie"]


def test_a_whole_card_comes_before_a_part_of_one():
    assert ids("voleurs").index("classic.thief") < ids("voleurs").index("2016.unique.thieves-den")


def test_all_words_count_and_where_no_rule_has_them_most_do():
    both = search("bewitched king")
    assert both.whole and ids("bewitched king")[0] == "dark-city.witch.king"
    part = search("bewitched king helicopter")
    assert not part.whole and part.rules == both.rules


def test_the_beginning_of_a_word_is_enough():
    assert "2016.magistrate.warrants" in ids("magistr warr")


@pytest.mark.parametrize("asked, first", [("ensorceler le roi", "dark-city.witch.king"), ("destroying", None)])
def test_other_forms_of_a_verb_find_it(asked, first):
    found = search(asked)
    assert found.whole and found.rules
    assert first in (None, found.rules[0].id)


@pytest.mark.parametrize(
    "typed, language, meant",
    [
        ("asassin", "en", "assassin"),
        ("theif", "en", "thief"),
        ("crwon", "en", "crown"),
        ("condotiere", "fr", "condottière"),
        ("quartir", "fr", "quartier"),
        ("bewitched kng", "en", ""),
    ],
)
def test_a_word_that_nobody_wrote_gets_a_nearer_one(typed, language, meant):
    found = search(typed, language=language)
    assert found.suggestion == meant
    if meant:
        assert not found.whole and search(meant).whole


def test_a_known_word_gets_no_suggestion():
    assert [search(word).suggestion for word in ("thief", "voleur", "magis", "zzzzzz")] == [""] * 4


def test_a_variant_has_the_rules_that_it_takes_over():
    found = search("thief", variant="dark_city").rules
    assert {rule.variant for rule in found} == {"classic", "dark_city"}
    assert {rule.variant for rule in search("thief", variant="duel").rules} == {"duel"}


def test_kinds_part_the_rules():
    printed, ours = (search("", kind=kind).rules for kind in ("printed", "ruling"))
    assert len(printed) + len(ours) == len(EVERY)
    assert all(rule.ruling for rule in ours) and not any(rule.ruling for rule in printed)


def test_a_card_and_a_variant_can_be_asked_without_words():
    king = ids(card="classic/king")
    assert king[0] == "classic.king.crown" and "classic.income.noble" in king
    assert ids(variant="duel") == [rule.id for rule in rules("duel")]
    assert len(ids()) == len(EVERY)


@pytest.mark.parametrize(
    "wrong, key",
    [
        ({"variant": "duell"}, "unknown-catalogue-near"),
        ({"card": "classic/dragon"}, "no-such-card"),
        ({"card": "../../etc/passwd"}, "no-such-card"),
        ({"kind": "odd"}, "rule-kind"),
    ],
)
def test_a_filter_that_does_not_exist_is_a_sentence(wrong, key):
    with pytest.raises(LabError) as error:
        search("thief", **wrong)
    assert error.value.key == key
    assert error.value.text("fr") != error.value.text("en")


@pytest.mark.timeout(30)  # not to hang is part of it
@pytest.mark.parametrize(
    "asked",
    [
        "<script>alert(1)</script>",
        "'; DROP TABLE rules; --",
        "\x00\x01\x02\ud800\udfff",
        "a" * 1_000_000,
        "a " * 100_000,
        "qwzx " * 50_000,
        "(" * 5_000 + "[a-z]*+?{9}" + ")" * 5_000,
        "\N{COMBINING ACUTE ACCENT}" * 10_000,
        "𝕿𝖍𝖎𝖊𝖋 ﷽ ‮ "[:20],
        "%00%0a ../..",
    ],
)
def test_a_hostile_question_is_only_a_question(asked):
    found = search(asked)
    assert len(found.rules) <= len(EVERY) and len(found.suggestion) <= 400


def test_the_same_question_finds_the_same_in_the_same_order():
    assert [ids("crown king") for _ in range(3)] == [ids("king crown")] * 3


def test_what_was_looked_for_is_marked():
    found = search("thieves")
    assert found.marked("The Thief’s coins") == [
        ("The", False), (" ", False), ("Thief", True), ("’", False), ("s", False), (" ", False), ("coins", False),
    ]  # fmt: skip
