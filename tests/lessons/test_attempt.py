"""A learner at an exercise: tries, hints, giving up, beginning anew, and the result to keep."""

import tomllib

from citadels_lab.lessons import Attempt, Progress, lesson
from tests.lessons.answers import wrong_answer

LESSON = lesson(1)
EXERCISE = LESSON.exercises[0].exercise


def test_a_wrong_answer_can_be_mended():
    attempt = Attempt(EXERCISE)
    attempt.check(wrong_answer(EXERCISE.question))
    assert (attempt.state, attempt.tries, attempt.done) == ("wrong", 1, False)
    attempt.check(EXERCISE.question.solution)
    assert (attempt.state, attempt.tries, attempt.done) == ("right", 2, True)


def test_there_are_two_hints_and_no_third():
    attempt = Attempt(EXERCISE)
    for hints in (1, 2, 2):
        attempt.hint()
        assert attempt.hints == hints


def test_an_answer_that_is_shown_is_not_solved_and_stays_so():
    attempt = Attempt(EXERCISE)
    attempt.show()
    attempt.check(EXERCISE.question.solution)
    assert (attempt.state, attempt.tries) == ("shown", 0)


def test_once_more_begins_with_nothing():
    attempt = Attempt(EXERCISE)
    attempt.hint()
    attempt.check(EXERCISE.question.solution)
    attempt.again()
    assert (attempt.state, attempt.tries, attempt.hints, attempt.verdict) == ("open", 0, 0, None)


def test_whoever_watches_hears_the_verdict():
    heard = []
    attempt = Attempt(EXERCISE)
    attempt.param.watch(lambda event: heard.append(event.new), "state")
    attempt.check(EXERCISE.question.solution)
    assert heard == ["right"]


def test_the_result_counts_exercises_and_not_guesses_and_names_nobody():
    progress = Progress(LESSON)
    for part in LESSON.parts:
        if part.id in progress.attempts:
            progress.attempts[part.id].check(part.exercise.question.solution)
    told = tomllib.loads(progress.export())
    assert told["solved"] == told["exercises"] == len(LESSON.exercises)
    assert set(told) == {"lesson", "exercises", "solved", *(part.id for part in LESSON.exercises)}
    assert told[LESSON.exercises[0].id] == {"solved": True, "tries": 1, "hints": 0}
