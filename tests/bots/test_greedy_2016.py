"""The greedy bot in the 2016 edition: a sensible opponent for a beginner, with every preset and any company."""

import pytest

import citadels_lab as lab
from citadels_lab.bots import _cards_characters, _cards_worth, bot
from citadels_lab.rules.editions.edition_2016 import CHARACTERS
from citadels_lab.rules.editions.tables import presets, uniques_2016
from citadels_lab.rules.kernel.playout import bot_answer
from citadels_lab.study import arena
from citadels_lab.study.intervals import wilson
from tests.rules.districts.helpers import at16, mine, turn
from tests.rules.flow.helpers import legal, play

GREEDY = bot("greedy")
AGAINST_THREE = ["greedy", "random", "random", "random"]
LONG = 30
"""Rounds after which a game between greedy bots would be a dawdle."""


def answer(position):
    return bot_answer(position, GREEDY, 1)


def won(games, seed):
    """Games won against three random bots, and all games, over every preset."""
    standings = [
        arena.play("edition_2016", AGAINST_THREE, games=games, seed=seed + 1000 * at, preset=preset).by_bot()[0]
        for at, preset in enumerate(presets())
    ]
    return sum(standing.wins for standing in standings), sum(standing.games for standing in standings)


def test_it_beats_three_random_bots_with_every_preset():
    wins, games = won(4, 0)
    print(f"edition_2016, 4 games a preset: greedy won {wins} of {games}")
    assert wins >= 0.7 * games


@pytest.mark.slow
def test_it_beats_three_random_bots_in_six_of_ten_of_many_games_over_all_presets():
    wins, games = won(30, 100)
    low, high = wilson(wins, games)
    print(f"edition_2016, 30 games a preset: greedy won {wins} of {games}, {low:.1%} to {high:.1%}")
    assert wins >= 0.6 * games


@pytest.mark.slow
@pytest.mark.parametrize("preset", presets())
def test_its_games_against_itself_end_soon_with_any_number_of_players(preset):
    for players in range(2, 9):
        for seed in range(4):
            (game,) = arena.play("edition_2016", ["greedy"], 1, seed=seed, players=players, preset=preset).games
            assert game.answers < LONG * 6 * players, f"{players} players, seed {seed}"


@pytest.mark.parametrize("seed", range(4))
def test_it_only_gives_legal_answers_whatever_the_cast_and_the_districts(seed):
    position = lab.new_game("edition_2016", seed=seed, players=2 + 2 * seed, characters="random", uniques="random")
    while not position.over:
        action = answer(position)
        assert action in position.decision.legal
        position = position.answer(action)


def test_it_has_a_thought_for_every_character_and_every_unique_district():
    assert set(CHARACTERS) <= set(_cards_characters.USES)
    assert set(uniques_2016()) <= {*_cards_worth.WHEN_BUILT, *_cards_worth.NEVER_BUILT}


def test_what_it_may_not_see_does_not_change_its_answer():
    for kind, layer, cards in (("warrants", "magistrate", 3), ("threats", "blackmailer", 2)):
        names = ["king", "bishop", "merchant"][:cards]
        answers = {
            answer(
                play(
                    at16(
                        4, layer, ana={"characters": ["king"], "gold": 5, "hand": ["castle", "temple"]},
                        bo={"characters": [layer]},
                        **{kind: [{"character": name, "real": name == real} for name in names]},
                    ),
                    "gather gold",
                )
            )
            for real in names
        }  # fmt: skip
        assert len(answers) == 1, kind


def test_the_magistrate_signs_the_warrant_of_somebody_who_can_build():
    position = turn(
        "magistrate", faceup=["architect", "warlord"], bo={"characters": ["king"], "hand": ["palace"], "gold": 6}
    )  # fmt: skip
    position = position.answer(answer(position))
    assert position.decision.prompt == "blank-warrant"


def confiscating(signed):
    position = at16(
        4, "magistrate", ana={"characters": ["magistrate"]}, bo={"characters": ["king"], "gold": 5, "hand": ["palace"]},
        warrants=[{"character": name, "real": name == signed} for name in ("king", "bishop", "merchant")],
    )  # fmt: skip
    return play(position, "gather gold", "build palace")


def test_the_magistrate_confiscates_what_costs_him_nothing():
    assert answer(confiscating("king")) == ("confiscate",)
    assert legal(confiscating("bishop")) == ["pass"]


def threatened(gold, hand=("castle",), real="king", shown=False):
    """Ana, the threatened King, has taken her income and is asked for the bribe."""
    other = "magician" if shown else "bishop"
    position = at16(
        4, "blackmailer", ana={"characters": ["king"], "gold": gold, "hand": list(hand)},
        bo={"characters": ["blackmailer"]}, chi={"characters": [other]},
        threats=[
            {"character": "king", "real": real == "king"},
            {"character": other, "real": real == other, "shown": shown},
        ],
    )  # fmt: skip
    return play(position, "gather gold")


def test_who_is_threatened_pays_when_half_the_coins_still_build_the_district():
    assert answer(threatened(6)) == ("bribe",)


def test_who_is_threatened_does_not_pay_when_the_flower_was_seen_elsewhere():
    assert answer(threatened(6, real="magician", shown=True)) == ("pass",)


def test_the_blackmailer_turns_over_only_the_flower():
    for real, expected in (("king", ("reveal",)), ("bishop", ("pass",))):
        assert answer(threatened(6, real=real).answer("pass")) == expected


def test_the_spy_looks_where_there_are_cards_and_coins():
    position = turn("spy", bo={"hand": ["temple"], "gold": 0}, chi={"hand": ["manor", "castle", "market"], "gold": 4})
    assert answer(position)[:2] == ("spy-on", "chi")


def test_the_seer_gives_back_what_is_least_good():
    position = mine("seer", hand=["palace"], gold=6, city=["temple"], bo={"hand": ["temple"]})
    position = position.answer("foresee")
    assert answer(position) == ("give-back", "temple")


def test_the_tax_collector_collects_before_he_builds():
    position = mine("tax-collector", gold=6, hand=["castle"], tax=4)
    assert answer(position) == ("collect",)


def test_the_scholar_studies_before_he_builds_and_keeps_the_best_card():
    position = mine("scholar", gold=6, hand=["castle"])
    assert answer(position) == ("study",)


def test_the_marshal_seizes_from_the_strongest():
    position = mine("marshal", gold=5, bo={"city": ["manor", "palace", "castle"], "gold": 5}, chi={"city": ["manor"]})
    assert answer(position) == ("seize", "bo", "manor")


def test_the_cardinal_borrows_for_a_district_that_is_worth_its_cards():
    position = mine("cardinal", gold=1, hand=["palace", "temple", "temple", "church"], city=["temple"], bo={"gold": 5})
    verb, lender, district = answer(position)
    assert (verb, district) == ("borrow", "palace") and lender != "bo"  # the richest is not helped
    position = position.answer("borrow bo palace")
    assert answer(position) == ("give-card", "temple")


def test_the_abbot_takes_coins_unless_he_needs_cards():
    position = mine("abbot", hand=["palace"], gold=0, city=["temple", "church"])
    assert answer(position) == ("tithe", 2, 0)
    position = mine("abbot", gold=5, city=["temple", "church"])
    assert answer(position) == ("tithe", 0, 2)


def theater(card, **facts):
    """Ana owns the Theater and holds this card; Dev takes the Architect, and the draft is over."""
    tables = {"bo": {"characters": ["assassin"]}, "chi": {"characters": ["bishop"]}, "dev": {}}
    ana = {"characters": [card], **facts}
    position = at16(1, phase="draft", pool=["architect", "thief"], crown="ana", ana=ana, **tables)
    position = position.answer("pick architect")
    assert (position.decision.seat, position.decision.prompt) == ("ana", "theater")
    return position


def test_the_theater_gives_a_poor_character_away_and_keeps_a_good_one():
    assert (
        answer(theater("magician", city=["theater"], hand=["palace", "castle", "manor", "temple"], gold=5))[0]
        == "theater"
    )
    assert answer(theater("merchant", city=["theater", "market", "tavern", "harbor", "docks"])) == ("pass",)


def test_it_pays_with_a_district_only_when_that_gains_points():
    position = mine(gold=0, city=["tavern", "palace"], hand=["necropolis"])
    assert answer(position) == ("build", "necropolis", "destroying", "tavern")
    position = mine(gold=6, city=["framework"], hand=["castle"])
    assert answer(position) == ("build", "castle")


def test_it_keeps_the_secret_vault_in_its_hand():
    position = mine(gold=0, city=["laboratory"], hand=["secret-vault", "temple", "temple"])
    assert ("laboratory", "secret-vault") in position.decision.legal
    assert answer(position) != ("laboratory", "secret-vault")
