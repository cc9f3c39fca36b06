"""The council: duel.council.gain."""

from tests.rules.duel.helpers import at, city, holding, play, side, told


def test_a_gained_seat_comes_from_the_opponent():
    """duel.council.gain"""
    after = play(holding("diplomat", own={"seats": 4}), "seats")
    assert (side(after, "white")["seats"], side(after, "black")["seats"]) == (6, 3)


def test_all_nine_seats_are_always_owned():
    """duel.council.gain"""
    for mine in range(10):
        after = play(holding("diplomat", own={"seats": mine}), "seats")
        assert side(after, "white")["seats"] == min(9, mine + 2)
        assert side(after, "black")["seats"] == max(0, 7 - mine)


def test_when_nothing_is_gained_nothing_is_told():
    """duel.council.gain"""
    after = play(holding("diplomat", own={"seats": 9}), "seats")
    assert not told(after, "seats")


def test_the_event_says_how_many_really_flipped():
    """duel.council.gain"""
    (event,) = told(play(holding("diplomat", own={"seats": 8}), "seats"), "seats")
    assert dict(event.args) == {"seat": "white", "n": 1}


def test_seats_given_up_go_to_the_opponent():
    """duel.diplomat.take"""
    town = city("c4 noble-start white", "d4 religious-2 black")
    after = play(holding("diplomat", own={"seats": 4}, city=town), "take religious-2")
    (event,) = told(after, "seats")
    assert dict(event.args) == {"seat": "black", "n": 2}


def test_nobody_can_be_given_ten_seats():
    """duel.components"""
    position = at({"seats": 9}, {})
    assert side(position, "black")["seats"] == 0
