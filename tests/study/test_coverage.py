"""The experiments of ``python -m citadels_lab.bench.coverage``, with fewer games: do the intervals hold the truth?"""

import pytest
from click.testing import CliRunner

from citadels_lab.bench import coverage
from citadels_lab.bench.coverage import Covered, Dealt, alike, ends, main, place
from citadels_lab.study.ends import WIN, Outcome
from citadels_lab.study.runners import Here
from citadels_lab.study.whatif import Study, question
from tests.study.positions import late


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_intervals_of_real_playouts_cover_what_long_runs_find_in_93_to_97_of_100():
    positions = (late(4, 10), late(6, 20), late(11, 20))
    found = [coverage.coverage(position, "random", 120) for position in positions]
    every = Covered(*(sum(parts) for parts in zip(*(vars(one).values() for one in found), strict=True)))
    options = sum(len(position.decision.legal[: coverage.OPTIONS]) for position in positions)
    assert every.intervals == 120 * 2 * options
    assert 0.93 <= every.part <= 0.97, every
    assert every.part_at_once >= 0.95, every


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("options, n, looks", [(2, 200, coverage.LOOKS), (5, 100, 1)])
def test_options_that_are_the_same_are_called_different_in_at_most_5_percent_of_200_runs(options, n, looks):
    by_wins, by_margin = alike(place("duel", {}, 16, 3), options, n, looks, 200)
    assert by_wins <= 10
    assert by_margin <= 16  # for five options it is just under 5 % in the long run: by chance 16 of 200 at most


def test_what_was_noted_is_what_a_study_plays():
    position = late(4, 10)
    task = question(position, None, position.decision.legal[:3], "random", 0)
    dealt = Study(task, 30).run(Dealt(ends(task, range(30)), 7), None, None, 0)
    assert dealt.to_json() == Study(task, 30).run(Here(), None, None, 0).to_json()


def test_an_option_that_always_wins_is_called_different(monkeypatch):
    won = [[Outcome(WIN, 0)], [Outcome(0, 0)]]
    monkeypatch.setattr(coverage, "ends", lambda task, numbers: [won[at % 2] for at in numbers])
    assert alike(late(4, 10), 2, 50, 5, runs=8) == (8, 0)


def test_it_prints_a_line_for_each_position_and_each_experiment(monkeypatch):
    monkeypatch.setattr(coverage, "LONG", 30)
    monkeypatch.setattr(coverage, "N", 10)
    monkeypatch.setattr(coverage, "PLACES", (("duel", {}, "random", 6),))
    told = CliRunner().invoke(main, ["--runs", "2"])
    assert told.exit_code == 0, told.output
    assert len(told.output.splitlines()) == 7
    assert "of 12 intervals hold" in told.output and "by margin in" in told.output


def test_the_places_are_decisions_with_something_to_choose():
    for variant, options, _, back in coverage.PLACES:
        position = place(variant, options, back)
        assert position.variant == variant and len(position.decision.legal) >= coverage.OPTIONS
