"""The line of a key is found however the TOML is written."""

import pytest

from citadels_lab.scenarios.lines import Lines

TEXT = '''\
title = { en = "a", fr = "b" }   # 1
text = """
[[step]]
rules = 3
"""
rules = [
  "x",
  ["y"],
]
[position]
[position.players.white]
gold = 3
[[step]]
does = "pass = 1"
then.players.white.gold = 3
[[step]]
seat = "white"
[step.then]
bank = 3
players.black.gold = 2
[step.sees.white]
"bank" = 3
'''


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (("title",), 1),
        (("title", "en"), 1),
        (("rules",), 6),
        (("position",), 10),
        (("position", "players", "white", "gold"), 12),
        (("position", "players", "black"), 10),
        (("step", 1), 13),
        (("step", 1, "does"), 14),
        (("step", 1, "then", "players", "white", "gold"), 15),
        (("step", 2), 16),
        (("step", 2, "seat"), 17),
        (("step", 2, "then", "bank"), 19),
        (("step", 2, "then", "players", "black", "gold"), 20),
        (("step", 2, "sees", "white", "bank"), 22),
        (("nowhere",), 1),
    ],
)
def test_the_line_of_a_place(place: tuple[str | int, ...], line: int) -> None:
    assert Lines(TEXT).of(*place) == line
