"""Observatory: classic.violet.observatory, 2016.unique.observatory."""

from tests.rules.districts.helpers import turn
from tests.rules.flow.helpers import at, legal, of, play, told


def test_three_are_drawn_and_one_is_kept():
    """classic.violet.observatory"""
    bo = {"characters": ["king"], "city": ["observatory"]}
    asked = play(at(4, bo=bo, deck=["manor", "castle", "temple"]), "gather cards")
    assert legal(asked) == ["keep-card castle", "keep-card manor", "keep-card temple"]
    after = play(asked, "keep-card temple")
    assert of(after, "bo", "hand") == ["temple"]
    assert sorted(after.facts()["discard"]) == ["castle", "manor"]


def test_its_cost_is_that_of_the_printing():
    """classic.violet.observatory"""
    assert at(1, bo={"characters": ["assassin"]}).facts()["districts"]["observatory"]["cost"] == 4
    assert at(1, printing="ffg66", bo={"characters": ["assassin"]}).facts()["districts"]["observatory"]["cost"] == 5


def test_2016_three_are_drawn_one_is_kept():
    """2016.unique.observatory"""
    asked = play(turn(city=["observatory"], deck=["manor", "castle", "temple"]), "gather cards")
    assert legal(asked) == ["keep-card castle", "keep-card manor", "keep-card temple"]
    assert told(asked, "drew-cards")[0].rule == "2016.unique.observatory"
