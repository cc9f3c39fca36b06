"""Park: dark-city.violet.park, 2016.unique.park."""

from tests.rules.districts.helpers import at16, turn
from tests.rules.flow.helpers import dark, of, play, told


def resting(hand):
    ana = {"characters": ["king"], "city": ["park"], "hand": hand}
    return dark(4, ana=ana, bo={"characters": ["warlord"]}, bonus=["park"])


def test_with_no_card_at_the_end_of_the_turn_two_are_drawn():
    """dark-city.violet.park"""
    assert len(of(play(resting([]), "gather gold", "end"), "ana", "hand")) == 2


def test_with_a_card_none():
    """dark-city.violet.park"""
    assert of(play(resting(["temple"]), "gather gold", "end"), "ana", "hand") == ["temple"]


def test_2016_with_no_card_at_the_end_of_the_turn_two_are_gained():
    """2016.unique.park"""
    after = play(turn(city=["park"], hand=[]), "gather gold", "end")
    assert len(of(after, "ana", "hand")) == 2
    assert told(after, "drew-cards")[0].rule == "2016.unique.park"


def test_2016_also_when_the_magician_has_left_none():
    """2016.unique.park, 2016.magician"""
    position = turn("magician", city=["park"], hand=["temple"])
    after = play(position, "swap bo", "gather gold", "end")
    assert len(of(after, "ana", "hand")) == 2 and of(after, "bo", "hand") == ["temple"]


def test_2016_two_turns_in_a_round_two_looks():
    """2016.unique.park, 2016.draft.two-turns; RULINGS 20"""
    ana = {"characters": ["architect", "warlord"], "city": ["park"], "hand": ["temple"]}
    first = play(at16(7, players=("ana", "bo"), ana=ana), "gather gold", "end")
    assert of(first, "ana", "hand") == ["temple"]
    assert len(of(play(first, "gather gold", "build temple", "end"), "ana", "hand")) == 2
