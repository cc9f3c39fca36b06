"""``citadels-lab games`` lists kept games without their keys, and deletes old ones wholly."""

import json
import os
import sqlite3
import time

import pytest
from click.testing import CliRunner

import citadels_lab as lab
from citadels_lab.cli import main
from citadels_lab.keeping import Store

TWO = {"white": "person", "black": "greedy"}


def run(*args: str):
    return CliRunner().invoke(main, args, env={"CITADELS_LAB_LANG": "en"})


def played(position: lab.Position) -> lab.Position:
    while not position.over:
        position = position.answer(position.decision.legal[0])
    return position


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games.sqlite"


@pytest.fixture
def keys(path):
    """Keys of a game that has just begun, of an old one that goes on, and of an old one that is over."""
    store = Store(path)
    first = lab.new_game("duel", seed=7)
    made = [store.begin(position, TWO) for position in (first, first, played(first))]
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE games SET changed = ? WHERE id > 1", (time.time() - 40 * 86400,))
    return made


def test_games_are_listed_without_their_keys(path, keys):
    told = run("games", "--store", str(path)).output
    assert "Citadels Duel: 0 answers, White is asked" in told and "over after" in told
    assert "White (person) and Black (greedy)" in told and "3 games are kept in" in told
    assert not [key for game in keys for key in game.all if key in told]


def test_keys_are_told_when_asked_for(path, keys):
    told = run("games", "--store", str(path), "--keys").output
    assert all(key in told for game in keys for key in game.all)


def test_the_list_is_there_for_programs_and_in_french(path, keys):
    data = json.loads(run("games", "--store", str(path), "--json").output)
    assert data[0]["number"] == 1 and sum(one["over"] for one in data) == 1
    assert {one["number"] for one in data} == {1, 2, 3} and "keys" not in data[0]
    assert data[0]["players"] == TWO and data[0]["asked"] == "white" and data[0]["steps"] == 0
    assert "doit répondre" in run("--lang", "fr", "games", "--store", str(path)).output


def test_pruning_deletes_old_games_with_their_answers_and_keys(path, keys):
    assert "1 game would be deleted" in prune(path, "--over", "--dry-run")
    assert len(Store(path).entries()) == 3
    assert "1 game is deleted" in prune(path, "--over")
    assert "1 game is deleted" in prune(path)
    assert "0 games are deleted" in prune(path)
    store = Store(path)
    assert store.summary(keys[0].table) and not store.summary(keys[1].table) and not store.summary(keys[2].watch)
    store.close()
    with sqlite3.connect(path) as raw:
        assert raw.execute("SELECT count(*) FROM moves").fetchone() == (0,)
        assert raw.execute("SELECT count(*), count(DISTINCT game) FROM doors").fetchone() == (4, 1)
    files = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert keys[0].table.encode() in files
    assert not [key for game in keys[1:] for key in game.all if key.encode() in files], "overwritten, in the log too"


def prune(path, *more: str) -> str:
    return run("games", "prune", "--store", str(path), "--older-than", "30d", *more).output


@pytest.mark.parametrize("age", ["30", "d", "-3d", "3 years", "9" * 400 + "d", ""])
def test_an_age_that_is_none_is_told(path, keys, age):
    done = run("games", "prune", "--store", str(path), f"--older-than={age}")
    assert done.exit_code == 2 and "such as 30d" in done.output


def test_a_file_that_is_not_there_is_told_and_not_made(path):
    done = run("games", "--store", str(path))
    assert done.exit_code == 2 and "There is no file" in done.output and not os.listdir(path.parent)


def test_where_nothing_was_kept_yet_the_list_is_empty(path, monkeypatch):
    monkeypatch.setenv("CITADELS_LAB_STORE", str(path))
    assert "0 games are kept in" in run("games").output and not path.exists()
    assert "0 games are deleted" in run("games", "prune", "--older-than", "1d").output


def test_a_file_of_another_kind_is_told(path):
    path.write_text("no games at all " * 100)
    done = run("games", "--store", str(path))
    assert done.exit_code == 2 and "a file of another kind" in done.output
