"""``pytest --nbval`` sees it when a notebook no longer shows what it has stored."""

import os
import subprocess
import sys

import nbformat
import pytest

from .refresh import NOTEBOOKS

ROOT = NOTEBOOKS.parent

pytestmark = pytest.mark.notebook


def nbval(path):
    """Run a notebook under nbval and return its exit status and what it said."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--nbval",
        "--nbval-current-env",
        "-q",
        "-p",
        "no:cacheprovider",
        str(path),
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=path.parent, env=environment, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout


@pytest.mark.parametrize(
    ("old", "new", "fails"),
    [
        ("Keep Thieves", "Keep Thieves", False),
        ("Keep Thieves", "Keep Robbers", True),  # a line that a cell prints
        ('role="img"', 'role="image"', True),  # the picture of a position
    ],
    ids=["as stored", "another sentence", "another picture"],
)
def test_a_changed_output_is_noticed(tmp_path, old, new, fails):
    notebook = nbformat.read(NOTEBOOKS / "duel_first_steps.ipynb", as_version=4)
    notebook.cells = [cell for cell in notebook.cells if cell.id in ("start", "options")]
    text = nbformat.writes(notebook)
    spoilt = text.replace(old, new).replace(old.replace('"', '\\"'), new.replace('"', '\\"'))
    assert (spoilt != text) == fails
    (tmp_path / "copy.ipynb").write_text(spoilt, encoding="utf-8")
    status, said = nbval(tmp_path / "copy.ipynb")
    assert status == int(fails), said
