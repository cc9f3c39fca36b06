"""The King (3): duel.king.seats, duel.king.guard."""

import pytest

from citadels_lab.rules.kernel.errors import IllegalAction
from tests.rules.duel.helpers import city, gold, holding, legal, play, refusal, side

COURT = city("c4 noble-start white", "d4 religious-start black", "c5 noble-2 white", "d5 noble-3 black")


def king(**facts):
    facts.setdefault("own", {"seats": 4})
    facts.setdefault("city", COURT)
    return holding("king", **facts)


def test_the_king_gains_one_seat_and_one_for_each_own_noble_district():
    """duel.king.seats: two noble districts of his own, so three seats; the opponent's noble does not count"""
    after = play(king(), "seats")
    assert (side(after, "white")["seats"], side(after, "black")["seats"]) == (7, 2)


def test_without_a_noble_district_the_king_still_gains_one():
    """duel.king.seats"""
    poor = city("c4 commercial-start white", "d4 noble-start black")
    assert side(play(king(city=poor), "seats"), "white")["seats"] == 5


def test_no_more_seats_are_gained_than_the_opponent_has():
    """duel.council.gain"""
    after = play(king(own={"seats": 8}), "seats")
    assert (side(after, "white")["seats"], side(after, "black")["seats"]) == (9, 0)


def test_with_all_nine_seats_nothing_more_is_gained():
    """duel.council.gain"""
    after = play(king(own={"seats": 9}), "seats")
    assert side(after, "white")["seats"] == 9


def test_the_school_of_magic_may_count_as_noble():
    """duel.unique.school-of-magic"""
    school = city("c4 noble-start white", "d4 religious-start black", "c5 school-of-magic white")
    assert side(play(king(city=school), "seats", "count-as noble"), "white")["seats"] == 7
    assert side(play(king(city=school), "seats", "count-as unique"), "white")["seats"] == 6


def test_the_opponents_school_of_magic_does_not_help():
    """duel.unique.school-of-magic: its controller may treat it so"""
    school = city("c4 noble-start white", "d4 religious-start black", "c5 school-of-magic black")
    after = play(king(city=school), "seats")
    assert after.decision.prompt == "king-guard"
    assert side(after, "white")["seats"] == 6


def test_the_seats_may_be_left_and_the_guard_still_moved():
    """duel.ability.and-or"""
    after = play(king(), "pass", "guard noble-3")
    assert side(after, "white")["seats"] == 4
    assert after.facts()["guard"] == "noble-3"


def test_the_guard_may_go_to_a_district_of_either_player():
    """duel.king.guard"""
    assert legal(play(king(), "pass"), "guard") == {
        "guard noble-start", "guard religious-start", "guard noble-2", "guard noble-3",
    }  # fmt: skip


def test_a_coin_may_be_put_where_the_guard_goes():
    """duel.king.guard"""
    before = king()
    after = play(before, "pass", "guard noble-3", "coin noble-3")
    assert gold(after, "noble-3") == 1
    assert gold(after, "bank") == gold(before, "bank") - 1


def test_the_coin_may_be_left():
    """duel.king.guard"""
    assert gold(play(king(), "pass", "guard noble-3", "pass"), "noble-3") == 0


def test_the_coin_goes_nowhere_else():
    """duel.king.guard"""
    with pytest.raises(IllegalAction):
        play(king(), "pass", "guard noble-3", "coin noble-2")


def test_without_moving_the_guard_no_coin_is_placed():
    """duel.king.guard: the round goes on at once"""
    after = play(king(guard="noble-2"), "pass", "pass")
    assert after.decision.prompt not in ("king-guard", "king-coin")
    assert gold(after, "noble-2") == 0


def test_staying_where_it_is_is_no_move():
    """duel.guard.move"""
    position = play(king(guard="noble-2"), "pass")
    assert refusal(position, "guard noble-2").rule == "duel.guard.move"


def test_the_guard_may_go_to_a_protected_district_and_to_the_ivory_tower():
    """duel.guard.move: moving is not targeting"""
    tower = city("c4 noble-start white", "d4 ivory-tower black", "e4 noble-2 black")
    assert legal(play(king(city=tower, guard="noble-2"), "pass"), "guard") == {"guard noble-start", "guard ivory-tower"}


def test_from_an_empty_supply_no_coin_is_placed():
    """duel.gold.supply-limit"""
    position = play(king(own={"gold": 12, "seats": 4}, theirs={"gold": 13}), "pass", "guard noble-3")
    assert refusal(position, "coin noble-3").rule == "duel.gold.supply-limit"
    assert legal(position) == {"pass"}


def test_the_guard_can_leave_the_council_but_never_go_back():
    """duel.king.guard: to a district"""
    with pytest.raises(IllegalAction):
        play(king(guard="noble-2"), "pass", "guard council")
