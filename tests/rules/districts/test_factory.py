"""Factory: dark-city.violet.factory, 2016.unique.factory."""

from tests.rules.districts.helpers import mine
from tests.rules.flow.helpers import dark, gold, play, refusal, told


def test_other_violet_districts_cost_one_less_to_build():
    """dark-city.violet.factory"""
    ana = {"characters": ["architect"], "gold": 4, "hand": ["keep", "market"], "city": ["factory"]}
    after = play(dark(7, ana=ana, bonus=["factory"]), "build keep", "build market")
    assert gold(after, "ana") == 0


def test_it_does_not_lower_the_price_of_destroying():
    """dark-city.violet.factory"""
    bo = {"city": ["factory", "library"]}
    position = dark(8, ana={"characters": ["warlord"], "gold": 5}, bo=bo, bonus=["factory"])
    assert gold(play(position, "gather gold", "end", "destroy bo library"), "ana") == 2


def test_2016_other_unique_districts_cost_one_less():
    """2016.unique.factory"""
    position = mine("architect", city=["factory"], gold=3, hand=["park", "palace"])
    after = play(position, "build park")
    assert gold(after, "ana") == 0
    assert told(after, "gold")[-1].rule == "2016.unique.factory"
    assert refusal(mine(city=["factory"], gold=2, hand=["palace"]), "build palace")[1] == "cannot-pay"


def test_2016_not_the_factory_itself():
    """2016.unique.factory"""
    assert refusal(mine(gold=2, hand=["factory"]), "build factory") == ("2016.turn.build", "cannot-pay")
