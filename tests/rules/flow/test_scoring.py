"""Scoring: classic.score.*."""

from tests.rules.flow.helpers import at, play

EIGHT = ["manor", "castle", "palace", "church", "monastery", "cathedral", "docks", "harbor"]
OTHER = ["manor", "castle", "palace", "church", "temple", "tavern", "docks", "prison"]
CHEAP = {"city": ["temple", "church", "tavern", "market", "trading-post", "watchtower", "prison"]}
"""A city that was complete and ends the game, with 15 points, so that others win."""
RICH = ["palace", "cathedral", "harbor", "docks"]


def over(**facts):
    """The round is over, and so is the game."""
    return at(9, **facts)


def test_the_first_to_complete_gets_four_the_others_two():
    """classic.score.first, classic.score.others, classic.score.costs"""
    scores = over(ana={"city": EIGHT}, bo={"city": OTHER}, completed=["bo"]).scores()
    assert dict(scores["ana"].parts) == {"classic.score.costs": 29, "classic.score.others": 2}
    assert scores["bo"].parts["classic.score.first"] == 4
    assert all(score.total == sum(score.parts.values()) for score in scores.values())


def test_four_points_are_kept_even_if_a_district_is_lost():
    """classic.score.first"""
    assert over(ana={"city": EIGHT[:7]}, completed=["ana"]).scores()["ana"].parts["classic.score.first"] == 4


def test_five_colours_give_three_points():
    """classic.score.five-colors"""
    scores = over(
        ana={"city": ["manor", "temple", "tavern", "prison", "keep"]}, bo={"city": ["manor", "temple"]}
    ).scores()
    assert scores["ana"].parts["classic.score.five-colors"] == 3
    assert "classic.score.five-colors" not in scores["bo"].parts


def test_a_tie_goes_to_the_higher_printed_costs_then_to_more_coins():
    """classic.score.tie"""
    dear, cheap = [*EIGHT[:3], "keep", "tavern"], ["dragon-gate", "palace", "market", "tavern"]
    tied = over(ana={"city": dear}, bo={"city": cheap}, chi=CHEAP, completed=["chi"])
    assert [tied.scores()[seat].total for seat in ("ana", "bo", "chi")] == [16, 16, 15]
    assert tied.over and tied.winners == ("ana",)
    gold = over(ana={"city": RICH, "gold": 3}, bo={"city": RICH, "gold": 4}, chi=CHEAP, completed=["chi"])
    assert gold.winner == "bo"


def test_what_still_ties_is_shared_not_given_to_the_first_seat():
    """classic.score.tie"""
    tied = over(ana={"city": RICH}, bo={"city": RICH}, chi={"city": ["market"]}, dev=CHEAP, completed=["dev"])
    assert tied.winners == ("ana", "bo") and tied.winner is None


def test_the_heir_has_the_crown_before_the_scores_are_counted():
    """classic.round.end.order"""
    king = {"characters": ["king"], "city": EIGHT}
    position = at(8, ana={"characters": ["assassin"]}, bo=king, chi={"characters": ["warlord"]}, murdered="king")
    after = play(position, "gather gold", "end")
    assert after.over and after.facts()["crown"] == "bo"
