"""What the guides for teachers say is true."""

import re
from pathlib import Path

from citadels_lab.lessons import Attempt, read_exercise
from citadels_lab.lessons.folder import Folder
from citadels_lab.lessons.kinds import READERS
from citadels_lab.lessons.questions import KINDS
from citadels_lab.lessons.reading import KEYS

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "exercises.md").read_text(encoding="utf-8")
LESSONS = (DOCS / "lessons.md").read_text(encoding="utf-8")


def test_the_first_exercise_of_the_guide_works(tmp_path):
    first = re.search(r"```toml\n(.*?)```", GUIDE, flags=re.DOTALL)[1]
    (tmp_path / "castle.toml").write_text(first, encoding="utf-8")
    attempt = Attempt(read_exercise("castle.toml", Folder(tmp_path)))
    assert [remark.text("en") for remark in attempt.check(["3"]).remarks] == ["3 is too many."]
    assert attempt.check(["2"]).right


def test_every_kind_of_question_is_in_the_guide():
    assert all(f"`{kind}`" in GUIDE for kind in KINDS)


def test_every_kind_of_part_and_its_keys_are_in_the_guide():
    for kind, (_, keys) in READERS.items():
        [row] = [line for line in LESSONS.splitlines() if line.startswith(f"| `{kind}` |")]
        assert all(key == "bar" or f"`{key}`" in row or f"[part.{key}]" in row for key in keys), kind
    assert all(f"`{key}`" in LESSONS or f"[[{key}]]" in LESSONS for key in KEYS)
