"""A file that cannot be used is told in one sentence in both languages, and is left as it was."""

import errno
import os
import sqlite3
from contextlib import suppress

import pytest

from citadels_lab.keeping import Mark, Store
from citadels_lab.keeping.schema import VERSION
from citadels_lab.rules.kernel.errors import LabError

from .games import TWO, kept, new, on


def sentence(error: LabError) -> str:
    """What is told, in English; the French is there, too."""
    for language in ("en", "fr"):
        text = error.text(language)
        assert 30 < len(text) < 400 and "\n" not in text and "sqlalche" not in text and "Error" not in text
    return error.text("en")


def refused(path, match: str) -> None:
    with pytest.raises(LabError, match=match) as caught:
        Store(path)
    sentence(caught.value)


def test_a_file_that_is_no_database_is_left_alone(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader, " * 200)
    refused(path, "a file of another kind")
    assert path.read_text() == "Dear reader, " * 200


def test_a_database_of_another_program_is_left_alone(tmp_path):
    path = tmp_path / "other.sqlite"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE games (title)")
    other.commit()
    other.close()
    refused(path, "belongs to another program")
    assert sqlite3.connect(path).execute("SELECT count(*) FROM sqlite_schema").fetchone() == (1,)


def test_a_file_of_a_later_release_is_left_alone(tmp_path):
    path = tmp_path / "games.sqlite"
    store, _, _ = kept(path)
    store.close()
    later = sqlite3.connect(path)
    later.execute(f"PRAGMA user_version = {VERSION + 1}")
    later.close()
    refused(path, f"a later release .*form {VERSION + 1}; this one knows form {VERSION}")


def test_a_folder_is_no_file(tmp_path):
    refused(tmp_path, "is a folder|folder")


def test_a_place_that_cannot_be_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    refused(tmp_path / "file" / "games.sqlite", "cannot be kept in")
    refused("\0", "cannot be kept in")


def test_a_folder_in_which_nothing_may_be_written_is_told(tmp_path, monkeypatch):
    def forbidden(*_):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", forbidden)  # the administrator, who may run this, may write everywhere
    refused(tmp_path / "games.sqlite", "cannot be kept in .*(not be|may not|allowed|permi)")


def test_a_folder_of_the_machine_itself_holds_no_games():
    refused("/proc/games.sqlite", "cannot be kept in")


def test_a_store_that_may_only_be_read_is_told(tmp_path):
    store, _, game = kept(tmp_path / "games.sqlite")
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only = ON")
    with pytest.raises(LabError, match="nothing may be written there") as caught:
        store.write(game, on(new()), 0, Mark(0, 0))
    sentence(caught.value)


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path):
    store, keys, game = kept(tmp_path / "games.sqlite")
    with store.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(LabError, match="no room left on the disk") as caught:
        for seed in range(1000):
            store.begin(on(new(seed=seed), 200), TWO)
    sentence(caught.value)
    assert store.open(keys.table).position == new()
    assert store.open(keys.table).door.game == game


def test_a_file_held_by_another_program_is_told(tmp_path, monkeypatch):
    store, keys, game = kept(tmp_path / "games.sqlite")
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA busy_timeout = 50")
    holder = sqlite3.connect(store.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(LabError, match="has held .* for too long") as caught:
        store.write(game, on(new()), 0, Mark(0, 0))
    sentence(caught.value)
    holder.execute("ROLLBACK")
    store.write(game, on(new()), 0, Mark(0, 0))
    assert store.open(keys.table).mark.steps == 1


@pytest.mark.parametrize(
    ("damage", "match"),
    [
        ("DELETE FROM moves WHERE n = 2", "of its 5 answers 4 are there"),
        ("UPDATE moves SET action = 'stand nothing' WHERE n = 0", "answer 1 is no answer to the question"),
        ("UPDATE moves SET action = '' WHERE n = 3", "answer 4 is no answer"),
        ("UPDATE games SET variant = 'chess'", "chess"),
        ("UPDATE games SET options = '{\"colour\": 1}'", "colour"),
        ("UPDATE games SET format = 99", "kept in form 99"),
        ("UPDATE games SET seats = '[\"red\"]'", "no seat|makes no sense"),
        ("UPDATE games SET players = '{}'", "cannot be opened"),
        ("UPDATE games SET options = 'no json'", "cannot be opened"),
    ],
)
def test_a_game_that_was_damaged_is_told_and_the_others_open(tmp_path, damage, match):
    store, keys, game = kept(tmp_path / "games.sqlite", on(new(), 5))
    other = store.begin(on(new(seed=8), 1), TWO)
    with store.writing() as connection:
        whose = f" AND game = {game}" if "moves" in damage else f" WHERE id = {game}"
        connection.exec_driver_sql(damage + whose)
    with pytest.raises(LabError, match=match) as caught:
        store.open(keys.table)
    sentence(caught.value)
    assert store.open(other.table).mark.steps == 1
    assert other.table in [one.key for one in store.summaries([keys.table, other.table])]


def test_damaged_pages_are_told(tmp_path):
    path = tmp_path / "games.sqlite"
    store, keys, _ = kept(path, on(new(), 300))
    store.tidy()
    store.close()
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    path.write_bytes(content)
    with pytest.raises(LabError, match="is damaged|another kind") as caught:
        Store(path).open(keys.table)
    sentence(caught.value)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE games SET created = 'abc'", "UPDATE games SET created = 1e300", "UPDATE games SET created = -1e12",
        "UPDATE games SET changed = 9e18", "UPDATE games SET variant = 'nosuch'", "UPDATE games SET variant = ''",
        "UPDATE games SET seed = 'abc'", "UPDATE games SET facts = '[]'", "UPDATE games SET facts = '7'",
        "UPDATE games SET options = '[]'", "UPDATE games SET steps = 'many'", "UPDATE games SET lines = 'none'",
        "UPDATE games SET players = '7'", "UPDATE games SET seats = '{'", "DELETE FROM doors WHERE kind = 'watch'",
        "DELETE FROM doors WHERE kind = 'table'", "UPDATE doors SET kind = 'evil' WHERE kind = 'watch'",
    ],
)  # fmt: skip
def test_one_row_that_makes_no_sense_stops_neither_the_list_nor_the_others(tmp_path, damage):
    store = Store(tmp_path / "games.sqlite")
    keys = store.begin(new(), TWO)
    with store.writing() as connection:
        connection.exec_driver_sql(damage)
    other = store.begin(new(seed=8), TWO)
    assert len(store.entries()) + len(store.summaries([*keys.all, *other.all])) >= 1 + len(other.all)
    assert store.open(other.table).position == new(seed=8)
    for key in keys.all:
        with suppress(LabError):
            store.open(key)
            store.keys(key)
    store.delete([entry.number for entry in store.entries()])
