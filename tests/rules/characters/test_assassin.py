"""The Assassin (1): classic.assassin, classic.assassin.reveal."""

import citadels_lab as lab
from tests.rules.characters.helpers import late
from tests.rules.flow.helpers import at, legal, of, play, refusal, told


def killing(**facts):
    return at(1, ana={"characters": ["assassin"]}, bo={"characters": ["merchant"]}, **facts)


def test_any_other_character_can_be_murdered():
    """classic.assassin"""
    assert len(legal(killing(), "murder")) == 7
    assert refusal(killing(), "murder assassin") == ("classic.assassin", "names-self")


def test_one_victim_a_turn():
    """classic.assassin"""
    assert refusal(play(killing(), "murder king"), "murder thief") == ("classic.assassin", "power-used")


def test_the_victim_loses_the_turn_and_is_shown_at_the_end_of_the_round():
    """classic.assassin.reveal"""
    after = play(killing(), "murder merchant", "gather gold", "end")
    assert after.decision.prompt == "draft-pick"
    assert [event.args["seat"] for event in told(after, "victim-shown")] == ["bo"]
    assert of(after, "bo", "gold") == 2


def test_a_murdered_and_an_unheld_character_sound_alike_when_called():
    """classic.assassin: the holder stays silent"""
    held = play(killing(chi={"characters": ["warlord"]}), "murder merchant", "gather gold", "end")
    unheld = play(killing(chi={"characters": ["warlord"]}), "murder king", "gather gold", "end", "gather gold", "end")
    calls = [{e.args["character"]: e.rule for e in told(p, "no-answer")} for p in (held, unheld)]
    assert calls[0]["merchant"] == calls[1]["king"] == "classic.call.order"
    assert held.facts()["players"]["bo"]["revealed"] == []


def test_2016_only_a_murdered_rank_four_is_shown_at_the_end_of_the_round():
    """2016.assassin, 2016.round-end.order; RULINGS 24"""
    seats = {"ana": {"characters": ["assassin"]}, "bo": {"characters": ["merchant"]}}
    after = play(late(1, **seats), "murder merchant", "gather gold", "end")
    assert told(after, "victim-shown") == []
    assert lab.observe(after, "chi").facts["players"]["bo"]["revealed"] == []
