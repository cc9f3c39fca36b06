"""The expansion phase: duel.expansion.*."""

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.errors import IllegalAction
from tests.rules.duel.helpers import at, city, expanding, gold, legal, play, refusal, told

TOWN = city("c4 noble-start white", "d4 religious-start black")
ROW = [["noble-4"], ["religious-4"], ["commercial-4"], ["military-4"]]
CHEAP = [["noble-1"], ["religious-1"], ["commercial-1"], ["military-1"]]


def test_who_leads_the_council_gains_three_gold_and_is_asked_to_build():
    """duel.expansion.majority"""
    position = at({"seats": 5, "gold": 0}, {"gold": 2}, phase="expansion", city=TOWN)
    assert (position.decision.seat, position.decision.prompt) == ("white", "expansion-leader")
    assert gold(position, "white") == 3


def test_black_leads_with_five_seats():
    """duel.expansion.majority"""
    position = at({"seats": 4}, {"gold": 2}, phase="expansion", city=TOWN)
    assert position.decision.seat == "black"


def test_the_leaders_build_is_owed_when_any_tile_can_be_paid_for():
    """duel.expansion.optional-build"""
    position = expanding(3, city=TOWN, row=CHEAP)
    assert "pass" not in legal(position)
    assert refusal(position, "pass").rule == "duel.expansion.optional-build"
    with pytest.raises(IllegalAction) as caught:
        position.answer("pass")
    assert caught.value.reason.rule == "duel.expansion.optional-build"


def test_it_is_skipped_when_none_can():
    """duel.expansion.optional-build"""
    position = expanding(3, city=TOWN, row=ROW)
    assert legal(position) == {"pass"}


def test_a_unique_tile_that_can_be_paid_for_makes_it_owed_too():
    """duel.expansion.optional-build: any tile"""
    position = expanding(3, city=TOWN, row=ROW, own={"stand": ["armory"]})
    assert "pass" not in legal(position)


def test_a_setup_option_makes_it_optional():
    """duel.expansion.optional-build"""
    assert "pass" in legal(expanding(3, city=TOWN, row=CHEAP, leader_build="optional"))
    game = lab.new_game("duel", seed=5, leader_build="optional")
    while game.decision.prompt != "expansion-leader":
        game = game.answer(game.decision.legal[-1])
    assert "pass" in legal(game)


def test_the_leader_pays_the_full_cost():
    """duel.expansion.majority"""
    town = city("c4 religious-start white", "d4 military-start white", "e4 noble-3 black")
    after = play(expanding(9, city=town, row=ROW), "build noble-4 c5")
    assert gold(after, "white") == 5


def test_then_the_other_may_take_two_gold_or_build_or_pass():
    """duel.expansion.minority"""
    position = play(expanding(9, city=TOWN, row=CHEAP, theirs={"gold": 3}), "build noble-1 c5")
    assert (position.decision.seat, position.decision.prompt) == ("black", "expansion-other")
    assert {"gold", "pass", "build religious-1 d5"} <= legal(position)
    assert gold(play(position, "gold"), "black") == 5
    assert gold(play(position, "pass"), "black") == 3
    assert gold(play(position, "build religious-1 d5"), "black") == 2


def test_the_other_has_one_of_the_two_not_both():
    """duel.expansion.minority"""
    position = play(expanding(9, city=TOWN, row=CHEAP, theirs={"gold": 3}), "build noble-1 c5", "gold")
    assert position.decision.prompt == "keep"


def test_a_short_supply_gives_what_it_has():
    """duel.gold.supply-limit"""
    town = city("c4 noble-start white 12", "d4 religious-start black 10")
    position = at({"seats": 5, "gold": 1}, {"gold": 1}, phase="expansion", city=town)
    assert (gold(position, "white"), gold(position, "bank")) == (2, 0)


def test_from_an_empty_supply_the_other_gains_nothing():
    """duel.gold.supply-limit: the leader has taken the last three coins and can pay for nothing"""
    town = city("c4 noble-start white 11", "d4 religious-start black 10")
    position = play(at({"seats": 5, "gold": 0}, {"gold": 1}, phase="expansion", city=town, row=ROW), "pass")
    assert refusal(position, "gold").rule == "duel.gold.supply-limit"
    assert legal(position) == {"pass"}


def test_one_coin_in_the_supply_is_one_coin_for_the_other():
    """duel.gold.supply-limit"""
    town = city("c4 noble-start white 11", "d4 religious-start black 10")
    position = at({"seats": 5, "gold": 0}, {"gold": 1}, phase="expansion", city=town, row=CHEAP)
    after = play(position, "build military-1 c5", "gold")
    assert (gold(after, "black"), gold(after, "bank")) == (2, 0)


def test_the_leader_is_who_leads_after_the_last_character():
    """duel.expansion.majority: as they stand when the phase begins"""
    position = at({"hand": ["queen"], "seats": 4}, {}, city=city("c4 noble-start white", "d4 military-1 white"))
    after = play(position, "seats")
    assert (after.decision.seat, after.decision.prompt) == ("white", "expansion-leader")
    (event,) = told(after, "expansion")
    assert dict(event.args) == {"seat": "white", "n": 6}


def test_a_round_without_a_full_grid_is_followed_by_another():
    """duel.draft.deal"""
    after = play(expanding(9, city=TOWN, row=CHEAP), "build noble-1 c5", "pass")
    assert after.facts()["phase"] == "draft"
