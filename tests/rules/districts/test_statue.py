"""Statue: 2016.unique.statue."""

from tests.rules.districts.helpers import at16, parts
from tests.rules.flow.helpers import play

RULE = "2016.unique.statue"


def test_five_points_with_the_crown():
    """2016.unique.statue"""
    assert parts("statue", crown="ana")[RULE] == 5
    assert RULE not in parts("statue", crown="bo")


def test_a_murdered_king_takes_the_crown_before_the_scoring():
    """2016.unique.statue, 2016.round-end.order; RULINGS 29"""
    seven = ["manor", "castle", "palace", "temple", "church", "tavern", "market"]
    ana = {"characters": ["king"], "city": ["statue"]}
    dev = {"characters": ["assassin"]}
    position = at16(8, ana=ana, bo={"characters": ["warlord"], "city": seven}, dev=dev, murdered="king", crown="chi")
    ended = play(position, "gather gold", "end")
    assert ended.over and ended.scores()["ana"].parts[RULE] == 5
