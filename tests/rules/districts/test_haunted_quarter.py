"""Haunted Quarter: 2016.unique.haunted-quarter."""

from tests.rules.districts.helpers import mine, parts
from tests.rules.flow.helpers import play

FOUR = ("manor", "temple", "tavern", "prison")


def test_it_counts_as_the_missing_type():
    """2016.unique.haunted-quarter, 2016.score.five-types"""
    assert parts("haunted-quarter", "park", *FOUR[1:])["2016.score.five-types"] == 3
    assert parts("haunted-quarter", *FOUR)["2016.score.five-types"] == 3


def test_as_another_type_it_is_no_longer_unique():
    """2016.unique.haunted-quarter, 2016.unique.wishing-well; RULINGS 109: one type for everything"""
    scored = parts("haunted-quarter", "wishing-well", *FOUR[1:])
    assert (scored["2016.score.five-types"], scored["2016.unique.wishing-well"]) == (3, 1)


def test_its_owner_gets_what_is_worth_most():
    """2016.unique.haunted-quarter: three for the types, or five for the Tower and nothing for the types"""
    scored = parts("haunted-quarter", "ivory-tower", "wishing-well", *FOUR[1:])
    assert scored["2016.score.five-types"] == 3 and "2016.unique.ivory-tower" not in scored
    tower = parts("haunted-quarter", "ivory-tower", "manor")
    assert tower["2016.unique.ivory-tower"] == 5


def test_one_type_for_everything_the_capitol_or_the_five_types():
    """2016.unique.capitol, 2016.unique.haunted-quarter; RULINGS 109: as religious it is not the noble one"""
    scored = parts("haunted-quarter", "capitol", "temple", "church", "tavern", "prison")
    assert ("2016.score.five-types" in scored) + ("2016.unique.capitol" in scored) == 1


def test_built_in_the_last_round_it_counts_all_the_same():
    """2016.unique.haunted-quarter; RULINGS 108"""
    position = mine(city=["park", "keep", "library", *FOUR[1:]], hand=["haunted-quarter"])
    ended = play(position, "build haunted-quarter", "end")
    assert ended.over and ended.scores()["ana"].parts["2016.score.five-types"] == 3
