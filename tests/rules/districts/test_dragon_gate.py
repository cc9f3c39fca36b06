"""Dragon Gate: classic.violet.dragon-gate, 2016.unique.dragon-gate."""

from tests.rules.districts.helpers import parts
from tests.rules.flow.helpers import at, gold, play


def test_it_costs_six_and_scores_eight():
    """classic.violet.dragon-gate, classic.score.special"""
    position = at(4, bo={"characters": ["king"], "gold": 6, "hand": ["dragon-gate"]})
    after = play(position, "build dragon-gate")
    assert gold(after, "bo") == 0
    assert after.scores()["bo"].total == 8


def test_it_is_destroyed_for_five():
    """RULINGS K6"""
    position = at(8, ana={"characters": ["warlord"], "gold": 5}, bo={"city": ["dragon-gate"]})
    assert gold(play(position, "destroy bo dragon-gate"), "ana") == 0


def test_2016_two_points_more():
    """2016.unique.dragon-gate"""
    assert parts("dragon-gate") == {"2016.score.costs": 6, "2016.unique.dragon-gate": 2}
