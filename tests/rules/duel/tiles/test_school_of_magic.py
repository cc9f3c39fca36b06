"""School of Magic: duel.unique.school-of-magic and its limits."""

import pytest

from tests.rules.duel.helpers import city, expanding, gold, holding, legal, play, refusal, side

SCHOOL = city("c4 noble-start white", "d4 religious-start black", "c5 school-of-magic white")
ROW = [["noble-2"], ["religious-1"], ["commercial-1"], ["military-1"]]


@pytest.mark.parametrize(("card", "first", "color"), [("king", "seats", "noble"), ("abbot", "pass", "religious")])
def test_its_controller_is_asked_anew_for_each_ability(card, first, color):
    position = play(holding(card, city=SCHOOL), first)
    assert legal(position) == {f"count-as {color}", "count-as unique"}


def test_using_it_is_optional():
    """duel.unique.school-of-magic.limits"""
    after = play(holding("king", city=SCHOOL), "seats", "count-as unique")
    assert side(after, "white")["seats"] == 4 + 2


def test_it_is_one_colour_at_a_time():
    """duel.unique.school-of-magic: for the Queen noble, so not unique as well"""
    after = play(holding("queen", city=SCHOOL), "seats", "count-as noble")
    assert side(after, "white")["seats"] == 5


def test_it_never_changes_a_build_bonus_even_while_it_counts_as_religious():
    """duel.unique.school-of-magic.limits"""
    position = holding("abbot", own={"gold": 2}, theirs={"gold": 2}, city=SCHOOL, row=ROW)
    after = play(position, "pass", "count-as religious", "build religious-1 c6")
    assert gold(after, "religious-1") == 0


def test_it_is_unique_for_a_build_bonus():
    """duel.build.bonus"""
    position = expanding(city=SCHOOL, own={"stand": ["armory"]})
    assert gold(play(position, "build armory c6"), "armory") == 1


def test_it_adds_nothing_to_the_score_but_its_cost():
    """duel.unique.school-of-magic.limits, duel.score.points"""
    assert holding("king", city=SCHOOL).scores()["white"].parts["districts"] == 1 + 3


def test_the_merchant_may_use_it_without_losing_it_to_other_abilities():
    """duel.unique.school-of-magic: chosen anew for each ability"""
    own = {"hand": ["merchant", "warlord"]}
    position = holding("merchant", own=own, city=SCHOOL)
    after = play(position, "gold", "coin school-of-magic", "pass")
    assert (after.decision.prompt, after.decision.seat) == ("count-as", "white")
    assert legal(after) == {"count-as military", "count-as unique"}


def test_it_does_not_help_in_the_expansion():
    """duel.expansion.optional-build: no character helps there"""
    assert expanding(city=SCHOOL).decision.prompt == "expansion-leader"


def test_a_taken_school_serves_its_new_controller():
    """duel.unique.effect-control"""
    theirs = city("c4 noble-start white", "d4 school-of-magic black")
    own = {"hand": ["diplomat", "queen"], "seats": 6}
    position = holding("diplomat", own=own, theirs={"hand": []}, city=theirs)
    after = play(position, "take school-of-magic", "seats")
    assert after.decision.prompt == "count-as"


def test_the_thief_does_not_ask_about_it():
    """duel.unique.school-of-magic: it counts for King, Abbot, Merchant, Warlord and Queen"""
    position = play(holding("thief", city=SCHOOL), "name queen")
    assert position.decision.prompt == "steal"


def test_it_does_not_stand_for_a_four_beside_a_statue():
    """duel.unique.school-of-magic.limits"""
    reason = refusal(expanding(3, city=SCHOOL, own={"stand": ["statue"]}), "build statue c6")
    assert reason.args["cost"] == 4
