"""The Queen (9): dark-city.queen."""

from tests.rules.characters.helpers import late
from tests.rules.flow.helpers import dark, gold, play, refusal

FIVE = ("ana", "bo", "chi", "dev", "eli")


def sitting(king="bo", queen="ana", rank=4, cast=(), **facts):
    seats = {seat: {} for seat in FIVE}
    seats[king] = {"characters": ["emperor" if "emperor" in cast else "king"]}
    seats[queen] = {"characters": ["queen"]}
    seats.update(facts.pop("more", {}))
    return dark(rank, "queen", *cast, players=FIVE, **seats, **facts)


def test_three_coins_beside_the_king():
    """dark-city.queen"""
    after = play(sitting(), "gather gold", "end", "court")
    assert gold(after, "ana") == 5
    assert refusal(after, "court") == ("dark-city.queen", "power-used")


def test_the_last_seat_is_beside_the_first():
    """dark-city.queen"""
    assert gold(play(sitting(king="eli"), "gather gold", "end", "court"), "ana") == 5


def test_nothing_two_seats_away_whoever_has_the_crown():
    """dark-city.queen: the card, not the crown"""
    position = play(sitting(king="chi", crown="bo"), "gather gold", "end")
    assert refusal(position, "court") == ("dark-city.queen", "no-rank-four-beside")


def test_beside_a_murdered_king_she_is_paid_when_that_is_known():
    """dark-city.queen"""
    more = {"chi": {"characters": ["assassin"]}}
    position = sitting(rank=9, more=more, murdered="king")
    assert refusal(position, "court") == ("dark-city.queen", "no-rank-four-beside")
    after = play(position, "gather gold", "end")
    assert gold(after, "ana") == 7


def test_a_murdered_queen_is_not_paid():
    """dark-city.queen"""
    more = {"chi": {"characters": ["assassin"]}}
    after = play(sitting(more=more, murdered="queen"), "gather gold", "end")
    assert after.decision.prompt == "draft-pick"
    assert gold(after, "ana") == 2


def test_2016_three_coins_beside_a_rank_four_that_was_shown():
    """2016.queen; RULINGS 97"""
    seats = {"ana": {"characters": ["queen"], "gold": 0}, "bo": {"characters": ["patrician"]}}
    position = late(9, "patrician", "queen", players=("ana", "bo", "chi", "dev", "eli"), **seats)
    assert gold(play(position, "court"), "ana") == 3
    far = {"ana": {"characters": ["queen"]}, "chi": {"characters": ["patrician"]}}
    position = late(9, "patrician", "queen", players=("ana", "bo", "chi", "dev", "eli"), **far)
    assert refusal(position, "court") == ("2016.queen", "no-rank-four-shown")


def test_2016_beside_a_murdered_rank_four_she_is_paid_when_it_is_shown():
    """2016.queen, 2016.round-end.order"""
    seats = {
        "ana": {"characters": ["queen"], "gold": 0},
        "bo": {"characters": ["king"]},
        "chi": {"characters": ["assassin"]},
    }
    position = late(9, "queen", players=("ana", "bo", "chi", "dev", "eli"), murdered="king", **seats)
    assert refusal(position, "court") == ("2016.queen", "no-rank-four-shown")
    assert gold(play(position, "gather gold", "end"), "ana") == 5


def test_2016_bewitched_the_neighbours_are_those_of_the_witch():
    """2016.queen; RULINGS 41"""
    seats = {
        "ana": {"characters": ["witch"], "gold": 0},
        "bo": {"characters": ["king"]},
        "dev": {"characters": ["queen"]},
    }
    table = late(1, "witch", "queen", players=("ana", "bo", "chi", "dev", "eli"), **seats)
    start = play(table, "gather gold", "bewitch queen", "take-crown", "gather gold", "end", "gather gold")
    assert gold(play(start, "court"), "ana") == 5
