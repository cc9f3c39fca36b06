"""The Queen (9): duel.queen.seats."""

from tests.rules.duel.helpers import city, holding, legal, play, side


def queen(*lines: str, seats: int = 2):
    return holding("queen", own={"seats": seats}, city=city(*lines))


def seats_after(position, *answers: str) -> int:
    return side(play(position, *answers), "white")["seats"]


def test_each_different_colour_gives_one_seat():
    """duel.queen.seats: noble (twice) and commercial are two; the opponent's religious does not count"""
    position = queen("c4 noble-start white", "d4 religious-start black", "c5 noble-2 white", "b4 commercial-1 white")
    assert seats_after(position, "seats") == 4


def test_unique_is_a_colour():
    """duel.queen.seats"""
    assert seats_after(queen("c4 noble-start white", "d4 armory white", "e4 statue white"), "seats") == 4


def test_five_colours_give_five_seats():
    """duel.queen.seats"""
    lines = [
        "c4 noble-start white",
        "d4 religious-1 white",
        "e4 commercial-1 white",
        "c5 military-1 white",
        "d5 statue white",
    ]
    assert seats_after(queen(*lines), "seats") == 7


def test_without_a_district_nothing_is_gained():
    """duel.queen.seats"""
    assert seats_after(queen("c4 noble-start black", "d4 armory black"), "seats") == 2


def test_the_school_of_magic_fills_one_missing_colour():
    """duel.unique.school-of-magic: with another unique tile it may be military too"""
    lines = ["c4 noble-start white", "d4 armory white", "e4 school-of-magic white"]
    assert seats_after(queen(*lines), "seats", "count-as military") == 5
    assert seats_after(queen(*lines), "seats", "count-as unique") == 4


def test_the_school_of_magic_counts_once():
    """duel.unique.school-of-magic: as noble it is not unique as well"""
    lines = ["c4 noble-start white", "e4 noble-2 black", "d4 school-of-magic white"]
    assert seats_after(queen(*lines), "seats", "count-as noble") == 3
    assert seats_after(queen(*lines), "seats", "count-as commercial") == 4


def test_any_of_the_five_colours_may_be_chosen():
    """duel.unique.school-of-magic"""
    position = play(queen("c4 noble-start white", "d4 school-of-magic white"), "seats")
    assert legal(position) == {f"count-as {c}" for c in ("noble", "religious", "commercial", "military", "unique")}


def test_no_more_than_the_opponent_has():
    """duel.council.gain"""
    assert seats_after(queen("c4 noble-start white", "d4 armory white", seats=8), "seats") == 9


def test_the_queen_may_gain_nothing():
    """duel.ability.optional"""
    assert seats_after(queen("c4 noble-start white", "d4 armory white"), "pass") == 2
