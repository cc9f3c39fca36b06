"""Throne Room: dark-city.violet.throne-room."""

from tests.rules.flow.helpers import dark, gold


def reigning(crown):
    return dark(4, ana={"city": ["throne-room"]}, bo={"characters": ["king"]}, crown=crown, bonus=["throne-room"])


def test_a_coin_each_time_the_crown_changes_its_holder():
    """dark-city.violet.throne-room"""
    assert gold(reigning("chi"), "ana") == 3


def test_none_when_it_stays():
    """dark-city.violet.throne-room"""
    assert gold(reigning("bo"), "ana") == 2
