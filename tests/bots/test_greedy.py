"""The greedy bot: a sensible opponent for a beginner."""

import pytest

import citadels_lab as lab
from citadels_lab.bots import bot
from citadels_lab.rules.editions.variants import variants
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.playout import Question, bot_answer
from citadels_lab.rules.kernel.position import Start, begin
from citadels_lab.study import arena

GREEDY = bot("greedy")


def written(**facts):
    """A position of Duel in which White is to play."""
    return begin(Start(variants()["duel"], facts=facts))


def city(**cells):
    return {
        "c4": {"tile": "noble-start", "owner": "white"},
        "d4": {"tile": "religious-start", "owner": "black"},
        **{cell: {"tile": tile, "owner": owner, "coins": coins} for cell, (tile, owner, coins) in cells.items()},
    }


def answers(position):
    return bot_answer(position, GREEDY, 1)


def test_it_beats_random_in_thirty_games_on_both_seats():
    greedy, _ = arena.play("duel", ["greedy", "random"], games=30, seed=0).by_bot()
    print(f"seeds 0 to 29: greedy won {greedy.wins} of {greedy.games}")
    assert greedy.wins >= 27


@pytest.mark.slow
def test_it_beats_random_in_nine_of_ten_of_four_hundred_games():
    greedy, _ = arena.play("duel", ["greedy", "random"], games=400, seed=1000).by_bot()
    print(f"seeds 1000 to 1399: greedy won {greedy.wins} of {greedy.games}, by {greedy.margin:.1f} points")
    assert greedy.share >= 0.9


@pytest.mark.slow
@pytest.mark.parametrize("leader_build", ["owed", "optional"])
def test_its_games_against_itself_end_soon(leader_build):
    for game in arena.play("duel", ["greedy"], games=100, seed=0, leader_build=leader_build).games:
        assert game.answers < 400, f"seed {game.seed}"


def test_it_only_gives_legal_answers_and_sees_only_its_own_seat():
    position = lab.new_game("duel", seed=5)
    while not position.over:
        decision = position.decision
        seen = []
        question = Question("duel", decision.seat, decision.prompt, decision.legal)
        look = lab.observe(position, decision.seat).facts
        action = GREEDY.choose(question, lambda look=look, seen=seen: seen.append(1) or look, Dice(1))
        assert action in decision.legal
        position = position.answer(action)


def test_what_it_may_not_see_does_not_change_its_answer():
    first, second = (
        written(phase="resolve", rank=1, players={"black": {"hand": ["assassin"]}, "white": {"hand": hand}})
        for hand in (["king", "thief", "queen"], ["abbot", "merchant", "warlord"])
    )
    assert first.decision.prompt == "name-assassin"
    assert answers(first) == answers(second)


def test_the_warlord_takes_the_richest_district_he_can_pay_for():
    position = written(
        phase="resolve", rank=8, city=city(d5=("religious-2", "black", 3), d3=("noble-1", "black", 0)),
        players={"white": {"hand": ["warlord"], "gold": 5}},
    )  # fmt: skip
    assert answers(position) == ("take", "religious-2")


def test_the_diplomat_gains_seats_rather_than_give_many_for_little():
    position = written(phase="resolve", rank=7, players={"white": {"hand": ["diplomat"], "seats": 3}})
    assert answers(position) == ("seats",)


def test_the_king_gains_seats_and_guards_his_richest_district():
    position = written(
        phase="resolve", rank=3, city=city(c5=("military-4", "white", 3), c6=("noble-4", "white", 2)),
        players={"white": {"hand": ["king"]}},
    )  # fmt: skip
    assert answers(position) == ("seats",)
    position = position.answer("seats")
    assert answers(position) in (("guard", "military-4"), ("guard", "noble-4"))
    position = position.answer(answers(position))
    assert answers(position)[0] == "coin"


def test_the_merchant_takes_gold_and_fills_his_commercial_districts():
    position = written(
        phase="resolve", rank=5, city=city(c5=("commercial-2", "white", 0)), players={"white": {"hand": ["merchant"]}}
    )
    assert answers(position) == ("gold",)
    assert answers(position.answer("gold")) == ("coin", "commercial-2")


def test_a_tile_goes_beside_its_own_colour():
    position = written(
        phase="expansion", row=[["noble-3"], ["military-1"]], city=city(c3=("noble-2", "white", 0)),
        players={"white": {"gold": 6, "seats": 5}},
    )  # fmt: skip
    action = answers(position)
    matching = [option for option in position.decision.options if option.legal and option.about.get("bonus", 0) >= 1]
    assert action in [option.action for option in matching]


def test_the_thief_names_a_card_that_was_passed_to_the_opponent():
    position = lab.new_game("duel", seed=2)
    named = []
    while not position.over and len(named) < 3:
        action = answers(position)
        if position.decision.prompt == "name-thief":
            me = position.decision.seat
            named.append((action[1], lab.observe(position, me).facts["players"][me]["passed"]))
        position = position.answer(action)
    assert named
    assert all(card in passed for card, passed in named)


def test_it_fills_the_city_when_that_wins():
    rows = {1: "noble", 2: "religious", 3: "commercial", 4: "military"}
    tiles = [f"{color}-{n}" for color in rows.values() for n in rows]
    cells = [f"{column}{row}" for row in (2, 3, 4, 5) for column in "bcde" if (column, row) not in (("c", 4), ("d", 4))]
    filled = {cell: (tile, "white", 0) for cell, tile in zip(cells[:-1], tiles, strict=False)}
    position = written(
        phase="expansion", city=city(**filled), players={"white": {"gold": 9, "seats": 5}}, leader_build="optional"
    )
    assert answers(position)[0] == "build"
    behind = {cell: (tile, "black", 0) for cell, tile in zip(cells[:-1], tiles, strict=False)}
    position = written(
        phase="expansion", city=city(**behind), players={"white": {"gold": 9, "seats": 5}}, leader_build="optional"
    )
    assert answers(position) == ("pass",)
