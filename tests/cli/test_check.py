"""`citadels-lab check` tells what does not hold, and its exit status says how bad it is."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from citadels_lab.cli import main

GOOD = """\
title = "A build"
variant = "duel"
rules = ["duel.build.bonus"]
position = { rank = 6, row = [["noble-3"]], players = { white = { gold = 5, hand = ["architect"] } } }

[[step]]
seat = "white"
does = "build noble-3 c5"
then.players.white.gold = 2
"""


def run(*args: object) -> Result:
    return CliRunner(env={"CITADELS_LAB_LANG": "en"}).invoke(main, [str(arg) for arg in args])


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "good.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(GOOD.replace("gold = 2", "gold = 4"), encoding="utf-8")
    (tmp_path / "typo.toml").write_text(GOOD.replace("does", "dose"), encoding="utf-8")
    return tmp_path


def test_a_scenario_that_holds_gives_0(files: Path) -> None:
    result = run("check", files / "good.toml")
    assert result.exit_code == 0
    assert "holds" in result.output
    assert "1 of 1 scenarios hold." in result.output


def test_a_scenario_that_does_not_hold_gives_1_and_the_difference(files: Path) -> None:
    result = run("check", files / "wrong.toml")
    assert result.exit_code == 1
    assert "step 1, line 9: players.white.gold is 2, the file says 4" in result.output


def test_a_file_that_is_no_scenario_gives_2_and_a_sentence(files: Path) -> None:
    result = run("check", files / "typo.toml")
    assert result.exit_code == 2
    assert 'typo.toml, line 8: the key "dose" means nothing here; did you mean “does”?' in result.output


def test_several_files_are_all_checked_and_the_worst_counts(files: Path) -> None:
    result = run("check", files / "typo.toml", files / "wrong.toml", files / "good.toml", files / "none.toml")
    assert result.exit_code == 2
    assert "1 of 4 scenarios hold." in result.output
    assert "line 9: players.white.gold" in result.output
    assert "none.toml cannot be read" in result.output


def test_a_folder_stands_for_its_scenarios(files: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert "1 of 3 scenarios hold." in run("check", files).output
    result = run("check", tmp_path_factory.mktemp("empty"))
    assert result.exit_code == 2
    assert "no scenario file" in result.output


def test_no_file_at_all_is_a_wrong_use() -> None:
    assert run("check").exit_code == 2


def test_it_speaks_french(files: Path) -> None:
    result = run("--lang", "fr", "check", files / "wrong.toml")
    assert "étape 1, ligne 9 : players.white.gold vaut 2, le fichier dit 4" in result.output
