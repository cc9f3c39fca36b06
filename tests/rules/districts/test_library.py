"""Library: classic.violet.library, 2016.unique.library."""

from tests.rules.districts.helpers import turn
from tests.rules.flow.helpers import at, legal, of, play, told


def reading(*city, deck=("manor", "castle", "temple")):
    return play(at(4, bo={"characters": ["king"], "city": list(city)}, deck=list(deck)), "gather cards")


def test_both_cards_are_kept_without_a_question():
    """classic.violet.library"""
    assert of(reading("library"), "bo", "hand") == ["manor", "castle"]


def test_with_the_observatory_two_of_three():
    """classic.violet.library; RULINGS K17"""
    asked = reading("library", "observatory")
    assert legal(asked) == ["keep-card castle manor", "keep-card castle temple", "keep-card manor temple"]
    assert of(play(asked, "keep-card castle temple"), "bo", "hand") == ["castle", "temple"]


def test_two_equal_cards_are_no_question():
    """classic.violet.library: duplicates are named, not numbered"""
    asked = reading("library", "observatory", deck=("manor", "manor", "temple"))
    assert legal(asked) == ["keep-card manor manor", "keep-card manor temple"]


def test_2016_all_that_are_drawn_are_kept():
    """2016.unique.library"""
    after = play(turn(city=["library"], deck=["manor", "castle", "temple"]), "gather cards")
    assert of(after, "ana", "hand") == ["manor", "castle"]
    assert told(after, "kept-cards")[0].rule == "2016.unique.library"


def test_2016_with_the_observatory_three():
    """2016.unique.library, 2016.unique.observatory; RULINGS 111"""
    position = turn(city=["library", "observatory"], deck=["manor", "castle", "temple"])
    assert position.decision.find(("gather", "cards")).about == {"n": 3, "keeps": 3}
    assert of(play(position, "gather cards"), "ana", "hand") == ["manor", "castle", "temple"]


def test_2016_it_does_not_touch_what_the_scholar_draws():
    """2016.unique.library; RULINGS 84"""
    asked = play(turn("scholar", city=["library"]), "study")
    assert all(len(action) == 2 for action in asked.decision.legal)
