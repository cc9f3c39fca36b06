"""Smithy: classic.violet.smithy, 2016.unique.smithy."""

from tests.rules.districts.helpers import turn
from tests.rules.flow.helpers import at, gold, of, play, refusal


def forge(printing="seed", coins=3, **facts):
    return at(4, printing=printing, bo={"characters": ["king"], "city": ["smithy"], "gold": coins}, **facts)


def test_two_coins_for_three_cards_once_a_turn():
    """classic.violet.smithy"""
    after = play(forge(deck=["manor", "castle", "temple"]), "smithy")
    assert (gold(after, "bo"), of(after, "bo", "hand")) == (1, ["manor", "castle", "temple"])
    assert refusal(after, "smithy") == ("classic.violet.smithy", "district-used")


def test_in_the_oldest_deck_it_costs_three():
    """classic.violet.smithy"""
    assert gold(play(forge("original65"), "smithy"), "bo") == 0
    assert refusal(forge("original65", coins=2), "smithy") == ("classic.violet.smithy", "use-too-dear")


def test_with_no_card_left_it_is_refused():
    """classic.turn.discard-pile"""
    assert refusal(forge(rest="box"), "smithy") == ("classic.turn.discard-pile", "no-cards-left")


def test_2016_two_coins_for_three_cards_once_a_turn():
    """2016.unique.smithy"""
    after = play(turn(city=["smithy"], gold=2, deck=["manor", "castle", "temple"]), "smithy")
    assert (gold(after, "ana"), of(after, "ana", "hand")) == (0, ["manor", "castle", "temple"])
    assert refusal(after, "smithy") == ("2016.unique.smithy", "district-used")


def test_2016_the_alchemist_does_not_get_these_coins_back():
    """2016.alchemist; RULINGS 80"""
    after = play(turn("alchemist", city=["smithy"], gold=2), "smithy", "gather gold", "end")
    assert gold(after, "ana") == 2
