"""Basilica: 2016.unique.basilica."""

from tests.rules.districts.helpers import parts


def basilica(*city):
    return parts("basilica", *city).get("2016.unique.basilica", 0)


def test_a_point_for_each_district_of_odd_cost_itself_is_even():
    """2016.unique.basilica"""
    assert basilica("temple", "manor", "castle", "keep") == 3  # 1, 3, 4, 3
    assert basilica() == 0


def test_the_coin_of_an_embellished_district_counts_as_cost():
    """2016.unique.basilica, 2016.artist; RULINGS 99"""
    assert basilica({"district": "temple", "coins": 1}, {"district": "castle", "coins": 1}) == 1


def test_of_two_twins_only_the_one_with_the_coin_changes():
    """2016.unique.basilica, 2016.artist"""
    assert basilica({"district": "temple", "coins": 1}, "temple", "quarry") == 2  # 1, and the Quarry 5
