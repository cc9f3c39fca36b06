"""Wishing Well: classic.violet.wishing-well, 2016.unique.wishing-well."""

from tests.rules.districts.helpers import parts as parts_2016
from tests.rules.flow.helpers import at


def points(*city):
    return at(8, ana={"characters": ["warlord"]}, bo={"city": list(city)}).scores()["bo"].parts


def test_a_point_for_each_violet_district_itself_included():
    """classic.violet.wishing-well, classic.score.special"""
    assert points("wishing-well", "keep", "temple")["classic.violet.wishing-well"] == 2


def test_a_haunted_city_counts_as_one_colour_only():
    """classic.violet.haunted-city: as a fifth colour it is not violet"""
    parts = points("wishing-well", "haunted-city", "temple", "manor", "tavern")
    assert parts["classic.violet.wishing-well"] == 1
    assert parts["classic.score.five-colors"] == 3


def test_2016_a_point_for_each_unique_district_itself_included():
    """2016.unique.wishing-well"""
    assert parts_2016("wishing-well", "park", "temple")["2016.unique.wishing-well"] == 2
