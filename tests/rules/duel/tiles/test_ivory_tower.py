"""Ivory Tower: duel.unique.ivory-tower."""

from tests.rules.duel.helpers import city, expanding, gold, holding, legal, play, refusal

TOWER = city("c4 noble-start white 1", "d4 ivory-tower black 3", "e4 noble-2 black 1")


def test_the_thief_cannot_target_it():
    position = play(holding("thief", theirs={"hand": ["queen"]}, city=TOWER), "name queen")
    assert refusal(position, "steal ivory-tower").rule == "duel.unique.ivory-tower"
    assert "steal noble-2" in legal(position)


def test_not_even_its_own_thief():
    """duel.thief.any-owner"""
    own = city("c4 ivory-tower white 3", "d4 noble-2 black")
    position = play(holding("thief", theirs={"hand": ["queen"]}, city=own), "name queen")
    assert refusal(position, "steal ivory-tower").rule == "duel.unique.ivory-tower"


def test_the_diplomat_cannot_target_it():
    position = holding("diplomat", own={"seats": 9}, city=TOWER)
    assert refusal(position, "take ivory-tower").rule == "duel.unique.ivory-tower"


def test_the_warlord_cannot_target_it():
    position = holding("warlord", own={"gold": 9}, city=TOWER)
    assert refusal(position, "take ivory-tower").rule == "duel.unique.ivory-tower"


def test_the_thieves_den_may_take_its_coins():
    """duel.unique.ivory-tower: the Den is no character"""
    position = play(expanding(city=TOWER, own={"stand": ["thieves-den"]}), "build thieves-den c5")
    assert gold(play(position, "den ivory-tower 3"), "ivory-tower") == 0


def test_but_not_while_it_is_protected():
    """duel.unique.thieves-den"""
    position = play(expanding(city=TOWER, guard="noble-2", own={"stand": ["thieves-den"]}), "build thieves-den c5")
    assert refusal(position, "den ivory-tower 3").rule == "duel.guard.protects"


def test_the_guard_may_stand_on_it():
    """duel.guard.move"""
    assert play(holding("warlord", city=TOWER), "guard ivory-tower").facts()["guard"] == "ivory-tower"


def test_it_does_not_shield_its_neighbours():
    """duel.unique.ivory-tower: this district"""
    assert "take noble-2" in legal(holding("warlord", own={"gold": 9}, city=TOWER))
