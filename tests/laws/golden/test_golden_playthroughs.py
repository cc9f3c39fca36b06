"""A game of each preset of the 2016 edition goes as it was written down, and every seat sees what it saw."""

from itertools import zip_longest

import pytest

from tests.laws.golden.playthroughs import TABLES, path, told, written

NEW = "if a rule was changed on purpose: python -m tests.laws.golden.playthroughs"


def first_difference(now: list[str], before: list[str]) -> str:
    """Say which line is the first that differs; "" if none does."""
    for number, (new, old) in enumerate(zip_longest(now, before, fillvalue="(nothing)"), start=1):
        if new != old:
            return f"line {number} was\n    {old}\nand is\n    {new}\n({NEW})"
    return ""


@pytest.mark.parametrize("preset", TABLES)
def test_the_game_goes_as_it_was_written_down(preset: str) -> None:
    before = path(preset).read_text(encoding="utf-8").splitlines()
    difference = first_difference(list(told(preset, written(preset))), before)
    assert not difference, f"{path(preset).name}: {difference}"


def test_the_first_line_that_differs_is_named() -> None:
    assert first_difference(["a", "b"], ["a", "b"]) == ""
    assert first_difference(["a", "b", "c"], ["a", "x", "y"]).startswith("line 2 was\n    x\nand is\n    b\n")
    assert "line 2 was\n    (nothing)\nand is\n    b\n" in first_difference(["a", "b"], ["a"])


@pytest.mark.parametrize("preset", TABLES)
def test_each_game_was_written_down_to_its_end(preset: str) -> None:
    last = path(preset).read_text(encoding="utf-8").splitlines()[-1]
    assert last.startswith("= ")
    assert "; won by " in last
    assert path(preset).stat().st_size < 80_000


def test_an_answer_that_is_no_longer_legal_is_told_where_it_is() -> None:
    lines = list(told("first_game", [*written("first_game")[:3], "build palace"]))
    assert lines[-2].startswith("4 ")
    assert lines[-1].startswith("  ! ")
