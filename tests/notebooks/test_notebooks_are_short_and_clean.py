"""The notebooks as files: they tell and call, hold no engine code, and are stored without the noise of running them."""

import ast
import copy
import re
from pathlib import Path

import nbformat
import pytest

from .refresh import LIVE, NOTEBOOKS, clean

PATHS = sorted(NOTEBOOKS.glob("*.ipynb"))
LONGEST_CELL, LONGEST_DEF, MOST_CODE, WIDEST, LARGEST = 12, 4, 80, 100, 100_000
MENDED_BY = "run tests/notebooks/refresh.py"

every_notebook = pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])


def code_cells(path):
    return [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]


def calls_of(path):
    """Every name that a notebook imports, in full."""
    for cell in code_cells(path):
        for node in ast.walk(ast.parse(cell.source)):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_both_notebooks_are_here():
    assert {"duel_first_steps", "play_duel"} <= {path.stem for path in PATHS}


@every_notebook
def test_it_is_stored_clean(path):
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    assert notebook == clean(copy.deepcopy(notebook)), MENDED_BY
    assert path.stat().st_size < LARGEST, MENDED_BY


@every_notebook
def test_its_cells_have_names_of_their_own(path):
    ids = [cell.id for cell in nbformat.read(path, as_version=4).cells]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z][a-z-]*", id) for id in ids), ids


@every_notebook
def test_its_outputs_are_results_and_not_noise(path):
    for cell in code_cells(path):
        for output in cell.outputs:
            assert output.output_type in ("execute_result", "stream"), cell.id
            assert output.get("name", "stdout") == "stdout", cell.id
            assert not re.search(r"0x[0-9a-f]{6,}", str(output)), cell.id
            assert str(Path.home()) not in str(output) and str(Path.cwd()) not in str(output), cell.id


@every_notebook
def test_it_tells_before_it_calls_and_its_cells_are_short(path):
    cells = nbformat.read(path, as_version=4).cells
    assert cells[0].cell_type == "markdown" and cells[0].source.startswith("# ")
    lines = [len(cell.source.splitlines()) for cell in code_cells(path)]
    assert max(lines) <= LONGEST_CELL and sum(lines) <= MOST_CODE
    assert max(len(line) for cell in code_cells(path) for line in cell.source.splitlines()) <= WIDEST


@every_notebook
def test_it_holds_no_engine_code(path):
    for cell in code_cells(path):
        for node in ast.walk(ast.parse(cell.source)):
            assert not isinstance(node, ast.ClassDef), cell.id
            if isinstance(node, ast.FunctionDef):
                assert node.end_lineno - node.lineno < LONGEST_DEF, cell.id
            if isinstance(node, ast.Attribute):
                assert not node.attr.startswith("_"), f"{cell.id} uses the private {node.attr}"
    assert not [name for name in calls_of(path) if name.startswith("citadels_lab.rules")]


def test_the_first_steps_use_the_public_face_alone():
    ours = {name for name in calls_of(NOTEBOOKS / "duel_first_steps.ipynb") if name.startswith("citadels_lab")}
    assert ours == {"citadels_lab"}


def test_only_the_plot_of_the_first_steps_is_left_uncompared():
    cells = code_cells(NOTEBOOKS / "duel_first_steps.ipynb")
    assert [cell.id for cell in cells if LIVE in cell.source] == ["sankey"]
    assert all(cell.outputs for cell in cells if LIVE not in cell.source)


def test_the_game_notebook_ends_with_the_game():
    last = nbformat.read(NOTEBOOKS / "play_duel.ipynb", as_version=4).cells[-1]
    assert last.source.splitlines()[-1] == "TableApp(table).servable()"
