"""Points and ties: duel.score.points, duel.score.tie, duel.unique.unused."""

import pytest

import citadels_lab as lab
from citadels_lab.rules.editions.variants import variant
from tests.rules.duel.helpers import at, city, expanding, nearly_full, play


def points(seat: str = "white", **sides):
    return at(sides.get("white"), sides.get("black"), city=sides["city"]).scores()[seat]


def winner(white: dict, black: dict, *lines: str) -> str:
    duel = variant("duel")
    state = duel.from_facts({"players": {"white": white, "black": black}, "city": city(*lines)})
    return duel.ranking(state)[0][0]


def test_the_score_is_printed_costs_coins_on_districts_and_half_the_seats():
    """duel.score.points: 4 + 3, 2 coins, 5 seats"""
    town = city("c4 noble-4 white 2", "c5 military-3 white", "d4 religious-start black 1")
    score = points(city=town, white={"seats": 5})
    assert score.total == 7 + 2 + 2
    assert sorted(score.parts.values()) == [2, 2, 7]


@pytest.mark.parametrize(("seats", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (8, 4), (9, 4)])
def test_two_seats_are_a_point_rounded_down(seats, worth):
    """duel.score.points"""
    town = city("c4 noble-1 white", "d4 religious-start black")
    assert points(city=town, white={"seats": seats}).total == 1 + worth


def test_gold_in_supply_is_no_point():
    """duel.score.points"""
    town = city("c4 noble-1 white", "d4 religious-start black")
    assert points(city=town, white={"gold": 0}).total == points(city=town, white={"gold": 9}).total


def test_a_taken_district_counts_for_its_new_controller_with_its_coins():
    """duel.score.points: controlled districts"""
    before, after = (city(f"c4 noble-4 {owner} 3", "d4 religious-1 white") for owner in ("white", "black"))
    assert points("black", city=after).total - points("black", city=before).total == 7


def test_unused_unique_tiles_score_nothing():
    """duel.unique.unused"""
    town = city("c4 noble-1 white", "d4 religious-start black")
    assert points(city=town, white={"stand": ["statue", "capitol"]}).total == points(city=town).total


def test_unused_unique_tiles_stay_secret_at_the_end():
    """duel.unique.unused"""
    position = expanding(
        city=nearly_full(), row=[], own={"stand": ["capitol", "statue"]}, theirs={"stand": ["library"]}
    )
    ended = play(position, "build capitol e6")
    assert ended.over
    assert lab.observe(ended, "black").facts["players"]["white"]["stand"] == ["?"]
    assert lab.observe(ended, None).facts["players"]["black"]["stand"] == ["?"]


def test_more_points_win_whatever_the_gold():
    """duel.score.points"""
    assert winner({"gold": 0}, {"gold": 9}, "c4 noble-2 white", "d4 religious-1 black") == "white"


def test_a_tie_goes_to_the_player_with_more_gold():
    """duel.score.tie: 1 + 2 points each (5 and 4 seats)"""
    assert winner({"gold": 3, "seats": 4}, {"gold": 2}, "c4 noble-1 white", "d4 religious-1 black") == "white"
    assert winner({"gold": 2, "seats": 5}, {"gold": 3}, "c4 noble-1 white", "d4 religious-1 black") == "black"


def test_gold_means_the_personal_supply_alone():
    """duel.score.tie: white's coins lie on a district, which has made the tie"""
    assert winner({"gold": 1, "seats": 5}, {"gold": 2}, "c4 noble-1 white 3", "d4 religious-4 black") == "black"


def test_then_the_council_decides():
    """duel.score.tie: nine seats cannot tie"""
    assert winner({"gold": 2, "seats": 5}, {"gold": 2}, "c4 noble-1 white", "d4 religious-1 black") == "white"
    assert winner({"gold": 2, "seats": 4}, {"gold": 2}, "c4 noble-1 white", "d4 religious-1 black") == "black"


def test_nobody_has_won_before_the_end():
    position = at()
    assert position.winner is None
    assert position.winners == ()


def test_the_winner_is_told_at_the_end():
    """duel.score.points"""
    ended = play(expanding(city=nearly_full(), row=[], own={"stand": ["capitol"]}), "build capitol e6")
    assert ended.winner == "white"
    assert ended.winners == ("white",)
