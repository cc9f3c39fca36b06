"""Armory: dark-city.violet.armory, 2016.unique.armory."""

from tests.rules.districts.helpers import turn
from tests.rules.flow.helpers import city, dark, gold, legal, play, refusal

EIGHT = ["manor", "castle", "palace", "church", "monastery", "cathedral", "docks", "harbor"]


def armed(mine=("armory",), theirs=("keep", "great-wall"), **facts):
    return dark(
        4, ana={"characters": ["king"], "city": list(mine)}, bo={"city": list(theirs)}, bonus=["armory"], **facts
    )


def test_it_is_destroyed_with_a_district_of_another_city():
    """dark-city.violet.armory; RULINGS K38: the Keep is no shelter, and nothing is paid"""
    after = play(armed(deck=["temple"], rest="box"), "armory bo keep")
    assert (city(after, "ana"), city(after, "bo"), gold(after, "ana")) == ([], ["great-wall"], 2)
    assert sorted(after.facts()["deck"]) == ["armory", "keep", "temple"]


def test_an_own_district_is_no_target():
    """dark-city.violet.armory"""
    assert not [a for a in armed(mine=["armory", "temple"]).decision.legal if a[0] == "armory" and a[1] == "ana"]


def test_no_complete_city_is_touched():
    """dark-city.violet.armory"""
    assert refusal(armed(theirs=EIGHT), "armory bo manor") == ("dark-city.violet.armory", "city-is-complete")
    own = armed(mine=["armory", *EIGHT[:7]])
    assert refusal(own, "armory bo keep") == ("dark-city.violet.armory", "city-is-complete")


def test_the_graveyard_saves_nothing_from_it():
    """RULINGS K20"""
    position = armed(theirs=["temple"], chi={"city": ["graveyard"], "gold": 5})
    assert play(position, "armory bo temple").decision.seat == "ana"


SEVEN = EIGHT[:7]


def test_2016_an_own_district_is_a_target_too_but_not_the_armory_itself():
    """2016.unique.armory; RULINGS 104"""
    position = turn(city=["armory", "temple"], bo={"city": ["keep"]})
    assert legal(position, "armory") == ["armory ana temple", "armory bo keep"]
    assert city(play(position, "armory ana temple"), "ana") == []


def test_2016_neither_keep_nor_bishop_nor_wall_help_against_it():
    """2016.unique.armory; RULINGS 76, 104: those speak of rank 8"""
    bo = {"city": ["keep", "great-wall"], "gold": 0, "characters": ["bishop"]}
    after = play(turn(city=["armory"], gold=0, bo=bo, rest="box"), "armory bo keep")
    assert (city(after, "bo"), city(after, "ana"), gold(after, "ana")) == (["great-wall"], [], 0)
    assert sorted(after.facts()["deck"]) == ["armory", "keep"]


def test_2016_no_completed_city_is_touched_the_own_one_neither():
    """2016.unique.armory; RULINGS 105"""
    assert refusal(turn(city=["armory"], bo={"city": SEVEN}), "armory bo manor")[0] == "2016.unique.armory"
    own = turn(city=["armory", *SEVEN[:6]], bo={"city": ["keep"]})
    assert refusal(own, "armory bo keep") == ("2016.unique.armory", "city-is-complete")


def test_2016_it_has_its_own_french_name():
    """Seed 003 calls it Armurerie, the classic cards Poudrière"""
    option = turn(city=["armory"], bo={"city": ["keep"]}).decision.find(("armory", "bo", "keep"))
    assert "Armurerie" in option.text("fr") and "Armory" in option.text()
