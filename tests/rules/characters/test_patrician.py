"""The Patrician (4): 2016.patrician, 2016.crown.compulsory."""

from tests.rules.characters.helpers import late, turn
from tests.rules.flow.helpers import legal, of, play, refusal, told

CITY = ["manor", "castle"]


def test_he_draws_a_card_for_each_noble_district():
    """2016.patrician"""
    after = play(turn("patrician", city=CITY, deck=["temple", "market"]), "income")
    assert of(after, "ana", "hand") == ["temple", "market"]
    assert told(after, "drew-cards")[0].rule == "2016.patrician"


def test_a_school_of_magic_counts_as_noble_for_him():
    """2016.unique.school-of-magic"""
    after = play(turn("patrician", city=["manor", "school-of-magic"], deck=["temple", "market"]), "income")
    assert len(of(after, "ana", "hand")) == 2


def test_with_no_card_left_there_is_nothing_to_draw():
    """2016.turn.deck-empty"""
    empty = turn("patrician", city=CITY, rest="box")
    assert refusal(empty, "income") == ("2016.turn.deck-empty", "no-cards-left")


def test_his_turn_has_no_end_without_the_crown():
    """2016.crown.compulsory"""
    position = play(turn("patrician", crown="bo"), "gather gold")
    assert refusal(position, "end") == ("2016.crown.compulsory", "crown-owed")
    assert play(position, "take-crown", "end").facts()["crown"] == "ana"


def test_who_has_the_crown_already_owes_nothing():
    """2016.crown.compulsory"""
    position = play(turn("patrician", crown="ana"), "gather gold")
    assert refusal(position, "take-crown") == ("2016.patrician", "crown-is-yours")
    assert "end" in legal(position)


def test_murdered_he_is_shown_and_takes_it_at_the_end_of_the_round():
    """2016.patrician, 2016.round-end.order"""
    seats = {"ana": {"characters": ["assassin"]}, "bo": {"characters": ["patrician"]}}
    after = play(late(1, "patrician", crown="chi", **seats), "murder patrician", "gather gold", "end")
    assert after.facts()["crown"] == "bo"
    assert told(after, "victim-shown")[0].args["character"] == "patrician"


def test_bewitched_his_holder_takes_it_and_the_witch_draws_for_her_own_city():
    """2016.patrician, 2016.witch.victim"""
    seats = {"ana": {"characters": ["witch"], "city": CITY}, "bo": {"characters": ["patrician"], "city": ["palace"]}}
    position = play(late(1, "witch", "patrician", crown="chi", **seats), "gather gold", "bewitch patrician")
    assert position.facts()["crown"] == "bo"
    resumed = play(position, "gather gold")
    assert refusal(resumed, "take-crown") == ("2016.patrician", "crown-went-to-holder")
    assert len(of(play(resumed, "income"), "ana", "hand")) == 2
