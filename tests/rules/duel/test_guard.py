"""The King's Guard: duel.guard.protects, duel.guard.move."""

import pytest

from tests.rules.duel.helpers import city, expanding, holding, legal, play

CROSS = city(
    "c4 noble-start white", "d4 religious-start black", "d3 noble-1 black", "d5 noble-2 white", "e4 noble-3 black",
    "e5 noble-4 black", "c5 commercial-1 black", "e3 military-1 white",
)  # fmt: skip


def protected(**facts) -> set[str]:
    return {
        entry["tile"] for entry in holding("queen", city=CROSS, **facts).facts()["city"].values() if entry["protected"]
    }


def test_its_own_district_and_those_that_touch_it_are_protected_whoever_owns_them():
    """duel.guard.protects"""
    assert protected(guard="religious-start") == {"religious-start", "noble-start", "noble-1", "noble-2", "noble-3"}


def test_on_the_council_board_it_protects_nothing():
    """duel.guard.protects"""
    assert protected() == set()


def test_it_protects_no_longer_what_it_has_left():
    """duel.guard.protects"""
    after = play(holding("warlord", city=CROSS, guard="religious-start"), "guard military-1")
    shown = {entry["tile"] for entry in after.facts()["city"].values() if entry["protected"]}
    assert shown == {"military-1", "noble-1", "noble-3"}


@pytest.mark.parametrize("card", ["diplomat", "warlord"])
def test_only_the_unprotected_districts_of_the_opponent_can_be_taken(card):
    """duel.guard.protects"""
    own = {"gold": 9, "seats": 9}
    position = holding(card, own=own, theirs={"gold": 2}, city=CROSS, guard="noble-1")
    assert legal(position, "take") == {"take noble-3", "take noble-4", "take commercial-1"}


def test_a_district_built_beside_the_guard_is_protected_at_once():
    """duel.guard.protects"""
    town = city("c4 noble-start white", "d4 religious-start black")
    after = play(expanding(city=town, guard="noble-start", row=[["noble-2"]]), "build noble-2 c5")
    assert after.facts()["city"]["c5"]["protected"]


def test_the_guard_stays_where_it_is_when_districts_change_hands():
    """duel.guard.protects: nothing moves it but King, Warlord and Armory"""
    position = holding("warlord", own={"gold": 9}, city=CROSS, guard="noble-4")
    assert play(position, "take noble-1").facts()["guard"] == "noble-4"
