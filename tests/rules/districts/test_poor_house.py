"""Poor House: dark-city.violet.poor-house, 2016.unique.poor-house."""

from tests.rules.districts.helpers import mine, turn
from tests.rules.flow.helpers import dark, gold, play, refusal


def poor(gold, **city):
    ana = {"characters": ["king"], "gold": gold, "city": ["poor-house"], "hand": ["market", "manor"]}
    return dark(4, "artist", ana=ana, bo={"characters": ["warlord"]}, bonus=["poor-house"])


def test_with_no_coin_at_the_end_of_the_turn_one_is_gained():
    """dark-city.violet.poor-house"""
    after = play(poor(1), "gather gold", "build manor", "end")
    assert gold(after, "ana") == 1


def test_with_a_coin_none():
    """dark-city.violet.poor-house"""
    assert gold(play(poor(1), "gather gold", "build market", "end"), "ana") == 1


def test_2016_with_no_coin_at_the_end_of_the_turn_one_is_gained():
    """2016.unique.poor-house"""
    assert gold(play(mine(city=["poor-house"], hand=["market"], gold=0), "build market", "end"), "ana") == 1
    assert gold(play(mine(city=["poor-house"], gold=0), "end"), "ana") == 2


def test_2016_before_the_alchemist_gets_his_coins_back():
    """2016.unique.poor-house, 2016.turn-end.order; RULINGS 81"""
    position = mine("alchemist", city=["poor-house"], hand=["market"], gold=0)
    assert gold(play(position, "build market", "end"), "ana") == 3


def test_2016_it_gives_nothing_before_the_end():
    """2016.unique.poor-house"""
    position = turn(city=["poor-house"], hand=["market"], gold=0)
    assert refusal(position, "end") == ("2016.turn.gather", "income-owed")
