"""Mixtures that cannot be exploited, against games whose answer is known."""

import pytest

from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.study.mixing import solve


def test_stone_paper_scissors_is_played_in_thirds():
    found = solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert found.rows == found.columns == pytest.approx((1 / 3,) * 3, abs=1e-4)
    assert found.value == 0


def test_a_game_of_two_by_two_has_the_mixture_of_the_textbook():
    found = solve([[2, -1], [-1, 1]])
    assert found.rows == pytest.approx((0.4, 0.6))
    assert found.columns == pytest.approx((0.4, 0.6))
    assert found.value == pytest.approx(0.2)


def test_where_one_row_is_always_best_it_is_always_played():
    assert solve([[0.6, 0.5], [0.2, 0.4]]).rows == (1.0, 0.0)


@pytest.mark.parametrize("seed", range(8))
def test_neither_side_can_do_better_against_the_mixture_of_the_other(seed):
    dice = Dice(seed)
    payoffs = [[dice.below(1000) / 1000 for _ in range(4 + seed % 3)] for _ in range(3 + seed % 4)]
    found = solve(payoffs)
    against_rows = [
        sum(x * row[at] for x, row in zip(found.rows, payoffs, strict=True)) for at in range(len(payoffs[0]))
    ]
    against_columns = [sum(y * share for y, share in zip(found.columns, row, strict=True)) for row in payoffs]
    assert min(against_rows) == pytest.approx(found.value, abs=1e-3)
    assert max(against_columns) == pytest.approx(found.value, abs=1e-3)
    assert sum(found.rows) == pytest.approx(1, abs=1e-3)
