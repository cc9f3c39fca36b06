"""From a rule to its cards, scenarios, lessons and neighbours."""

import tomllib
from importlib.resources import files

import pytest

from citadels_lab.lessons import Lesson, coverage, lessons
from citadels_lab.lookup import about
from citadels_lab.lookup.cards import cards
from citadels_lab.rules.catalogue import rules, variants
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.scenarios import library

EVERY = [rule.id for variant in variants() for rule in rules(variant)]


@pytest.fixture(scope="module")
def everything():
    return {id: about(id) for id in EVERY}


def test_every_rule_has_what_shows_and_teaches_it(everything):
    assert [id for id, one in everything.items() if not one.scenarios] == []
    assert [id for id, one in everything.items() if not one.lessons] == []


def test_lessons_and_scenarios_are_those_that_name_the_rule(everything):
    covered = coverage(tuple(one for one in lessons() if isinstance(one, Lesson)))
    for id, one in everything.items():
        assert [lesson.key for lesson in one.lessons] == [lesson.key for lesson in covered[id]]
        assert {scenario.name for scenario in one.scenarios} == {s.name for s in library() if id in s.rules}


def test_every_card_with_a_rule_of_its_own_is_found_from_it(everything):
    assert everything["2016.witch.victim"].cards == (cards("edition_2016")["witch"],)
    assert everything["classic.income.noble"].cards == (cards("classic")["king"],)
    assert everything["classic.build.one"].cards == ()


def test_neighbours_of_the_same_card_are_of_its_game(everything):
    witch = everything["2016.witch.victim"]
    assert {rule.id for rule in witch.same_card} >= {"2016.witch.bewitch", "2016.witch.absent"}
    assert all(rule.variant == "edition_2016" for rule in witch.same_card)
    assert witch.rule not in witch.same_card


@pytest.mark.parametrize(
    "id, elsewhere",
    [
        ("classic.thief", ["2016.thief"]),
        ("2016.witch.victim", ["dark-city.witch.victim"]),
        ("classic.violet.haunted-city", ["2016.unique.haunted-quarter"]),
        ("2016.score.tie", ["duel.score.tie", "classic.score.tie"]),
        ("duel.build.bonus", []),
    ],
)
def test_the_same_matter_in_other_games(everything, id, elsewhere):
    assert [rule.id for rule in everything[id].elsewhere] == elsewhere


def test_what_is_elsewhere_is_never_of_the_same_game(everything):
    assert [id for id, one in everything.items() if any(r.variant == one.rule.variant for r in one.elsewhere)] == []


def test_the_list_of_the_same_matters_names_rules_that_exist():
    listed = tomllib.loads((files("citadels_lab.lookup") / "twins.toml").read_text(encoding="utf-8"))["same"]
    assert [id for same in listed for id in same if id not in EVERY] == []
    assert all(len(set(same)) == len(same) > 1 for same in listed)


@pytest.mark.parametrize(
    "id, key", [("classic.theif", "no-such-rule-near"), ("x" * 9999, "no-such-rule"), ("", "no-such-rule")]
)
def test_a_rule_that_does_not_exist_is_a_sentence(id, key):
    with pytest.raises(LabError) as error:
        about(id)
    assert error.value.key == key
    assert len(error.value.text("en")) < 200
