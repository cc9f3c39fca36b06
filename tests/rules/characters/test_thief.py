"""The Thief (2): classic.thief, dark-city.witch.thief."""

from tests.rules.characters.helpers import late
from tests.rules.flow.helpers import at, dark, gold, legal, play, refusal


def robbing(**facts):
    return at(2, ana={"characters": ["thief"]}, bo={"characters": ["merchant"], "gold": 5}, **facts)


def test_all_coins_go_to_the_thief_before_anything_else_in_the_victims_turn():
    """classic.thief, classic.merchant.extra: the Merchant's coin comes after it"""
    after = play(
        robbing(), "rob merchant", "gather cards", legal(play(robbing(), "rob merchant", "gather cards"))[0], "end"
    )
    assert after.decision.seat == "bo"
    assert gold(after, "ana", "bo") == (7, 1)


def test_neither_himself_nor_the_assassin_nor_the_victim_can_be_named():
    """classic.thief"""
    position = robbing(chi={"characters": ["assassin"]}, murdered="king")
    assert refusal(position, "rob thief") == ("classic.thief", "names-self")
    assert refusal(position, "rob assassin") == ("classic.thief", "rob-rank-one")
    assert refusal(position, "rob king") == ("classic.thief", "rob-murdered")


def test_neither_the_witch_nor_her_victim_can_be_named():
    """dark-city.witch.thief"""
    position = dark(2, "witch", ana={"characters": ["thief"]}, bo={"characters": ["witch"]}, bewitched="king")
    assert refusal(position, "rob witch") == ("dark-city.witch.thief", "rob-rank-one")
    assert refusal(position, "rob king") == ("dark-city.witch.thief", "rob-bewitched")


def test_the_own_other_character_keeps_its_coins():
    """classic.thief: with two characters one may name one's own"""
    position = at(2, players=("ana", "bo"), ana={"characters": ["thief", "merchant"], "gold": 5}, bo={})
    assert gold(play(position, "rob merchant", "gather gold", "end"), "ana") == 8


def test_a_character_nobody_holds_gives_nothing():
    """classic.thief"""
    after = play(robbing(), "rob king", "gather gold", "end")
    assert gold(after, "ana", "bo") == (4, 6)


def test_2016_he_robs_neither_rank_one_nor_the_bewitched():
    """2016.thief"""
    seats = {"ana": {"characters": ["thief"]}, "bo": {"characters": ["witch"]}}
    position = late(2, "witch", **seats, bewitched="king")
    assert refusal(position, "rob witch") == ("2016.thief", "rob-rank-one")
    assert refusal(position, "rob king") == ("2016.thief", "rob-bewitched")


def test_2016_bewitched_it_is_the_witch_who_robs():
    """2016.witch.victim; RULINGS 38"""
    seats = {
        "ana": {"characters": ["witch"], "gold": 0},
        "bo": {"characters": ["thief"], "gold": 0},
        "chi": {"characters": ["king"], "gold": 5},
    }
    after = play(late(1, "witch", **seats), "gather gold", "bewitch thief", "gather gold", "rob king", "end")
    assert gold(after, "ana", "bo", "chi") == (7, 2, 0)


def test_2016_the_coins_go_before_anything_else_of_that_turn():
    """2016.thief; RULINGS 59: before gathering, income and bribes"""
    seats = {"ana": {"characters": ["thief"], "gold": 0}, "bo": {"characters": ["king"], "gold": 5, "city": ["manor"]}}
    after = play(late(2, **seats), "rob king", "gather gold", "end")
    assert gold(after, "ana", "bo") == (7, 0)
