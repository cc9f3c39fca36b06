"""The set-up: duel.setup.*, duel.components."""

import pytest

import citadels_lab as lab
from tests.rules.duel.helpers import legal, play, side, told

SEEDS = range(40)


@pytest.fixture(scope="module", params=[3, 2], ids=["draw three", "draw two"])
def games(request):
    return [lab.new_game("duel", seed=seed, unique_draw=request.param) for seed in SEEDS]


def test_two_of_the_four_starting_tiles_lie_side_by_side_one_each(games):
    """duel.setup.starting-districts"""
    pairs = set()
    for game in games:
        city = game.facts()["city"]
        assert {cell: entry["owner"] for cell, entry in city.items()} == {"c4": "white", "d4": "black"}
        pairs.add((city["c4"]["tile"], city["d4"]["tile"]))
        assert all(tile.endswith("-start") for pair in pairs for tile in pair)
    assert len(pairs) > 6  # drawn at random


def test_the_row_is_all_sixteen_basic_tiles_in_four_stacks_of_four(games):
    """duel.setup.district-row"""
    basics = {f"{color}-{n}" for color in ("noble", "religious", "commercial", "military") for n in range(1, 5)}
    for game in games:
        row = game.facts()["row"]
        assert [len(stack) for stack in row] == [4, 4, 4, 4]
        assert {tile for stack in row for tile in stack} == basics


def test_only_the_tops_of_the_row_are_seen(games):
    """duel.setup.district-row.visible"""
    for game in games:
        for viewer in ("white", "black", None):
            seen = lab.observe(game, viewer).facts["row"]
            assert seen == [[stack[0], "?", "?", "?"] for stack in game.facts()["row"]]


def test_one_player_has_five_seats_and_the_other_four(games):
    """duel.setup.council"""
    seats = [(side(game, "white")["seats"], side(game, "black")["seats"]) for game in games]
    assert set(seats) == {(5, 4), (4, 5)}


def test_five_seats_start_with_two_gold_and_four_seats_with_four(games):
    """duel.setup.starting-gold"""
    for game in games:
        for seat in game.seats:
            assert side(game, seat)["gold"] == {5: 2, 4: 4}[side(game, seat)["seats"]]


def test_the_other_coins_are_the_general_supply(games):
    """duel.setup.supply, duel.components"""
    assert all(game.accounts()["bank"] == 25 - 6 for game in games)


def test_the_guard_stands_on_the_council_board(games):
    """duel.setup.council"""
    assert all(game.facts()["guard"] == "council" for game in games)


def test_three_are_drawn_two_kept_and_one_returned_to_the_bag():
    """duel.setup.unique-draw"""
    game = lab.new_game("duel", seed=1)
    drawn = side(game, "white")["drawn"]
    assert len(drawn) == 3
    assert len(legal(game)) == 3
    after = play(game, f"stand {drawn[0]} {drawn[2]}")
    after = after.answer(after.decision.options[0].action)
    assert sorted(side(after, "white")["stand"]) == sorted([drawn[0], drawn[2]])
    assert drawn[1] in after.facts()["bag"]
    assert len(after.facts()["bag"]) == 6


def test_in_a_first_game_each_simply_draws_two():
    """duel.setup.unique-draw"""
    game = lab.new_game("duel", seed=1, unique_draw=2)
    assert game.decision.prompt == "keep"
    assert [len(side(game, seat)["stand"]) for seat in game.seats] == [2, 2]
    assert len(game.facts()["bag"]) == 6


def test_what_is_drawn_and_kept_is_the_owners_secret():
    """duel.setup.unique-draw"""
    game = lab.new_game("duel", seed=1)
    assert lab.observe(game, "black").facts["players"]["white"]["drawn"] == ["?", "?", "?"]
    after = game.answer(game.decision.options[0].action)
    after = after.answer(after.decision.options[0].action)
    assert lab.observe(after, "black").facts["players"]["white"]["stand"] == ["?", "?"]
    assert lab.observe(after, None).facts["players"]["black"]["stand"] == ["?", "?"]
    for event in lab.observe(after, None).events:
        assert "tiles" not in event.args or event.what == "row"


def test_the_second_chooser_sees_nothing_of_the_first_choice():
    """duel.setup.unique-draw: secretly"""
    game = lab.new_game("duel", seed=1)
    looks = [lab.observe(game.answer(option.action), "black") for option in game.decision.options]
    assert all(look.facts == looks[0].facts and look.events == looks[0].events for look in looks)


def test_the_setup_is_told_to_all():
    """duel.setup.*"""
    game = lab.new_game("duel", seed=1)
    assert len(told(game, "starts-with")) == 2
    assert {event.args["n"] for event in told(game, "starts-seats")} == {4, 5}
    assert {event.args["n"] for event in told(game, "starts-gold")} == {2, 4}


def test_the_unique_tiles_differ_from_seed_to_seed(games):
    """duel.setup.unique-draw: at random"""
    assert len({tuple(side(game, "white")["drawn"] + side(game, "white")["stand"]) for game in games}) > 30
