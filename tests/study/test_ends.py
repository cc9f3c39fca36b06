"""Twenty games stand for all of an option: quantiles, whoever played them and in whatever order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import citadels_lab as lab
from citadels_lab.study.ends import SHOWN, WIN, Ends, Game, Outcome
from citadels_lab.study.whatif import what_if
from tests.study.positions import late

OUTCOMES = st.builds(Outcome, st.sampled_from([0, WIN // 2, WIN]), st.integers(-30, 30))


def ends_of(outcomes, numbers=None):
    ends = Ends()
    for index, outcome in zip(numbers or range(len(outcomes)), outcomes, strict=True):
        ends.add(outcome, index)
    return ends


def merit(game):
    return game.won, game.margin


def test_few_games_are_all_shown_from_the_best_to_the_worst():
    outcomes = [Outcome(0, -3), Outcome(WIN, 2), Outcome(WIN, 9), Outcome(0, -1), Outcome(WIN // 2, 0)]
    games = ends_of(outcomes).games()
    assert games == (Game(2, 1, 9), Game(1, 1, 2), Game(4, 0.5, 0), Game(3, 0, -1), Game(0, 0, -3))


@given(st.lists(OUTCOMES, max_size=120))
def test_each_game_shown_stands_for_as_many_as_any_other(outcomes):
    games = ends_of(outcomes).games()
    assert len(games) == min(SHOWN, len(outcomes)) == len({game.index for game in games})
    assert all((game.won * WIN, game.margin) == outcomes[game.index] for game in games)
    ranked = sorted(((outcome.wins / WIN, outcome.margin) for outcome in outcomes), reverse=True)
    n, whole = len(games), len(outcomes)
    assert [merit(game) for game in games] == [ranked[(2 * at + 1) * whole // (2 * n)] for at in range(n)]


@given(st.lists(st.booleans(), min_size=SHOWN))
def test_as_large_a_part_of_the_games_shown_is_won_as_of_all(won):
    games = ends_of([Outcome(WIN * wins, 0) for wins in won]).games()
    assert abs(sum(game.won for game in games) / SHOWN - sum(won) / len(won)) <= 0.5 / SHOWN


@given(st.lists(OUTCOMES, min_size=2, max_size=90), st.randoms(use_true_random=False), st.integers(1, 88))
def test_order_and_chunks_change_nothing(outcomes, random, cut):
    order = random.sample(range(len(outcomes)), len(outcomes))
    parts = [order[:cut], order[cut:]]
    random.shuffle(parts)
    whole = Ends()
    for numbers in parts:
        whole.merge(ends_of([outcomes[index] for index in numbers], numbers))
    straight = ends_of(outcomes)
    assert (whole.counts, whole.first, whole.games()) == (straight.counts, straight.first, straight.games())


@pytest.mark.parametrize("workers", [1, 2])
def test_the_games_of_an_answer_are_those_of_its_share_whoever_played_them(workers):
    answer = what_if(late(seed=4, back=12), samples=200, seed=2, runner=workers)
    again = what_if(late(seed=4, back=12), samples=200, seed=2)
    assert answer == again
    for row in answer.rows:
        assert abs(sum(game.won for game in row.games) / len(row.games) - row.wins / WIN / row.n) <= 0.5 / SHOWN


def test_every_option_has_games_also_where_halving_set_it_aside():
    position = lab.new_game("duel", seed=7)
    while len(position.decision.legal) < 8:
        position = position.answer(position.decision.legal[0])
    answer = what_if(position, samples=40, seed=1)
    assert answer.set_aside
    assert all(len(row.games) == min(SHOWN, row.n) for row in answer.rows)
