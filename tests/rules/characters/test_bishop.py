"""The Bishop (5): classic.bishop.protected, classic.income.religious, dark-city.witch.bishop."""

from tests.rules.characters.helpers import late
from tests.rules.flow.helpers import at, dark, gold, play, refusal


def test_the_warlord_cannot_touch_the_bishops_city():
    """classic.bishop.protected"""
    position = at(5, ana={"characters": ["warlord"]}, bo={"characters": ["bishop"], "city": ["temple"]})
    after = play(position, "gather gold", "end")
    assert refusal(after, "destroy bo temple") == ("classic.bishop.protected", "city-protected")


def test_a_murdered_bishop_protects_nothing():
    """classic.bishop.protected; RULINGS K7"""
    position = at(
        5, ana={"characters": ["warlord"]}, bo={"characters": ["bishop"], "city": ["temple"]},
        chi={"characters": ["assassin"]}, murdered="bishop",
    )  # fmt: skip
    assert ("destroy", "bo", "temple") in position.decision.legal


def test_a_coin_for_each_religious_district():
    """classic.income.religious"""
    assert gold(play(at(5, bo={"characters": ["bishop"], "city": ["temple", "church"]}), "income"), "bo") == 4


def test_a_bewitched_bishop_protects_the_witchs_city():
    """dark-city.witch.bishop"""
    position = dark(
        5, "witch", ana={"characters": ["witch"], "city": ["manor"]}, bo={"characters": ["bishop"], "city": ["temple"]},
        chi={"characters": ["warlord"]}, bewitched="bishop",
    )  # fmt: skip
    after = play(position, "gather gold", "end", "gather gold", "end")
    assert ("destroy", "bo", "temple") in after.decision.legal
    assert refusal(after, "destroy ana manor") == ("classic.bishop.protected", "city-protected")


def test_2016_murdered_he_protects_nothing():
    """2016.bishop.protection; RULINGS 28"""
    seats = {"ana": {"characters": ["warlord"], "gold": 5}, "bo": {"characters": ["bishop"], "city": ["manor"]}}
    position = late(5, **seats, chi={"characters": ["assassin"]}, murdered="bishop")
    assert play(position, "destroy bo manor").events


def test_2016_bewitched_he_protects_the_witch_and_not_his_holder():
    """2016.witch.bishop; RULINGS 36"""
    seats = {
        "ana": {"characters": ["witch"], "city": ["tavern"]},
        "bo": {"characters": ["bishop"], "city": ["manor"]},
        "chi": {"characters": ["warlord"], "gold": 5},
    }
    start = play(late(1, "witch", **seats), "gather gold", "bewitch bishop", "gather gold", "end")
    assert refusal(start, "destroy ana tavern") == ("2016.bishop.protection", "city-protected")
    assert play(start, "destroy bo manor").events


def test_2016_with_two_players_the_shield_is_there_in_every_turn_of_the_round():
    """2016.draft.protection-round"""
    ana = {"characters": ["bishop", "merchant"], "city": ["manor"]}
    position = late(5, players=("ana", "bo"), ana=ana, bo={"characters": ["warlord"], "gold": 5})
    after = play(position, "gather gold", "end", "gather gold", "end")
    assert refusal(after, "destroy ana manor") == ("2016.bishop.protection", "city-protected")


def test_with_two_characters_the_shield_stops_the_own_rank_eight_too():
    """classic.bishop.protected, 2016.draft.protection-round"""
    for game, rule in ((at, "classic.bishop.protected"), (late, "2016.bishop.protection")):
        ana = {"characters": ["bishop", "warlord"], "gold": 9, "city": ["temple"]}
        position = game(8, ana=ana, bo={"characters": ["king", "merchant"]}, players=("ana", "bo"))
        assert refusal(position, "destroy ana temple") == (rule, "city-protected")
