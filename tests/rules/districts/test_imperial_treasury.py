"""Imperial Treasury: classic.violet.imperial-treasury, 2016.unique.imperial-treasury."""

from tests.rules.districts.helpers import parts
from tests.rules.flow.helpers import at, dark


def test_a_point_for_each_coin_owned():
    """classic.violet.imperial-treasury, classic.score.special"""
    scores = at(8, ana={"characters": ["warlord"]}, bo={"city": ["imperial-treasury"], "gold": 7}).scores()
    assert scores["bo"].parts["classic.violet.imperial-treasury"] == 7


def test_coins_on_districts_are_not_counted():
    """classic.violet.imperial-treasury"""
    city = ["imperial-treasury", {"district": "temple", "coins": 1}]
    scores = dark(8, "artist", ana={"characters": ["warlord"]}, bo={"city": city, "gold": 3}).scores()
    assert scores["bo"].parts["classic.violet.imperial-treasury"] == 3


def test_2016_a_point_for_each_coin_of_the_stash():
    """2016.unique.imperial-treasury; RULINGS 110"""
    scored = parts("imperial-treasury", {"district": "temple", "coins": 1}, gold=4)
    assert scored["2016.unique.imperial-treasury"] == 4
