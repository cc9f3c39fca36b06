"""University: classic.violet.university."""

from tests.rules.flow.helpers import at


def test_it_costs_six_and_scores_eight():
    """classic.violet.university, classic.score.special"""
    scores = at(8, ana={"characters": ["warlord"]}, bo={"city": ["university"]}).scores()
    assert dict(scores["bo"].parts) == {"classic.score.costs": 6, "classic.violet.university": 2}
