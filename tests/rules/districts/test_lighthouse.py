"""Lighthouse: dark-city.violet.lighthouse."""

import citadels_lab as lab
from tests.rules.flow.helpers import dark, legal, of, play


def shining(**facts):
    ana = {"characters": ["king"], "gold": 5, "hand": ["lighthouse"]}
    return play(dark(4, ana=ana, bonus=["lighthouse"], **facts), "build lighthouse")


def test_its_builder_takes_a_card_out_of_the_deck():
    """dark-city.violet.lighthouse"""
    asked = shining(deck=["temple", "palace", "temple"], rest="box")
    assert legal(asked) == ["fetch palace", "fetch temple", "pass"]
    after = play(asked, "fetch palace")
    assert (of(after, "ana", "hand"), sorted(after.facts()["deck"])) == (["palace"], ["temple", "temple"])


def test_the_others_do_not_learn_which():
    """dark-city.violet.lighthouse"""
    after = play(shining(), "fetch palace")
    assert "Palace" not in " ".join(event.text() for event in lab.observe(after, "bo").events)


def test_an_empty_deck_asks_nothing():
    """dark-city.violet.lighthouse"""
    assert shining(rest="box").decision.prompt == "turn"
