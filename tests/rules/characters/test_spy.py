"""The Spy (2): 2016.spy."""

import citadels_lab as lab
from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import gold, legal, of, play, refusal, told

BO = {"gold": 5, "hand": ["tavern", "market", "temple"]}


def test_for_each_card_of_the_type_she_takes_a_coin_and_draws_a_card():
    """2016.spy"""
    after = play(turn("spy", gold=0, bo=BO, deck=["palace", "castle"]), "spy-on bo trade")
    assert (gold(after, "ana"), gold(after, "bo")) == (2, 3)
    assert of(after, "ana", "hand") == ["palace", "castle"]
    assert of(after, "bo", "hand") == BO["hand"]


def test_the_coins_come_only_as_far_as_there_are_any_the_cards_all():
    """2016.spy; RULINGS 61"""
    after = play(turn("spy", gold=0, bo={**BO, "gold": 1}), "spy-on bo trade")
    assert gold(after, "ana", "bo") == (1, 0)
    assert len(of(after, "ana", "hand")) == 2


def test_a_type_that_is_not_there_gives_nothing():
    """2016.spy"""
    after = play(turn("spy", gold=0, bo=BO), "spy-on bo military")
    assert (gold(after, "ana"), of(after, "ana", "hand")) == (0, [])


def test_she_names_the_type_before_she_looks_and_looks_once():
    """2016.spy"""
    position = turn("spy", bo=BO, chi={"hand": []})
    assert legal(position, "spy-on") == [
        f"spy-on bo {color}" for color in ("noble", "religious", "trade", "military", "unique")
    ]
    assert refusal(position, "spy-on chi trade") == ("2016.spy", "empty-hand")
    assert refusal(play(position, "spy-on bo trade"), "spy-on bo noble") == ("2016.spy", "power-used")


def test_others_learn_how_many_she_found_and_not_which():
    """2016.spy, 2016.turn.public-private"""
    after = play(turn("spy", bo=BO), "spy-on bo trade")
    told_dev = next(event for event in lab.observe(after, "dev").events if event.what == "spied")
    assert told_dev.args["n"] == 2 and "districts" not in told_dev.args
    assert told(after, "spied")[0].args["districts"] == ("market", "tavern", "temple")
