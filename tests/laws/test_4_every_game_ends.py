"""Law 4: until the game is over there is a legal option, and every game ends."""

from hypothesis import given
from hypothesis import strategies as st

import citadels_lab as lab
from citadels_lab.rules.kernel.action import PASS
from tests.laws.games import Game, games, tables


class Lazy:
    """A bot that does nothing wherever the rules let it."""

    name = "lazy"

    def choose(self, question, look, dice):
        return PASS if PASS in question.legal else question.legal[0]


@given(games)
def test_until_the_game_is_over_there_is_a_legal_option(game: Game) -> None:
    positions = game.positions()
    for position in positions[:-1]:
        assert not position.over
        assert position.decision.legal
        assert position.winner is None
    last = positions[-1]
    assert last.over == (last.decision is None)


@given(st.integers(0, 2**63 - 1), st.integers(0, 2**32), tables, st.sampled_from(["owed", "optional"]))
def test_every_random_game_ends_with_a_full_grid_and_one_winner(seed: int, dice: int, tiles: str, leader: str) -> None:
    """duel.end.full-grid, duel.score.tie"""
    ended = lab.play_out(lab.new_game("duel", seed=seed, tiles=tiles, leader_build=leader), "random", dice)
    assert ended.over
    assert len(ended.facts()["city"]) == 16
    assert ended.winner in ("white", "black")


@given(st.integers(0, 2**63 - 1))
def test_even_two_players_who_pass_wherever_they_may_come_to_an_end(seed: int) -> None:
    """duel.expansion.optional-build: the leader's build is owed, so every game ends"""
    assert lab.play_out(lab.new_game("duel", seed=seed), Lazy()).over
