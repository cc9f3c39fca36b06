"""Stables: 2016.unique.stables."""

from tests.rules.districts.helpers import mine
from tests.rules.flow.helpers import city, legal, play, refusal, told


def test_building_them_does_not_count():
    """2016.unique.stables"""
    position = mine(hand=["stables", "temple", "manor"], gold=9)
    for first, second in (("stables", "temple"), ("temple", "stables")):
        after = play(position, f"build {first}", f"build {second}")
        assert city(after, "ana") == [first, second]
        assert refusal(after, "build manor") == ("2016.turn.build", "build-limit")


def test_the_event_says_why():
    """2016.unique.stables"""
    after = play(mine(hand=["stables"], gold=0), "build stables")
    assert told(after, "built-district")[0].rule == "2016.unique.stables"


def test_the_navigator_cannot_build_even_them():
    """2016.navigator; RULINGS 85"""
    position = mine("navigator", hand=["stables"], gold=9)
    assert legal(position, "build") == []
    assert refusal(position, "build stables")[0] == "2016.navigator"


def test_nor_is_anything_else_free_of_the_limit_by_the_framework():
    """2016.unique.framework, 2016.unique.stables"""
    position = mine(city=["framework"], hand=["stables", "temple", "manor"], gold=0)
    after = play(position, "build stables destroying framework", "build temple")
    assert city(after, "ana") == ["stables", "temple"]
