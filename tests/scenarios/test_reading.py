"""Every mistake in a scenario file is told in one sentence that names the file, the line and what would be right."""

from pathlib import Path

import pytest

from citadels_lab import scenarios
from citadels_lab.rules.kernel.errors import LabError

GOOD = """\
title = { en = "A build", fr = "Une construction" }
variant = "duel"
rules = ["duel.build.bonus"]

[position]
rank = 6
row = [["noble-3"]]

[position.players.white]
gold = 5
hand = ["architect"]

[[step]]
seat = "white"
does = "build noble-3 c5"
events = ["duel.build.bonus"]
then.players.white.gold = 2

[[step]]
seat = "white"
refused = "build commercial-4 f7"
rule = "duel.build.touching"
sees.black.players.white.gold = 2
legal = ["pass"]
"""

MISTAKES = [
    # what is written, what is put in its place, the line, what the sentence says
    ("title =", "titel =", 1, "“title”"),
    ('variant = "duel"', 'variant = "duell"', 2, "“duel”"),
    ('variant = "duel"', "variant = 7", 2, "duel"),
    ('["duel.build.bonus"]\n\n', '["duel.build.bonnus"]\n\n', 3, "“duel.build.bonus”"),
    ('rules = ["duel.build.bonus"]', 'rules = "duel.build.bonus"', 3, "list of texts"),
    ("rank = 6", "ranks = 6", 6, "“rank”"),
    ("rank = 6", "rank = 12", 6, "from 1 to 9"),
    ('row = [["noble-3"]]', 'row = [["nobel-3"]]', 7, "“noble-3”"),
    ("gold = 5", "gold = 26", 10, "from 0 to 25"),
    ("gold = 5", 'seats = "all"', 10, "from 0 to 9"),
    ("gold = 5", "gld = 5", 10, "“gold”"),
    ('hand = ["architect"]', 'hand = ["architekt"]', 11, "“architect”"),
    ('hand = ["architect"]', 'hand = ["king"]', 11, "rank 6"),
    ('seat = "white"\ndoes', 'seat = "wite"\ndoes', 14, "“white”"),
    ('seat = "white"\ndoes', "does", 13, "“seat” is missing"),
    ("does = ", "dose = ", 15, "“does”"),
    ('"build noble-3 c5"', '"biuld noble-3 c5"', 15, "“build”"),
    ('"build noble-3 c5"', '""', 15, "text in quotes"),
    ('"build noble-3 c5"', "3", 15, "step[1].does"),
    ('events = ["duel.build.bonus"]', 'events = ["duel.build.bonos"]', 16, "“duel.build.bonus”"),
    ("then.players.white.gold", "then.playrs.white.gold", 17, "“players”"),
    ("then.players.white.gold", "then.players.wite.gold", 17, "“white”"),
    ("then.players.white.gold", "then.players.white.gould", 17, "“gold”"),
    ('rule = "duel.build.touching"\n', "", 19, "“rule” is missing"),
    ('rule = "duel.build.touching"', 'rule = "duel.build.tuching"', 22, "“duel.build.touching”"),
    ("refused = ", 'does = "pass"\nrefused = ', 22, "not both"),
    ("sees.black.players", "sees.blak.players", 23, "“black”"),
    ("sees.black.players.white.gold", "sees.black.players.white.glod", 23, "“gold”"),
    ('legal = ["pass"]', 'legal = ["pas"]', 24, "“pass”"),
    ('legal = ["pass"]', "legal = [3]", 24, "list of texts"),
    ('legal = ["pass"]', 'leagl = ["pass"]', 24, "“legal”"),
    ("[position]\n", "seed = 3\n[position]\n", 5, "one of the two"),
    ("[position]\n", "[options]\nunique_draw = 2\n[position]\n", 5, "seed"),
    ("[[step]]", "[[stepp]]", 13, "“step”"),
]


def sentence(text: str) -> str:
    with pytest.raises(LabError) as caught:
        scenarios.read(text, "my.toml")
    assert caught.value.text("fr") != str(caught.value)
    return str(caught.value)


def test_the_good_one_is_good() -> None:
    assert scenarios.read(GOOD, "my.toml").run().problems == ()


@pytest.mark.parametrize(("old", "new", "line", "says"), MISTAKES)
def test_a_mistake_names_the_file_the_line_and_the_right_word(old: str, new: str, line: int, says: str) -> None:
    assert old in GOOD
    told = sentence(GOOD.replace(old, new, 1))
    assert told.startswith("my.toml, line ")
    assert says in told
    assert f"line {line}:" in told
    assert "\n" not in told


@pytest.mark.parametrize("key", ["title", "variant", "rules"])
def test_a_missing_key_is_named(key: str) -> None:
    without = "\n".join(line for line in GOOD.splitlines() if not line.startswith(f"{key} ="))
    assert f"“{key}” is missing" in sentence(without)


def test_a_file_needs_a_start_and_a_step() -> None:
    head, _, tail = GOOD.partition("[[step]]")
    assert "“step” is missing" in sentence(head)
    no_start = head.partition("[position]")[0] + "[[step]]" + tail
    assert "either with a [position] or with a seed" in sentence(no_start)
    assert "at least one step" in sentence("step = []\n" + head)


def test_a_step_must_say_something() -> None:
    assert "this step is empty" in sentence(GOOD + "\n[[step]]\n")
    assert "“seat” says nothing" in sentence(GOOD + '\n[[step]]\nseat = "white"\n')
    assert "belongs to “refused”" in sentence(GOOD.replace('events = ["', 'rule = "duel.components"\nevents = ["'))


def test_text_that_is_no_toml_says_where() -> None:
    told = sentence(GOOD.replace('does = "build', "does = build"))
    assert told.startswith("my.toml is no TOML")
    assert "line 15" in told


@pytest.mark.parametrize("text", ["", "[[[[", "a = " + "[" * 5000, "x" * 300_000, "\x00"])
def test_rubbish_gets_a_sentence_too(text: str) -> None:
    assert sentence(text).startswith("my.toml")


def test_bad_options_and_seeds_are_told() -> None:
    start = GOOD.partition("[position]")[0]
    step = "[[step]]\nthen.round = 0\n"
    assert "my.toml, line 5: The seed -1" in sentence(start + "seed = -1\n" + step)
    assert "unique_draws" in sentence(start + "seed = 1\noptions.unique_draws = 2\n" + step)
    assert scenarios.read(start + "seed = 1\noptions.unique_draw = 2\n" + step, "my.toml").run().positions


def test_the_other_seats_follow_from_one_players_number() -> None:
    text = GOOD.replace("[[step]]", "[position.players.black]\nseats = 7\n\n[[step]]", 1)
    assert scenarios.read(text, "my.toml").position().facts()["players"]["white"]["seats"] == 2
    assert "line 14: position.players.black.seats" in sentence(text.replace("seats = 7", 'seats = "x"'))
    assert "add up to 9" in sentence(text.replace("gold = 5", "seats = 5"))


def test_a_title_in_one_language_serves_both() -> None:
    scenario = scenarios.read(
        GOOD.replace('{ en = "A build", fr = "Une construction" }', '"Une construction"'), "my.toml"
    )
    assert scenario.title("en") == scenario.title("fr") == "Une construction"


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"nothing\.toml cannot be read"):
        scenarios.load(tmp_path / "nothing.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(LabError, match="cannot be read"):
        scenarios.load(tmp_path / "bytes.toml")


def test_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(GOOD, encoding="utf-8")
    assert scenarios.load(tmp_path / "mine.toml").name.endswith("/mine")
