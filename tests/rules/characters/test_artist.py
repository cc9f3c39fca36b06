"""The Artist (9): dark-city.artist, dark-city.artist.lost."""

from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import dark, gold, legal, play, refusal

QUARRY = {"bonus": ["quarry"]}
"""It allows twins, wherever it is now."""


def painting(coins=3, city=("temple", "manor", "palace"), **facts):
    ana = {"characters": ["artist"], "gold": coins, "city": list(city)}
    return dark(9, "artist", ana=ana, **facts)


def test_one_or_two_districts_get_a_coin_and_are_worth_one_more():
    """dark-city.artist"""
    after = play(painting(), "embellish temple", "embellish manor")
    assert gold(after, "ana", "ana/temple", "ana/manor") == (1, 1, 1)
    assert after.scores()["ana"].total == 1 + 3 + 5 + 2
    assert refusal(after, "embellish palace") == ("dark-city.artist", "two-embellished")


def test_one_coin_on_a_district_at_most():
    """dark-city.artist"""
    position = painting(city=[{"district": "temple", "coins": 1}, "manor"])
    assert refusal(position, "embellish temple") == ("dark-city.artist", "embellished-already")


def test_without_a_coin_nothing_is_embellished():
    """dark-city.artist"""
    assert refusal(painting(coins=0), "embellish temple") == ("dark-city.artist", "no-coin-to-put")


def test_it_costs_one_more_to_destroy_and_the_coin_goes_to_the_bank():
    """dark-city.artist, dark-city.artist.lost"""
    bo = {"city": [{"district": "market", "coins": 1}]}
    position = dark(8, "artist", ana={"characters": ["warlord"], "gold": 2}, bo=bo, **QUARRY)
    after = play(position, "gather gold", "end", "destroy bo market")
    assert gold(after, "ana", "bo/market", "bank") == (2, 0, 30 - 2 - 2 - 2 - 2)


def test_of_two_equal_districts_the_one_with_the_coin_is_told_apart():
    """dark-city.artist: duplicates are named, never numbered"""
    bo = {"city": [{"district": "market", "coins": 1}, "market"]}
    position = dark(8, "artist", ana={"characters": ["warlord"], "gold": 2}, bo=bo, **QUARRY)
    asked = play(position, "gather gold", "end")
    assert legal(asked, "destroy") == ["destroy bo market embellished", "destroy bo market"]
    assert gold(play(asked, "destroy bo market"), "bo/market", "ana") == (1, 3)
    assert gold(play(asked, "destroy bo market embellished"), "bo/market", "ana") == (0, 2)


def test_of_two_equal_districts_the_bare_one_may_still_have_its_coin():
    """dark-city.artist: only one coin on each; and each district is listed once"""
    twins = [{"district": "market", "coins": 1}, "market"]
    assert "embellish market" in legal(painting(city=twins, **QUARRY))
    assert refusal(painting(coins=0, city=twins, **QUARRY), "embellish market") == (
        "dark-city.artist",
        "no-coin-to-put",
    )
    full = play(painting(city=[*twins, "temple", "manor"], **QUARRY), "embellish temple", "embellish manor")
    refused = [option.action for option in full.decision.options if option.action[0] == "embellish"]
    assert refused == [("embellish", "market"), ("embellish", "temple"), ("embellish", "manor")]


def test_2016_two_own_districts_once_each_and_a_point_more():
    """2016.artist, 2016.score.costs; RULINGS 99"""
    position = turn("artist", gold=3, city=["temple", "church", "market"])
    after = play(position, "embellish temple", "embellish church")
    assert gold(after, "ana", "ana/temple", "ana/church") == (1, 1, 1)
    assert refusal(after, "embellish market") == ("2016.artist", "two-embellished")
    assert after.scores()["ana"].parts["2016.score.costs"] == 7
    assert refusal(play(position, "embellish temple"), "embellish temple") == ("2016.artist", "embellished-already")
