"""The greedy bot in the card game: a sensible opponent for a beginner, in every variant and any company."""

import pytest

import citadels_lab as lab
from citadels_lab.bots import _cards, bot
from citadels_lab.rules.editions.variants import variants
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.playout import Question, bot_answer
from citadels_lab.study import arena
from tests.rules.flow.helpers import at, dark, play

GREEDY = bot("greedy")
AGAINST_THREE = ["greedy", "random", "random", "random"]
LONG = 30
"""Rounds after which a game between greedy bots would be a dawdle; most take six to fourteen."""


def answer(position):
    return bot_answer(position, GREEDY, 1)


def test_it_beats_three_random_bots_in_forty_games():
    greedy = arena.play("classic", AGAINST_THREE, games=40, seed=0).by_bot()[0]
    print(f"classic, seeds 0 to 39: greedy won {greedy.wins} of {greedy.games}")
    assert greedy.wins >= 28


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["classic", "dark_city"])
def test_it_beats_three_random_bots_in_six_of_ten_of_four_hundred_games(variant):
    options = {"characters": "random"} if variant == "dark_city" else {}
    greedy = arena.play(variant, AGAINST_THREE, games=400, seed=1000, **options).by_bot()[0]
    low, high = greedy.interval
    print(f"{variant}, seeds 1000 to 1399: greedy won {greedy.wins} of {greedy.games}, {low:.1%} to {high:.1%}")
    assert greedy.share >= 0.6


@pytest.mark.slow
@pytest.mark.parametrize("variant, most", [("classic", 7), ("dark_city", 8)])
def test_its_games_against_itself_end_soon_with_any_number_of_players(variant, most):
    options = {"characters": "random", "bonus": 8} if variant == "dark_city" else {}
    for players in range(2, most + 1):
        for seed in range(20):
            (game,) = arena.play(variant, ["greedy"], games=1, seed=seed, players=players, **options).games
            assert game.answers < LONG * 6 * players, f"{players} players, seed {seed}"


@pytest.mark.parametrize("variant", ["classic", "dark_city", "edition_2016"])
def test_it_has_a_judge_for_every_verb(variant):
    assert set(variants()[variant].verbs) <= set(_cards.JUDGES)


def test_it_has_an_answer_for_a_verb_of_another_edition():
    position = at(4, ana={"characters": ["king"]})
    look = lab.observe(position, "ana").facts
    question = Question("classic", "ana", "turn", [("juggle", 3), ("end",)])
    assert GREEDY.choose(question, lambda: look, Dice(1)) == ("juggle", 3)


def test_what_it_may_not_see_does_not_change_its_answer():
    first, second = (
        at(1, ana={"characters": ["assassin"]}, bo={"characters": [bo], "hand": [card]}, chi={"characters": [chi]})
        for bo, chi, card in (("king", "thief", "temple"), ("merchant", "warlord", "palace"))
    )
    assert answer(first) == answer(second)


def test_it_names_neither_a_face_up_character_nor_one_that_it_saw_somebody_show():
    named = set()
    for gold in range(2, 9):
        position = at(
            1, faceup=["architect", "merchant"], ana={"characters": ["assassin"]},
            bo={"characters": ["thief"], "gold": gold, "city": ["manor", "castle"]},
        )  # fmt: skip
        action = answer(position)
        assert action[0] == "murder"
        named.add(action[1])
    assert not named & {"architect", "merchant"}


def test_it_takes_its_income_before_it_builds_unless_the_build_brings_more():
    position = at(4, ana={"characters": ["king"], "gold": 0, "city": ["manor"], "hand": ["temple", "castle"]})
    assert answer(position) == ("income",)
    richer = at(4, ana={"characters": ["king"], "gold": 2, "city": ["manor"], "hand": ["castle"]})
    assert answer(richer) == ("gather", "gold")
    position = richer.answer("gather gold")
    assert answer(position) == ("build", "castle")
    position = position.answer("build castle")
    assert answer(position) == ("income",)


def test_it_builds_the_best_district_that_it_can_pay():
    position = at(5, ana={"characters": ["bishop"], "gold": 4, "hand": ["temple", "cathedral", "university", "market"]})
    position = position.answer("gather gold")
    assert answer(position) == ("build", "university")


def test_it_takes_cards_when_it_has_nothing_to_build():
    position = at(5, ana={"characters": ["bishop"], "gold": 6, "city": ["market"], "hand": ["market"]})
    assert answer(position) == ("gather", "cards")


def test_the_magician_without_cards_takes_the_largest_hand():
    position = at(
        3, ana={"characters": ["magician"]}, bo={"hand": ["temple"]}, chi={"hand": ["manor", "castle", "palace"]}
    )  # fmt: skip
    assert answer(position) == ("swap", "chi")


def test_the_warlord_destroys_what_costs_nothing_in_the_strongest_city_and_never_his_own():
    position = at(
        8, ana={"characters": ["warlord"], "gold": 0, "city": ["temple"]},
        bo={"city": ["tavern", "castle", "palace", "market"]}, chi={"city": ["watchtower"]},
    )  # fmt: skip
    position = position.answer("gather gold")
    assert answer(position) == ("destroy", "bo", "tavern")


def test_the_thief_robs_where_the_coins_are():
    position = at(
        2, "classic", faceup=["merchant", "architect"], ana={"characters": ["thief"]},
        bo={"characters": ["king"], "gold": 9}, chi={"characters": ["magician"], "gold": 0},
        dev={"characters": ["assassin"], "gold": 0},
    )  # fmt: skip
    assert answer(position)[0] == "rob"


def test_the_witch_names_somebody_after_her_income():
    position = dark(
        1, "witch", ana={"characters": ["witch"], "gold": 1, "hand": ["castle"]}, bo={"characters": ["king"]}
    )  # fmt: skip
    first = answer(position)
    assert first[0] == "gather"
    assert answer(position.answer(first))[0] == "bewitch"


def test_the_emperor_gives_the_crown_to_somebody_weak():
    position = dark(
        4, "emperor", crown="dev", ana={"characters": ["emperor"]},
        bo={"city": ["palace", "castle", "cathedral"], "gold": 5}, chi={"city": ["temple"]},
    )  # fmt: skip
    assert answer(position) == ("crown", "chi")


def test_the_wizard_builds_what_he_finds_if_he_can_pay():
    position = dark(3, "wizard", ana={"characters": ["wizard"], "gold": 5}, bo={"hand": ["palace", "temple"]})
    for _ in range(3):
        action = answer(position)
        position = position.answer(action)
        if action[0] == "look":
            break
    assert answer(position) == ("build-taken", "palace")


def test_the_bell_is_rung_by_who_is_ahead():
    city = ["temple", "church", "tavern", "market", "manor"]
    for mine, theirs, expected in ((city, city[:2], ("announce",)), (city[:2], city, ("pass",))):
        position = dark(
            5, bonus=["bell-tower"], ana={"characters": ["bishop"], "gold": 9, "hand": ["bell-tower"], "city": mine},
            bo={"city": theirs},
        )  # fmt: skip
        position = play(position, "gather gold", "build bell-tower")
        assert position.decision.prompt == "bell-tower"
        assert answer(position) == expected


@pytest.mark.parametrize("seed", range(3))
def test_it_only_gives_legal_answers_whatever_the_cast(seed):
    position = lab.new_game("dark_city", seed=seed, players=4 + seed, bonus=9)
    while not position.over:
        action = answer(position)
        assert action in position.decision.legal
        position = position.answer(action)
