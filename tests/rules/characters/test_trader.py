"""The Trader (6): 2016.trader."""

from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import city, gold, play, refusal

HAND = ["tavern", "market", "docks", "temple", "church", "school-of-magic"]


def test_a_coin_for_each_trade_district():
    """2016.trader"""
    assert gold(play(turn("trader", city=["tavern", "docks", "manor"]), "income"), "ana") == 4


def test_trade_districts_do_not_count_against_his_limit():
    """2016.trader; RULINGS 83: any number of them, plus one other"""
    position = play(turn("trader", gold=20, hand=HAND), "gather gold", "build tavern", "build temple", "build market")
    assert refusal(position, "build church") == ("2016.turn.build", "build-limit")
    assert city(play(position, "build docks"), "ana") == ["tavern", "temple", "market", "docks"]


def test_a_school_of_magic_is_no_trade_district_when_it_is_built():
    """2016.trader; RULINGS 83"""
    position = play(turn("trader", gold=20, hand=HAND), "gather gold", "build school-of-magic")
    assert refusal(position, "build temple") == ("2016.turn.build", "build-limit")
