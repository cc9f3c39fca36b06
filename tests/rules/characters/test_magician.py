"""The Magician (3): classic.magician.swap, classic.magician.redraw."""

from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import at, legal, of, play, refusal


def magic(hand=("temple", "manor"), theirs=("palace",), **facts):
    return at(3, ana={"characters": ["magician"], "hand": list(hand)}, bo={"hand": list(theirs)}, **facts)


def test_whole_hands_are_swapped():
    """classic.magician.swap"""
    after = play(magic(), "swap bo")
    assert (of(after, "ana", "hand"), of(after, "bo", "hand")) == (["palace"], ["temple", "manor"])


def test_an_empty_hand_can_be_swapped_both_ways():
    """classic.magician.swap"""
    assert of(play(magic(hand=()), "swap bo"), "ana", "hand") == ["palace"]
    assert of(play(magic(theirs=()), "swap bo"), "ana", "hand") == []


def test_cards_go_under_the_deck_before_as_many_are_drawn():
    """classic.magician.redraw"""
    after = play(magic(deck=["castle"], rest="box"), "redraw temple", "redraw manor")
    assert of(after, "ana", "hand") == ["castle", "temple"]
    assert after.facts()["deck"] == ["manor"]


def test_one_card_may_be_exchanged_and_the_other_kept():
    """classic.magician.redraw"""
    after = play(magic(deck=["castle"]), "redraw manor", "pass")
    assert of(after, "ana", "hand") == ["temple", "castle"]


def test_it_is_one_of_the_two_once():
    """classic.magician.swap, classic.magician.redraw"""
    after = play(magic(deck=["castle"]), "redraw manor", "pass")
    assert refusal(after, "swap bo") == ("classic.magician.swap", "power-used")
    assert not [action for action in legal(magic(hand=())) if action.startswith("redraw")]


def test_2016_cards_go_under_the_deck_before_as_many_are_drawn():
    """2016.magician; RULINGS 67"""
    after = play(turn("magician", hand=["temple", "church"], rest="box"), "redraw temple", "redraw church")
    assert sorted(of(after, "ana", "hand")) == ["church", "temple"]
