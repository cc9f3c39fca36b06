"""The rows of the score race say which points are final: at the start, after each round that has ended, and now."""

from itertools import pairwise
from typing import Any

import pytest

import citadels_lab as lab
from citadels_lab.session import Session
from citadels_lab.widgets.app import TableApp
from citadels_lab.widgets.cards import race, race_plot

BEGUN = lab.new_game("classic", seed=3, players=4)


def labels(position: Any, language: str) -> list[str]:
    """The names of the race's rows at a position."""
    look: Any = TableApp(Session(position, language=language)).look
    return [race.label(look, at) for at in range(len(look.rounds))]


@pytest.mark.parametrize(
    ("language", "start", "now"), [("en", "at the start", "now"), ("fr", "au début", "maintenant")]
)
def test_before_the_first_round_has_ended_no_row_says_so(language: str, start: str, now: str) -> None:
    assert labels(BEGUN, language) == [start]
    assert labels(BEGUN.answer(BEGUN.decision.options[0].action), language) == [start, now]


def test_of_a_game_that_is_over_every_row_is_a_round() -> None:
    end = lab.play_out(BEGUN, "greedy", seed=1)
    assert labels(end, "en") == ["at the start", *(str(n + 1) for n in range(end.facts()["round"]))]


@pytest.mark.parametrize("players", [2, 7, 8])
def test_names_at_the_ends_of_the_lines_lie_apart_and_inside_the_picture(players: int) -> None:
    game = lab.new_game("edition_2016", seed=5, players=players)
    plot = race_plot.RacePlot()
    for position in (game, lab.play_out(game, "greedy", seed=3)):
        plot.update(TableApp(Session(position)).look)
        heights, bottom, top = plot.labels.data["y"], plot.figure.y_range.start, plot.figure.y_range.end
        gaps = [high - low for low, high in pairwise(heights)]
        assert len(heights) == players
        assert all(bottom < height < top for height in heights)
        assert all(gap > 0.1 * (top - bottom) for gap in gaps)  # the picture is 150 pixels high, a name 15
