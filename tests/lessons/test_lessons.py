"""Every lesson of the library: whole, in both languages, honest about the rules it covers. New ones are found."""

import json

import pytest

from citadels_lab.lessons import Attempt, Lesson, lesson, lessons
from citadels_lab.lessons.model import Example, Picture, Predict, Task, Try
from citadels_lab.widgets.lessons.notebooks import notebook
from citadels_lab.widgets.lessons.page import LessonPage
from citadels_lab.words import LANGUAGES
from tests.lessons.answers import READ, TASKS, wrong_answer

FEWEST, MOST = 3, 6

every_lesson = pytest.mark.parametrize("lesson", READ, ids=[f"{one.key}_{one.slug}" for one in READ])
every_task = pytest.mark.parametrize("exercise", [task for _, task in TASKS], ids=[name for name, _ in TASKS])


def test_there_are_lessons_and_all_can_be_read():
    assert READ
    assert [str(one.error) for one in lessons() if not isinstance(one, Lesson)] == []


def test_lessons_have_numbers_and_names_of_their_own():
    assert len({one.number for one in READ}) == len({one.slug for one in READ}) == len(READ)


@every_lesson
def test_no_part_of_it_is_broken(lesson):
    assert [str(part.error) for part in lesson.broken] == []


@every_lesson
def test_it_shows_asks_first_lets_try_and_checks(lesson):
    kinds = [type(part) for part in lesson.parts]
    assert Example in kinds and Predict in kinds and Try in kinds
    assert FEWEST <= len(lesson.exercises) <= MOST
    assert len({type(part.exercise.question) for part in lesson.exercises}) >= 2


@every_lesson
def test_every_rule_that_it_covers_is_shown_by_one_of_its_parts(lesson):
    shown = set()
    for part in lesson.parts:
        shown.update(part.rules)
        if isinstance(part, Task):
            shown.update(part.exercise.rules, part.exercise.scenario.rules)
        elif isinstance(part, Example):
            shown.update(part.scenario.rules)
    assert set(lesson.rules) - shown == set()
    assert len(set(lesson.rules)) == len(lesson.rules)


@every_lesson
def test_its_two_languages_are_two(lesson):
    told = [lesson.titles, lesson.onward, *lesson.goals, *lesson.summary]
    for part in lesson.parts:
        told += [words for words in (part.titles, part.texts) if words]
        if isinstance(part, Task):
            question = part.exercise.question
            told += [question.texts, *question.hints]
    assert [words["en"] for words in told if words["en"] == words["fr"] and len(words["en"]) > 12] == []


@every_lesson
def test_its_examples_and_its_own_scenarios_hold(lesson):
    for part in lesson.parts:
        if isinstance(part, Example):
            assert [str(problem) for problem in part.scenario.run().problems] == []


@every_lesson
def test_its_tables_are_seen_from_a_seat_or_by_everybody(lesson):
    for part in lesson.parts:
        if isinstance(part, Picture):
            assert part.viewer == "public" or part.viewer in part.position.seats


@every_task
def test_the_right_answer_is_right_and_a_wrong_one_is_told_why(exercise):
    attempt = Attempt(exercise)
    verdict = attempt.check(wrong_answer(exercise.question))
    assert attempt.state == "wrong"
    assert verdict.remarks or exercise.question.kind == "choose"
    for remark in verdict.remarks:
        assert remark.text("en") and remark.text("fr")
    assert attempt.check(exercise.question.solution).right
    assert (attempt.state, attempt.tries) == ("right", 2)


@every_task
def test_its_answer_can_be_told_in_both_languages_and_names_a_rule(exercise):
    question = exercise.question
    assert exercise.rules
    assert all(question.answer(language) and question.text(language) for language in LANGUAGES)
    assert all(hint[language] for hint in question.hints for language in LANGUAGES)


@pytest.mark.parametrize("number", [5, 9, 10, 11, 13, 15, 17, 18])
def test_a_long_lesson_has_a_good_place_to_stop_on_its_page_and_in_its_notebook(number):
    long = lesson(number)
    stops = [at for at, part in enumerate(long.parts) if part.kind == "stop"]
    assert stops and all(0 < at < len(long.parts) - 3 for at in stops)
    for language, head in (("en", "A good place to stop"), ("fr", "Un bon endroit pour s’arrêter")):
        page, cells = LessonPage(long, language), json.loads(notebook(long, language))["cells"]
        for at in stops:
            text = long.parts[at].text(language)
            shown = getattr(page.screen, f"part{at:02}")
            assert head in shown and text[:18] in shown
            [cell] = [cell for cell in cells if cell["id"] == long.parts[at].id]
            assert cell["cell_type"] == "markdown" and "".join(cell["source"]) == f"## {head}\n\n{text}"
