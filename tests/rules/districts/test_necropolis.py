"""Necropolis: 2016.unique.necropolis."""

from tests.rules.districts.helpers import mine
from tests.rules.flow.helpers import city, gold, legal, play, refusal, told

SIX = ["manor", "castle", "palace", "temple", "church", "tavern"]


def test_an_own_district_is_destroyed_instead_of_paying():
    """2016.unique.necropolis"""
    position = mine(city=["temple", "keep"], hand=["necropolis"], gold=0, rest="box")
    assert legal(position, "build") == [
        "build necropolis destroying temple",
        "build necropolis destroying keep",
    ]
    after = play(position, "build necropolis destroying keep")
    assert (city(after, "ana"), gold(after, "ana")) == (["temple", "necropolis"], 2)
    assert after.facts()["deck"] == ["keep"]
    assert told(after, "destroyed-to-build")[0].rule == "2016.unique.necropolis"


def test_it_may_be_paid_in_coins_all_the_same():
    """2016.unique.optional"""
    assert gold(play(mine(hand=["necropolis"], gold=3), "build necropolis"), "ana") == 0


def test_an_empty_city_has_nothing_to_destroy():
    """2016.unique.necropolis"""
    position = mine(hand=["necropolis"], gold=0)
    assert refusal(position, "build necropolis") == ("2016.turn.build", "cannot-pay")
    assert position.decision.find(("build", "necropolis", "destroying", "temple")) is None


def test_the_framework_is_one_answer_not_two():
    """2016.unique.necropolis, 2016.unique.framework: both allow to destroy it"""
    position = mine(city=["framework"], hand=["necropolis"], gold=0)
    assert legal(position, "build") == ["build necropolis destroying framework"]


def test_of_twins_the_one_with_the_coin_can_be_told():
    """2016.unique.necropolis"""
    twins = [{"district": "temple", "coins": 1}, "temple"]
    position = mine("warlord", "artist", "wizard", city=twins, hand=["necropolis"], gold=0)
    assert legal(position, "build") == [
        "build necropolis destroying temple embellished",
        "build necropolis destroying temple",
    ]
    after = play(position, "build necropolis destroying temple embellished")
    assert after.scores()["ana"].parts["2016.score.costs"] == 6


def test_it_stands_where_the_other_stood():
    """2016.end.complete: six stay six"""
    after = play(mine(city=SIX, hand=["necropolis"], gold=0), "build necropolis destroying manor")
    assert after.facts()["completed"] == []


def test_only_for_itself():
    """2016.unique.necropolis"""
    assert legal(mine(city=["necropolis"], hand=["palace"], gold=0), "build") == []
