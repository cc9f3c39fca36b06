"""Halving: with many options, playouts go to those that may be the best."""

import pytest

from citadels_lab.study.ends import Outcome
from citadels_lab.study.halving import FINALISTS, Round, halving, plan, survivors
from citadels_lab.study.tally import Tallies, Tally


def test_a_few_options_are_all_played_to_the_end():
    assert plan(7, 400) == [Round(0, 400, 7)]


def test_of_many_options_half_are_set_aside_whenever_the_playouts_have_doubled():
    assert plan(16, 400) == [Round(0, 50, 16), Round(50, 100, 8), Round(100, 200, 4), Round(200, 400, 3)]
    assert [each.keep for each in plan(64, 2000)] == [64, 32, 16, 8]
    assert plan(8, 400)[0].keep == 8


@pytest.mark.parametrize("width", [8, 9, 15, 64, 100])
@pytest.mark.parametrize("samples", [2, 3, 7, 400])
def test_the_rounds_follow_one_another_and_the_finalists_get_all_the_playouts(width, samples):
    rounds = halving(width, samples)
    assert rounds[0].start == 0
    assert [each.start for each in rounds[1:]] == [each.stop for each in rounds[:-1]]
    assert rounds[-1].stop == samples
    assert rounds[-1].keep >= FINALISTS
    assert all(each.start < each.stop for each in rounds)


def test_halving_costs_about_a_third_of_playing_all():
    cost = sum((each.stop - each.start) * each.keep for each in plan(64, 2000))
    assert cost == pytest.approx(0.3125 * 64 * 2000)


def test_those_that_won_most_go_on_then_those_with_the_better_margin_then_the_first():
    tally = Tally(range(4))
    tally.add([Outcome(0, 9), Outcome(840, -3), Outcome(840, 5), Outcome(0, 9)], 0)
    tallies = Tallies((tally,))
    assert survivors(tallies, (0, 1, 2, 3), 1) == (2,)
    assert survivors(tallies, (0, 1, 2, 3), 2) == (1, 2)
    assert survivors(tallies, (0, 1, 2, 3), 3) == (0, 1, 2)
    assert survivors(tallies, (3, 0), 1) == (0,)
