"""The notebooks of the lessons are those that the lessons' files make, in both languages, cell for cell."""

import nbformat
import pytest

from citadels_lab.lessons import Lesson, lessons
from citadels_lab.widgets.lessons.links import notebook_name
from citadels_lab.widgets.lessons.notebooks import notebook
from citadels_lab.words import LANGUAGES

from .refresh import NOTEBOOKS

READ = [one for one in lessons() if isinstance(one, Lesson)]
MENDED_BY = "run: citadels-lab lessons --write notebooks"

every_lesson = pytest.mark.parametrize("lesson", READ, ids=[f"{one.key}_{one.slug}" for one in READ])


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_what_the_lesson_says_now(lesson, language):
    path = NOTEBOOKS / f"{notebook_name(lesson, language)}.ipynb"
    assert path.is_file(), MENDED_BY
    assert path.read_text(encoding="utf-8") == notebook(lesson, language), MENDED_BY


@every_lesson
def test_both_languages_have_the_same_cells(lesson):
    made = [nbformat.reads(notebook(lesson, language), as_version=4) for language in LANGUAGES]
    english, french = ([(cell.cell_type, cell.id) for cell in one.cells] for one in made)
    assert english == french


def test_no_notebook_is_left_of_a_lesson_that_is_gone():
    wanted = {f"{notebook_name(one, language)}.ipynb" for one in READ for language in LANGUAGES}
    assert {path.name for path in NOTEBOOKS.glob("le[sc]*on_*.ipynb")} == wanted
