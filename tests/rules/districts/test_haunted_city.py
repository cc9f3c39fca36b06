"""Haunted City: classic.violet.haunted-city."""

from tests.rules.flow.helpers import at, play

FOUR = ["temple", "manor", "tavern", "keep"]


def ending(printing, city, **facts):
    position = at(
        4, printing=printing, bo={"characters": ["king"], "city": city, "gold": 5, "hand": ["haunted-city"]}, **facts
    )
    return position


def test_it_counts_as_the_missing_colour_at_the_end():
    """classic.violet.haunted-city, classic.score.five-colors"""
    scores = ending("seed", [*FOUR[:4]]).answer("build haunted-city").scores()
    assert scores["bo"].parts["classic.score.five-colors"] == 3


def test_it_may_be_the_violet_one():
    """classic.violet.haunted-city"""
    scores = ending("seed", ["temple", "manor", "tavern", "prison"]).answer("build haunted-city").scores()
    assert scores["bo"].parts["classic.score.five-colors"] == 3


def test_in_the_older_decks_not_in_the_round_in_which_it_was_built():
    """classic.violet.haunted-city; RULINGS K18"""
    for printing in ("ffg66", "original65"):
        built = ending(printing, FOUR).answer("build haunted-city")
        assert "classic.score.five-colors" not in built.scores()["bo"].parts
        later = play(built, "gather gold", "end")
        assert later.facts()["round"] == 2
        assert later.scores()["bo"].parts["classic.score.five-colors"] == 3


def test_it_never_counts_for_income():
    """classic.violet.haunted-city"""
    position = at(4, bo={"characters": ["king"], "city": ["haunted-city"]})
    assert ("income",) not in position.decision.legal
