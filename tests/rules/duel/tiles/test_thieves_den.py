"""Thieves' Den: duel.unique.thieves-den."""

import pytest

from citadels_lab.rules.kernel.errors import IllegalAction
from tests.rules.duel.helpers import city, expanding, gold, legal, play, refusal

TOWN = city("c4 noble-start white 2", "d4 religious-start black 3", "e4 noble-2 black")


def den(town=TOWN, cell: str = "c5", **facts):
    return play(expanding(city=town, own={"stand": ["thieves-den"]}, **facts), f"build thieves-den {cell}")


def test_any_number_of_the_coins_on_one_district_go_to_the_builders_supply():
    for n in (1, 2, 3):
        after = play(den(), f"den religious-start {n}")
        assert (gold(after, "religious-start"), gold(after, "white")) == (3 - n, 6 + n)


def test_a_district_of_either_owner():
    assert legal(den()) == {
        "den noble-start 1", "den noble-start 2",
        "den religious-start 1", "den religious-start 2", "den religious-start 3", "pass",
    }  # fmt: skip


def test_never_more_than_lies_there():
    with pytest.raises(IllegalAction):
        den().answer("den religious-start 4")


def test_nothing_from_an_empty_district():
    assert refusal(den(), "den noble-2 1").rule == "duel.unique.thieves-den"


def test_a_protected_district_is_refused():
    position = den(guard="noble-start")
    assert refusal(position, "den noble-start 2").rule == "duel.guard.protects"
    assert refusal(position, "den religious-start 3").rule == "duel.guard.protects"


def test_only_one_district():
    assert play(den(), "den religious-start 1").decision.prompt == "expansion-other"


def test_taking_may_be_declined():
    """duel.build.order"""
    assert gold(play(den(), "pass"), "white") == 6


def test_the_bonus_just_placed_on_it_may_be_taken_back():
    """duel.build.order: the bonus comes before the effect"""
    town = city("c4 armory white", "d4 religious-start black")
    after = play(den(town), "den thieves-den 1")
    assert (gold(after, "thieves-den"), gold(after, "white")) == (0, 7)


def test_the_guard_beside_it_protects_its_own_bonus():
    """duel.guard.protects"""
    town = city("c4 armory white", "d4 religious-start black")
    assert refusal(den(town, guard="armory"), "den thieves-den 1").rule == "duel.guard.protects"
