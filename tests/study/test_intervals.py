"""Intervals: how sure a share or a mean is."""

from statistics import variance

import pytest

from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.study.intervals import (
    Z95,
    Anytime,
    Planned,
    mean,
    mean_and_reach,
    paired_share,
    spread,
    student,
    wilson,
)


def test_the_interval_of_five_in_ten_is_the_one_of_the_textbooks():
    low, high = wilson(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)


@pytest.mark.parametrize("wins, n", [(0, 1), (1, 1), (0, 400), (400, 400), (2.5, 7)])
def test_an_interval_holds_its_share_and_stays_within_nought_and_one(wins, n):
    low, high = wilson(wins, n)
    assert 0 <= low <= wins / n <= high <= 1
    assert low < high


def test_without_games_anything_is_possible():
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_games_make_the_interval_narrower():
    few, many = wilson(30, 60), wilson(300, 600)
    assert many[1] - many[0] < few[1] - few[0]


def test_a_mean_reaches_further_where_the_values_differ_more():
    assert mean_and_reach([]) == (0.0, None)
    assert mean_and_reach([3]) == (3, None)
    assert mean_and_reach([2, 2, 2]) == (2, 0.0)
    assert mean_and_reach([-9, 9, -9, 9])[1] > mean_and_reach([-1, 1, -1, 1])[1] > 0


def test_of_two_values_the_mean_reaches_as_far_as_the_tables_of_student_say():
    assert mean_and_reach([-1, 1]) == (0, pytest.approx(12.706, abs=0.001))


def draws(dice, n, chances):
    """Return the sum and the sum of squares of ``n`` numbers drawn by their chances in thousandths."""
    total = squares = 0
    for _ in range(n):
        roll = dice.below(1000)
        for value, chance in chances:
            if (roll := roll - chance) < 0:
                total, squares = total + value, squares + value * value
                break
    return total, squares


def test_95_percent_intervals_of_shares_means_and_differences_cover_the_truth_about_95_times_in_100():
    dice, runs, n = Dice(7), 600, 60
    wins, means, paired = 0, 0, 0
    for _ in range(runs):
        total, _ = draws(dice, n, [(1, 300), (0, 700)])
        low, high = wilson(total, n)
        wins += low <= 0.3 <= high
        _, low, high = mean(n, *draws(dice, n, [(-12, 200), (-3, 400), (1, 300), (20, 100)]))
        means += low <= -1.3 <= high
        _, low, high = paired_share(n, *draws(dice, n, [(-1, 200), (0, 500), (1, 300)]), 1)
        paired += low <= 0.1 <= high
    assert all(0.93 <= covered / runs <= 0.97 for covered in (wins, means, paired)), (wins, means, paired)


def test_students_t_is_the_one_of_the_tables():
    for freedom, t in ((5, 2.5706), (10, 2.2281), (30, 2.0423), (400, 1.9659)):
        assert student(Z95, freedom) == pytest.approx(t, abs=0.01)
    assert student(3.2905, 20) == pytest.approx(3.8495, abs=0.02)


def test_a_mean_of_whole_sums_is_the_one_of_the_values():
    values = [3, -4, 10, 0, 0, 7]
    middle, low, high = mean(6, sum(values), sum(v * v for v in values))
    assert middle == sum(values) / 6
    assert spread(6, sum(values), sum(v * v for v in values)) == pytest.approx(variance(values))
    assert high - middle == pytest.approx(middle - low)


def test_two_shares_that_never_differed_may_still_differ_a_little():
    middle, low, high = paired_share(50, 0, 0, 840)
    assert (middle, low) == (0, -high)
    assert 0 < high < 0.1


def test_the_difference_of_shares_lies_in_its_interval_and_within_what_is_possible():
    for total in (0, 3, 10, -10):
        middle, low, high = paired_share(10, total, abs(total), 1)
        assert -1 <= low <= middle <= high <= 1


def test_several_planned_looks_share_the_error():
    assert Planned()(0.05, 10) == pytest.approx(Z95, abs=1e-5)
    assert Planned(4)(0.05, 10) == pytest.approx(Planned()(0.0125, 10))


def test_a_confidence_sequence_is_wider_than_an_interval_and_tightest_where_it_was_to_be():
    always = Anytime(1000)
    assert all(always(0.05, n) > Z95 for n in (1, 10, 100, 1000, 100_000))
    assert always(0.05, 1000) < 3.1
    assert min((10, 100, 1000, 10_000, 100_000), key=lambda n: always(0.05, n)) == 1000


def test_a_confidence_sequence_looked_at_all_the_time_rarely_leaves_the_truth():
    dice, left, naive = Dice(3), 0, 0
    always = Anytime(400)
    for _ in range(200):
        total = squares = 0
        out = peeked = False
        for n in range(1, 401):
            value = dice.below(3) - 1
            total, squares = total + value, squares + value * value
            _, low, high = paired_share(n, total, squares, 1, always(0.05, n))
            out = out or not low <= 0 <= high
            _, low, high = paired_share(n, total, squares, 1)
            peeked = peeked or not low <= 0 <= high
        left += out
        naive += peeked
    print(f"out of a confidence sequence in {left} of 200 runs, of ordinary intervals in {naive}")
    assert left <= 10
    assert naive > 30  # what peeking does to an ordinary interval
