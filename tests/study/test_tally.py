"""Tallies: whole sums, the same in whatever order they are added."""

import pickle

import pytest

from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.study.ends import WIN, Outcome
from citadels_lab.study.tally import Columns, Tallies, Tally

ROWS = [[Outcome(840, 3), Outcome(0, -5)], [Outcome(420, 0), Outcome(840, 9)], [Outcome(0, -2), Outcome(280, -1)]]


def tally_of(rows, options=(0, 1), first=0):
    tally = Tally(options)
    for index, row in enumerate(rows, first):
        tally.add(row, index)
    return tally


def sums_of(tally):
    """Return everything in a tally, as text."""
    moments = [(each.totals, each.products) for each in (tally.wins, tally.margins)]
    ends = [(sorted(each.counts.items()), sorted(each.first.items())) for each in tally.ends]
    return repr((tally.options, tally.n, moments, ends))


def test_a_win_can_be_shared_by_any_number_of_players_without_a_rest():
    assert all(WIN % n == 0 for n in range(1, 9))


def test_the_sums_are_those_of_the_definition():
    sums = Tallies((tally_of(ROWS),)).wins(0, 1)
    firsts, seconds = zip(*([outcome.wins for outcome in row] for row in ROWS), strict=True)
    assert sums == (
        3, sum(firsts), sum(seconds), sum(a * a for a in firsts), sum(b * b for b in seconds),
        sum(a * b for a, b in zip(firsts, seconds, strict=True)),
    )  # fmt: skip
    differences = [a - b for a, b in zip(firsts, seconds, strict=True)]
    assert sums.difference() == (3, sum(differences), sum(d * d for d in differences))


def test_the_pairs_are_the_same_asked_either_way_round():
    tallies = Tallies((tally_of(ROWS),))
    n, total, squares = tallies.margins(0, 1).difference()
    assert tallies.margins(1, 0).difference() == (n, -total, squares)


@pytest.mark.parametrize("seed", range(5))
def test_chunks_in_any_order_give_the_same_bytes(seed):
    dice = Dice(seed)
    rows = [[Outcome(dice.choice([0, 420, 840]), dice.below(41) - 20) for _ in range(3)] for _ in range(40)]
    whole = tally_of(rows, range(3))
    chunks = [tally_of(rows[at : at + 7], range(3), at) for at in range(0, 40, 7)]
    mixed = Tally(range(3))
    while chunks:
        mixed.merge(pickle.loads(pickle.dumps(chunks.pop(dice.below(len(chunks))))))
    assert sums_of(mixed) == sums_of(whole)


def test_two_options_are_compared_where_both_were_played():
    early, late = tally_of(ROWS), tally_of([[Outcome(840, 1)]], (1,))
    tallies = Tallies((early, late))
    assert (tallies.n(0), tallies.n(1)) == (3, 4)
    assert tallies.wins(1).first == early.wins.totals[1] + 840
    assert tallies.wins(0, 1) == Tallies((early,)).wins(0, 1)
    assert Tallies((late,)).wins(0, 1).n == 0


def test_columns_keep_apart_what_was_played_in_different_worlds():
    one, other = Columns((0, 1)), Columns((0, 1))
    one.add(ROWS[0], 0, ("thief",))
    other.add(ROWS[1], 1, ("king",))
    other.add(ROWS[2], 2, ("thief",))
    one.merge(other)
    assert one.n == 3
    assert {column: tally.n for column, tally in one.by.items()} == {("thief",): 2, ("king",): 1}
    right = Tally((0, 1))
    right.add(ROWS[0], 0)
    right.add(ROWS[2], 2)
    assert sums_of(one.by["thief",]) == sums_of(right)
