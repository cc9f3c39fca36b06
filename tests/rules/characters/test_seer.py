"""The Seer (3): 2016.seer.take, 2016.seer.build."""

import citadels_lab as lab
from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import city, legal, of, play, refusal, told

HANDS = {"bo": {"hand": ["temple"]}, "chi": {"hand": []}, "dev": {"hand": ["market"]}}


def test_she_takes_a_card_of_each_other_hand_that_is_not_empty():
    """2016.seer.take"""
    asked = play(turn("seer", hand=["palace"], **HANDS), "foresee")
    assert [of(asked, seat, "hand") for seat in ("bo", "chi", "dev")] == [[], [], []]
    assert (asked.decision.prompt, asked.decision.args["other"]) == ("seer-gives", "bo")
    assert legal(asked) == ["give-back palace", "give-back temple", "give-back market"]


def test_then_she_gives_each_of_those_players_a_card_of_her_choice():
    """2016.seer.take: an own one, or another's"""
    after = play(turn("seer", hand=["palace"], **HANDS), "foresee", "give-back market", "give-back palace")
    assert [of(after, seat, "hand") for seat in ("ana", "bo", "chi", "dev")] == [["temple"], ["market"], [], ["palace"]]


def test_what_she_takes_is_chance_and_secret():
    """2016.seer.take, 2016.turn.public-private"""
    hands = {"bo": {"hand": ["temple", "church", "docks", "manor"]}}
    taken = [
        told(play(turn("seer", seed=seed, **hands), "foresee"), "took-card")[0].args["district"] for seed in range(40)
    ]
    assert set(taken) == set(hands["bo"]["hand"])
    seen = lab.observe(play(turn("seer", **hands), "foresee"), "chi").events
    assert all("district" not in event.args for event in seen if event.what == "took-card")


def test_once_a_turn_and_only_if_somebody_has_a_card():
    """2016.seer.take"""
    assert refusal(turn("seer"), "foresee") == ("2016.seer.take", "empty-hands")
    used = play(turn("seer", **HANDS), "foresee", "give-back market", "give-back temple")
    assert refusal(used, "foresee") == ("2016.seer.take", "power-used")


def test_she_builds_two_districts():
    """2016.seer.build"""
    position = play(turn("seer", gold=9, hand=["temple", "church", "market"]), "gather gold", "build temple")
    full = play(position, "build church")
    assert city(full, "ana") == ["temple", "church"]
    assert refusal(full, "build market") == ("2016.seer.build", "build-limit")
