"""The Merchant (6): classic.merchant.extra, classic.income.trade, dark-city.merchant-architect.after-action."""

from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import at, dark, gold, play, refusal


def test_the_extra_coin_comes_at_the_start_of_the_turn():
    """classic.merchant.extra"""
    assert gold(at(6, bo={"characters": ["merchant"]}), "bo") == 3


def test_a_coin_for_each_trade_district():
    """classic.income.trade"""
    assert gold(play(at(6, bo={"characters": ["merchant"], "city": ["tavern", "docks"]}), "income"), "bo") == 5


def test_in_the_dark_city_the_extra_coin_comes_after_the_income():
    """dark-city.merchant-architect.after-action"""
    position = dark(6, bo={"characters": ["merchant"]})
    assert refusal(position, "extra-coin") == ("dark-city.merchant-architect.after-action", "after-income")
    after = play(position, "gather gold", "extra-coin")
    assert gold(after, "bo") == 5
    assert refusal(after, "extra-coin") == ("classic.merchant.extra", "power-used")


def test_in_the_dark_city_it_may_be_left():
    """dark-city.power.once"""
    position = dark(6, bo={"characters": ["merchant"]}, chi={"characters": ["warlord"]})
    assert gold(play(position, "gather gold", "end"), "bo") == 4


def test_2016_the_extra_coin_comes_at_any_moment_whatever_was_gathered():
    """2016.merchant; RULINGS 82"""
    after = play(turn("merchant", gold=0), "extra-coin")
    assert gold(after, "ana") == 1
    assert refusal(after, "extra-coin") == ("2016.merchant", "power-used")
