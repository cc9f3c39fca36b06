"""The Wizard (3): dark-city.wizard.take, dark-city.wizard.duplicates."""

import citadels_lab as lab
from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import city, dark, gold, legal, of, play, refusal


def conjuring(**facts):
    facts.setdefault("ana", {"characters": ["wizard"], "gold": 5, "hand": ["tavern"], "city": ["manor"]})
    return dark(3, "wizard", bo={"hand": ["manor", "palace", "palace"]}, **facts)


def test_he_takes_a_card_into_hand():
    """dark-city.wizard.take"""
    after = play(conjuring(), "look bo", "take-card palace")
    assert (of(after, "ana", "hand"), of(after, "bo", "hand")) == (["tavern", "palace"], ["manor", "palace"])


def test_or_builds_it_at_once_outside_the_limit_even_a_duplicate():
    """dark-city.wizard.take, dark-city.wizard.duplicates"""
    after = play(conjuring(), "look bo", "build-taken manor", "build tavern")
    assert (city(after, "ana"), gold(after, "ana")) == (["manor", "manor", "tavern"], 1)


def test_what_he_cannot_pay_he_may_only_take():
    """dark-city.wizard.take"""
    position = play(conjuring(ana={"characters": ["wizard"], "gold": 3}), "look bo")
    assert refusal(position, "build-taken palace") == ("classic.build.one", "cannot-pay")
    assert "take-card palace" in legal(position)


def test_an_empty_hand_has_nothing_to_take():
    """dark-city.wizard.take"""
    assert refusal(conjuring(), "look chi") == ("dark-city.wizard.take", "empty-hand")


def test_only_the_two_players_learn_which_card_it_was():
    """dark-city.wizard.take: in secret"""
    after = play(conjuring(), "look bo", "take-card palace")
    for seat, knows in (("ana", True), ("bo", True), ("chi", False), (None, False)):
        log = " ".join(event.text() for event in lab.observe(after, seat).events)
        assert ("Palace" in log) is knows


def test_2016_having_looked_he_may_take_nothing():
    """2016.wizard.take; RULINGS 68"""
    after = play(turn("wizard", bo={"hand": ["temple"]}), "look bo", "pass")
    assert of(after, "bo", "hand") == ["temple"]
    assert refusal(after, "look bo") == ("2016.wizard.take", "power-used")


def test_2016_the_taken_card_is_built_outside_the_limit_and_duplicates_are_allowed():
    """2016.wizard.take, 2016.wizard.duplicates; RULINGS 69"""
    position = turn("wizard", gold=9, city=["temple"], hand=["temple"], bo={"hand": ["temple"]})
    after = play(position, "gather gold", "look bo", "build-taken temple", "build temple")
    assert city(after, "ana") == ["temple", "temple", "temple"]


def test_2016_nothing_is_built_before_gathering():
    """2016.turn.gather-first"""
    asked = play(turn("wizard", gold=9, bo={"hand": ["temple"]}), "look bo")
    assert refusal(asked, "build-taken temple") == ("2016.turn.gather-first", "after-income")


def test_2016_he_may_pay_in_other_ways_and_a_secret_vault_only_goes_to_hand():
    """2016.unique.framework, 2016.unique.secret-vault; RULINGS 70"""
    position = turn("wizard", gold=0, city=["framework"], bo={"hand": ["palace", "secret-vault"]})
    asked = play(position, "gather gold", "look bo")
    assert legal(asked, "build-taken") == ["build-taken palace destroying framework"]
    assert refusal(asked, "build-taken secret-vault") == ("2016.unique.secret-vault", "never-built")
    assert city(play(asked, "build-taken palace destroying framework"), "ana") == ["palace"]
