"""The Scholar (7): 2016.scholar."""

from collections import Counter

import citadels_lab as lab
from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import city, legal, of, play, refusal

SEVEN = ["temple", "church", "market", "manor", "castle", "prison", "docks"]


def test_he_draws_seven_keeps_one_and_shuffles_the_others_into_the_deck():
    """2016.scholar"""
    position = turn("scholar", deck=SEVEN)
    before = Counter(position.facts()["deck"])
    asked = play(position, "study")
    assert legal(asked) == [f"keep-card {name}" for name in sorted(SEVEN)]
    after = play(asked, "keep-card castle")
    assert of(after, "ana", "hand") == ["castle"]
    assert before - Counter(after.facts()["deck"]) == Counter(["castle"])
    assert after.facts()["deck"][-6:] != [name for name in SEVEN if name != "castle"]


def test_with_fewer_cards_he_draws_what_there_is():
    """2016.turn.deck-empty; RULINGS 86"""
    asked = play(turn("scholar", deck=["temple", "church"], rest="box"), "study")
    assert legal(asked) == ["keep-card church", "keep-card temple"]
    assert play(asked, "keep-card church").facts()["deck"] == ["temple"]
    empty = turn("scholar", rest="box")
    assert refusal(empty, "study") == ("2016.turn.deck-empty", "no-cards-left")


def test_a_library_does_not_help_him():
    """2016.scholar; RULINGS 84: this is no gathering"""
    asked = play(turn("scholar", city=["library", "observatory"], deck=SEVEN), "study")
    assert len(legal(asked)) == 7


def test_once_a_turn_and_two_builds():
    """2016.scholar"""
    position = turn("scholar", gold=9, hand=["temple", "church", "market"], deck=SEVEN)
    studied = play(position, "study", "keep-card docks", "gather gold", "build temple", "build church")
    assert refusal(studied, "study") == ("2016.scholar", "power-used")
    assert refusal(studied, "build market") == ("2016.scholar", "build-limit")
    assert city(studied, "ana") == ["temple", "church"]


def test_nobody_else_sees_the_seven_cards():
    """2016.turn.public-private"""
    asked = play(turn("scholar", deck=SEVEN), "study")
    assert lab.observe(asked, "bo").facts["players"]["ana"]["drawn"] == ["?"] * 7
    after = play(asked, "keep-card docks")
    assert all("districts" not in event.args for event in lab.observe(after, "bo").events if event.what == "studied")
