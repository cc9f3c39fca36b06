"""The safe mixture: games of which the solution is known, and a discard at the end of a game of Duel."""

import pytest

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.study.exact import exact
from citadels_lab.study.mixing import solve
from citadels_lab.study.safe import mixture, safe_choice
from tests.study.endings.positions import ending

A, B = (("king",), ()), (("queen",), ())
"""Two things that the other may hold."""


def test_without_anything_hidden_it_is_the_solution_of_the_matrix():
    pennies = [[1.0, 0.0], [0.0, 1.0]]
    assert mixture([(A, [1.0, 0.0]), (A, [0.0, 1.0])], {A: 1.0}) == ((0.5, 0.5), 0.5)
    assert mixture([(A, [1.0, 0.0]), (A, [0.0, 1.0])], {A: 1.0}) == (solve(pennies).rows, solve(pennies).value)


def test_an_other_who_has_no_choice_is_answered_with_the_best_row_on_average():
    columns = [(A, [1.0, 0.4]), (B, [0.0, 0.4])]
    assert mixture(columns, {A: 0.5, B: 0.5}) == ((1.0, 0.0), 0.5)
    assert mixture(columns, {A: 0.25, B: 0.75}) == ((0.0, 1.0), 0.4)


def test_each_thing_the_other_may_hold_answers_for_itself():
    """With A the other can match, with B it has no choice and the first row wins: so the first is taken more often."""
    columns = [(A, [0.0, 1.0]), (A, [1.0, 0.0]), (B, [1.0, 0.0])]
    rows, value = mixture(columns, {A: 0.9, B: 0.1})
    assert rows == (0.5, 0.5)
    assert value == 0.5
    rows, value = mixture(columns, {A: 0.1, B: 0.9})
    assert rows == (1.0, 0.0)
    assert value == 0.9


POOR = {
    "white": {"hand": ["thief", "king", "diplomat", "warlord"], "gold": 0},
    "black": {"hand": ["abbot", "merchant", "architect", "queen"], "gold": 0},
}


@pytest.fixture(scope="module")
def discard():
    position = ending(1, "discard", guard="noble-start", **POOR)
    return position, safe_choice(position)


def test_a_discard_is_mixed_so_that_it_wins_its_share_whatever_the_other_discards(discard):
    position, safe = discard
    assert sum(part.often for part in safe.parts) == pytest.approx(1, abs=1e-3)
    assert safe.share >= max(part.alone for part in safe.parts) - 1e-4
    rows = exact(position, options=["discard king", "discard diplomat"]).rows
    for part, row in zip(safe.parts[1:3], rows, strict=True):
        assert part.alone < row.low  # an other who chooses at random does not always choose what hurts
    assert safe.parts[2].often == 1.0
    assert "Discard the Diplomat" in safe.text()
    assert "Noir" in safe.text("fr")


@pytest.mark.slow
def test_what_the_other_holds_does_not_change_the_mixture(discard):
    hidden = {**POOR, "black": {"hand": ["assassin", "merchant", "architect", "queen"], "gold": 0}}
    assert safe_choice(ending(1, "discard", guard="noble-start", **hidden)) == discard[1]


@pytest.mark.parametrize(
    ("key", "ask"),
    [
        ("exact-not-at-once", lambda: safe_choice(ending(1, "expansion"))),
        ("exact-free", lambda: safe_choice(ending(5, "expansion"))),
        ("exact-too-large", lambda: safe_choice(ending(1, "discard", **POOR), nodes=50)),
    ],
)
def test_where_there_is_nothing_to_mix_one_sentence_says_so(key, ask):
    with pytest.raises(LabError) as refused:
        ask()
    assert refused.value.key == key
