"""Armory: duel.unique.armory."""

from tests.rules.duel.helpers import city, expanding, legal, nearly_full, play

TOWN = city("c4 noble-start white", "d4 religious-start black")


def armory(**facts):
    return play(expanding(city=facts.pop("city", TOWN), own={"stand": ["armory"]}, **facts), "build armory c5")


def test_its_builder_may_bring_the_guard():
    assert play(armory(), "guard armory").facts()["guard"] == "armory"


def test_the_guard_comes_from_another_district_too():
    assert play(armory(guard="religious-start"), "guard armory").facts()["guard"] == "armory"


def test_the_guard_may_be_left_where_it_is():
    """duel.build.order: may be declined"""
    assert play(armory(guard="religious-start"), "pass").facts()["guard"] == "religious-start"


def test_the_guard_goes_nowhere_else():
    assert legal(armory()) == {"guard armory", "pass"}


def test_no_coin_comes_with_the_guard():
    assert play(armory(), "guard armory").accounts()["armory"] == 0


def test_as_the_last_tile_it_still_acts_before_the_game_ends():
    """duel.end.full-grid"""
    position = play(expanding(city=nearly_full("e6"), own={"stand": ["armory"]}), "build armory e6")
    assert not position.over
    ended = play(position, "guard armory")
    assert ended.over
    assert ended.facts()["guard"] == "armory"
