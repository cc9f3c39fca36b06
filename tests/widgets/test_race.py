"""The rows of the score race say which points are final: at the start, after each round that has ended, and now."""

from typing import Any

import pytest

import citadels_lab as lab
from citadels_lab.session import Session
from citadels_lab.widgets.app import TableApp
from citadels_lab.widgets.cards import race

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
