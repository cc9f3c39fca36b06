"""``citadels-lab lessons``: list, cover, write, and complain with a status."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

import citadels_lab
from citadels_lab.cli import main
from citadels_lab.lessons import lessons
from citadels_lab.rules.catalogue import rules, variants

FILM = Path(citadels_lab.__file__).parent / "lessons" / "library" / "01_film"
ALL = {rule.id for variant in variants() for rule in rules(variant)}
COVERED = {rule for one in lessons() for rule in one.rules}


def run(*args):
    return CliRunner().invoke(main, ["--lang", "en", "lessons", *args])


def test_it_lists_the_lessons_by_number():
    done = run()
    assert done.exit_code == 0
    assert [line[:2] for line in done.output.splitlines()] == [one.key for one in lessons()]
    assert "Read a game like a film" in done.output


def test_it_speaks_french():
    assert "Lire une partie comme un film" in CliRunner().invoke(main, ["--lang", "fr", "lessons"]).output


def test_coverage_names_every_rule_with_its_lessons():
    done = run("--coverage")
    lines = {line.split()[0]: line.split()[1:] for line in done.output.splitlines()[:-1]}
    assert set(lines) == ALL
    assert "01" in lines["classic.call.order"]
    assert {rule for rule, keys in lines.items() if keys != ["-"]} == COVERED


def test_every_rule_is_covered_by_a_lesson():
    done = run("--coverage")
    assert set() == ALL - COVERED
    assert done.exit_code == 0


def test_missing_names_only_the_rules_without_a_lesson():
    done = run("--missing")
    assert {line.split()[0] for line in done.output.splitlines()[:-1]} == ALL - COVERED


def test_a_broken_file_is_told_and_the_status_says_so(tmp_path):
    text = (FILM / "gold.toml").read_text(encoding="utf-8")
    (tmp_path / "gold.toml").write_text(text.replace('"compute"', '"compote"'), encoding="utf-8")
    done = run("--folder", str(tmp_path))
    assert done.exit_code == 1
    assert "gold.toml, line " in done.output and "compute" in done.output


def test_a_folder_that_is_not_there_is_one_sentence(tmp_path):
    done = run("--folder", str(tmp_path / "nothing"))
    assert done.exit_code == 2 and "cannot be opened" in done.output


@pytest.mark.parametrize("wanted", ["1", "01"])
def test_it_writes_the_notebooks_of_one_lesson(tmp_path, wanted):
    shutil.copy(FILM / "gold.toml", tmp_path)
    done = run("--write", str(tmp_path), "--only", wanted)
    assert done.exit_code == 0
    assert {path.name for path in tmp_path.glob("*.ipynb")} == {"lesson_01_film.ipynb", "lecon_01_film.ipynb"}
