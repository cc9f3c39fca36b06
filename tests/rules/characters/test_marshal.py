"""The Marshal (8): 2016.marshal."""

from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import city, gold, legal, of, play, refusal

SEVEN = ["temple", "church", "market", "manor", "castle", "prison", "docks"]


def test_he_pays_the_owner_and_the_district_is_his():
    """2016.marshal"""
    after = play(turn("marshal", gold=3, bo={"gold": 0, "city": ["manor", "temple"]}), "seize bo manor")
    assert (city(after, "ana"), city(after, "bo")) == (["manor"], ["temple"])
    assert gold(after, "ana", "bo") == (0, 3)


def test_three_coins_is_the_most_that_a_district_may_cost():
    """2016.marshal"""
    position = turn("marshal", gold=9, bo={"city": ["castle"]})
    assert refusal(position, "seize bo castle") == ("2016.marshal", "seize-at-most")


def test_an_embellished_district_of_three_is_worth_four():
    """2016.rank8.embellished; RULINGS 95"""
    bo = {"city": [{"district": "manor", "coins": 1}, {"district": "temple", "coins": 1}]}
    position = turn("marshal", "artist", gold=9, bo=bo)
    assert refusal(position, "seize bo manor") == ("2016.marshal", "seize-at-most")
    after = play(position, "seize bo temple")
    assert gold(after, "ana", "bo", "ana/temple") == (7, 4, 1)


def test_a_great_wall_costs_a_coin_more_which_the_owner_gets():
    """2016.great-wall.formula; RULINGS 90, 92, 95: the three coins do not count it"""
    after = play(turn("marshal", gold=4, bo={"gold": 0, "city": ["manor", "great-wall"]}), "seize bo manor")
    assert gold(after, "ana", "bo") == (0, 4)


def test_no_duplicate_not_even_with_a_quarry():
    """2016.marshal, 2016.unique.quarry"""
    position = turn("marshal", gold=9, city=["temple", "quarry"], bo={"city": ["temple"]})
    assert refusal(position, "seize bo temple") == ("2016.marshal", "seize-twin")


def test_keep_bishop_and_complete_cities_are_safe():
    """2016.unique.keep, 2016.bishop.protection, 2016.marshal"""
    position = turn(
        "marshal", gold=9, bo={"city": ["keep"]}, chi={"city": SEVEN},
        dev={"city": ["tavern"], "characters": ["bishop"]},
    )  # fmt: skip
    assert refusal(position, "seize bo keep") == ("2016.unique.keep", "untouchable")
    assert refusal(position, "seize chi temple") == ("2016.marshal", "city-is-complete")
    assert refusal(position, "seize dev tavern") == ("2016.bishop.protection", "city-protected")
    assert legal(position, "seize") == []


def test_too_dear_says_by_how_much():
    """2016.marshal"""
    position = turn("marshal", gold=1, bo={"city": ["manor"]})
    assert refusal(position, "seize bo manor") == ("2016.marshal", "seize-too-dear")


def test_the_seventh_district_may_be_a_seized_one():
    """2016.end.complete; RULINGS 8"""
    after = play(turn("marshal", gold=9, city=SEVEN[:6], bo={"city": ["tavern"]}), "seize bo tavern")
    assert of(after, "ana", "complete") and after.facts()["completed"] == ["ana"]


def test_once_a_turn_at_any_moment():
    """2016.turn.power-moment"""
    position = play(turn("marshal", gold=9, bo={"city": ["tavern", "temple"]}), "seize bo tavern")
    assert refusal(position, "seize bo temple") == ("2016.marshal", "power-used")


def test_too_dear_by_a_wall_or_a_coin_cites_what_makes_it_so():
    """2016.great-wall.formula, 2016.rank8.embellished"""
    wall = turn("marshal", gold=2, bo={"city": ["church", "great-wall"]})
    assert refusal(wall, "seize bo church") == ("2016.great-wall.formula", "seize-too-dear")
    coin = turn("marshal", "artist", gold=2, bo={"city": [{"district": "church", "coins": 1}]})
    assert refusal(coin, "seize bo church") == ("2016.rank8.embellished", "seize-too-dear")


def test_what_protects_the_keep_speaks_of_his_power_too():
    """2016.unique.keep"""
    why = turn("marshal", gold=9, bo={"city": ["keep"]}).decision.find(("seize", "bo", "keep")).reason
    assert why.text("en") == "The Keep is out of reach of the power of rank 8."
    assert why.text("fr") == "Le Donjon est hors d’atteinte du pouvoir du rang 8."
