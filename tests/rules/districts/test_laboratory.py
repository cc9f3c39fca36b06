"""Laboratory: classic.violet.laboratory, 2016.unique.laboratory."""

from tests.rules.districts.helpers import turn
from tests.rules.flow.helpers import at, gold, of, play, refusal


def lab(printing="seed", hand=("temple", "manor")):
    bo = {"characters": ["king"], "city": ["laboratory"], "hand": list(hand)}
    return at(4, printing=printing, bo=bo)


def test_a_card_is_discarded_for_two_coins_once_a_turn():
    """classic.violet.laboratory"""
    after = play(lab(), "laboratory temple")
    assert (gold(after, "bo"), of(after, "bo", "hand")) == (4, ["manor"])
    assert after.facts()["discard"] == ["temple"]
    assert refusal(after, "laboratory manor") == ("classic.violet.laboratory", "district-used")


def test_in_the_older_decks_it_gives_one_coin():
    """classic.violet.laboratory"""
    assert gold(play(lab("ffg66"), "laboratory temple"), "bo") == 3
    assert gold(play(lab("original65"), "laboratory temple"), "bo") == 3


def test_an_empty_hand_has_nothing_to_discard():
    """classic.violet.laboratory"""
    assert not [action for action in lab(hand=()).decision.legal if action[0] == "laboratory"]


def test_2016_a_card_for_two_coins_once_a_turn_before_or_after_gathering():
    """2016.unique.laboratory, 2016.turn.gather-first"""
    position = turn(city=["laboratory"], hand=["temple", "secret-vault"], gold=0, rest="box")
    after = play(position, "laboratory secret-vault")
    assert (gold(after, "ana"), after.facts()["deck"]) == (2, ["secret-vault"])
    assert refusal(after, "laboratory temple") == ("2016.unique.laboratory", "district-used")
