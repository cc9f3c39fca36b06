"""Secret Vault: 2016.unique.secret-vault."""

import citadels_lab as lab
from tests.rules.districts.helpers import at16, mine, parts, turn
from tests.rules.flow.helpers import city, of, play, refusal, told

SIX = ["manor", "castle", "palace", "temple", "church", "tavern"]


def test_it_is_never_built():
    """2016.unique.secret-vault"""
    assert refusal(mine(hand=["secret-vault"], gold=9), "build secret-vault") == (
        "2016.unique.secret-vault",
        "never-built",
    )


def test_shown_from_the_hand_at_the_end_it_scores_three():
    """2016.unique.secret-vault"""
    ended = play(mine(city=SIX, hand=["market", "secret-vault"], gold=9), "build market", "end")
    assert ended.over
    assert ended.scores()["ana"].parts["2016.unique.secret-vault"] == 3
    assert told(ended, "shown-at-end")[0].args == {"seat": "ana", "district": "secret-vault"}


def test_until_then_no_score_betrays_it():
    """2016.unique.secret-vault, 2016.turn.public-private"""
    position = mine(hand=["secret-vault"])
    assert lab.observe(position, "bo").facts["players"]["ana"]["points"] == {"2016.score.costs": 0}
    assert position.scores()["ana"].total == 0


def test_tucked_or_discarded_it_scores_nothing():
    """2016.unique.secret-vault; RULINGS 116"""
    tucked = play(turn(city=["museum", *SIX[1:]], hand=["secret-vault", "market"], gold=9), "museum secret-vault")
    ended = play(tucked, "gather gold", "build market", "end")
    assert ended.over and "2016.unique.secret-vault" not in ended.scores()["ana"].parts
    assert ended.scores()["ana"].parts["2016.unique.museum"] == 1


def test_it_pays_for_the_thieves_den_like_any_card():
    """2016.unique.secret-vault, 2016.unique.thieves-den; RULINGS 116"""
    position = mine(hand=["thieves-den", "secret-vault"], gold=3)
    after = play(position, "build thieves-den discarding 1")
    assert city(after, "ana") == ["thieves-den"] and of(after, "ana", "hand") == []


def test_it_is_a_card_for_the_map_room():
    """2016.unique.map-room; RULINGS 110"""
    assert parts("map-room", hand=["secret-vault"])["2016.unique.map-room"] == 1


def test_when_it_is_the_only_card_left_the_game_ends():
    """2016.end.complete: nobody could ever build again"""
    position = at16(8, ana={"characters": ["warlord"], "hand": ["secret-vault"]}, rest="box")
    assert play(position, "gather gold", "end").over
