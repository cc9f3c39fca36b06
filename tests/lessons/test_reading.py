"""Lesson files: one mistake breaks one part, a teacher's folder is read beside the lab's own lessons."""

import shutil
from pathlib import Path

import pytest

import citadels_lab
from citadels_lab.lessons import Lesson, Unread, lesson, lessons, places
from citadels_lab.lessons.shelf import FOLDER
from citadels_lab.rules.kernel.errors import LabError

FILM = Path(citadels_lab.__file__).parent / "lessons" / "library" / "01_film"


@pytest.fixture
def folder(tmp_path):
    """A teacher's folder with a copy of the first lesson."""
    shutil.copytree(FILM, tmp_path / "film")
    return tmp_path


def change(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def own(folder):
    """The lessons of a folder, without those of the lab."""
    return [one for one in lessons(folder) if one.number >= 100]


def test_a_lesson_is_found_by_number_key_and_name():
    assert lesson(1) is lesson("01") is lesson("film") is lesson("1")


def test_an_unknown_lesson_is_told_with_those_there_are():
    with pytest.raises(LabError, match="no lesson 999; there are 01"):
        lesson(999)


def test_a_folder_of_ones_own_comes_after_the_lessons_of_the_lab(folder):
    assert [place.key for place in places(folder)][-1] == "101"
    assert [one.slug for one in own(folder)] == ["film"]


def test_the_environment_can_name_the_folder(folder, monkeypatch):
    monkeypatch.setenv(FOLDER, str(folder))
    assert lesson("101").title("fr") == lesson(1).title("fr")


def test_exercises_that_lie_loose_become_one_lesson(folder):
    shutil.copy(FILM / "gold.toml", folder / "my gold.toml")
    first = own(folder)[0]
    assert isinstance(first, Lesson) and first.key == "100"
    assert [part.exercise.title("en") for part in first.exercises] == ["Count the coins"]


def test_a_broken_exercise_says_where_and_the_others_work(folder):
    for name in ("gold", "drawn"):
        shutil.copy(FILM / f"{name}.toml", folder)
    change(folder / "gold.toml", "players.bo.gold", "players.bo.silver")
    first = own(folder)[0]
    assert len(first.exercises) == 1
    [broken] = first.broken
    line = next(n for n, text in enumerate((folder / "gold.toml").read_text().splitlines(), 1) if "silver" in text)
    assert f"gold.toml, line {line}: " in str(broken.error)


@pytest.mark.parametrize(
    ("file", "old", "new", "part"),
    [
        ("gold.toml", "does =", "dose =", "gold"),
        ("gold.toml", "[question]", "[question", "gold"),
        ("lesson.toml", 'file = "calls.toml"', 'file = "cals.toml"', "calls"),
        ("lesson.toml", 'viewer = "public"', 'viewer = "eve"', "still"),
        ("lesson.toml", 'rules = ["classic.setup.deal"', 'rules = ["classic.setup.deel"', "table"),
        ("lesson.toml", 'kind = "try"', 'kind = "tri"', "play-a-round"),
        ("lesson.toml", 'variant = "classic"\nseed', 'variant = "clasic"\nseed', "play-a-round"),
        ("lesson.toml", 'bo = "greedy"', 'bo = "greddy"', "play-a-round"),
        ("lesson.toml", "shown = 2", "shown = 99", "after-the-magician"),
    ],
)
def test_a_mistake_in_a_part_breaks_that_part_alone(folder, file, old, new, part):
    change(folder / "film" / file, old, new)
    [read] = own(folder)
    assert isinstance(read, Lesson)
    assert [one.id for one in read.broken] == [part]
    assert ".toml" in str(read.broken[0].error)
    assert read.broken[0].error.text("fr") != str(read.broken[0].error)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("samples = 100", "samples = 501", "501 playouts for each of 2 options"),
        ("samples = 100", "samples = 1", "no number of playouts"),
        ("samples = 100\nseed = 1", "samples = 100\nseed = -1", "seed"),
        ('"build docks", "end"', '"build castle"', "build castle"),
        ("at = 1", "at = 3", "game is over"),
        ("samples = 100", 'samples = 100\nbots = "greddy"', "greddy"),
    ],
)
def test_a_what_if_that_cannot_be_played_on_breaks_that_part_alone(tmp_path, old, new, says):
    shutil.copytree(FILM.parent / "20_what-if", tmp_path / "asked")
    path = tmp_path / "asked" / "lesson.toml"
    text = path.read_text(encoding="utf-8")
    before, after = text.split('id = "last"')
    path.write_text(before + 'id = "last"' + after.replace(old, new, 1), encoding="utf-8")
    [broken] = own(tmp_path)[0].broken
    assert broken.id == "last"
    assert "lesson.toml, line " in str(broken.error) and says in str(broken.error)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("goals = [", "goal = [", "goal"),
        ("title = {", "title = [", "no TOML"),
        (', fr = "Lire une partie comme un film" }', " }", "one text, or"),
        ('"classic.components", ', '"classic.compoments", ', "did you mean"),
        ('id = "film"', 'id = "Film!"', "an id of its own"),
        ('id = "film"', 'id = "still"', "an id of its own"),
        ('variants = ["classic"]', 'variants = ["classics"]', "classic"),
    ],
)
def test_a_lesson_that_cannot_be_read_says_why_and_the_others_open(folder, old, new, says):
    change(folder / "film" / "lesson.toml", old, new)
    [unread] = own(folder)
    assert isinstance(unread, Unread)
    assert says in str(unread.error) and "lesson.toml" in str(unread.error)
    with pytest.raises(LabError):
        lesson("101", folder)
    assert lesson(1, folder).exercises


def test_a_folder_that_is_not_there_is_told():
    with pytest.raises(LabError, match="cannot be opened"):
        lessons("no-such-folder")
