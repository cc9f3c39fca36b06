"""Lessons: text, examples to step through, predictions and exercises, from one file for both languages.

>>> from citadels_lab import lessons
>>> lessons.lesson(1).title("fr")
'Lire une partie comme un film'

``docs/lessons.md`` tells how to write one, ``docs/exercises.md`` how to write an exercise.
"""

from citadels_lab.lessons.attempt import Attempt, Progress
from citadels_lab.lessons.coverage import coverage
from citadels_lab.lessons.exercises import Exercise, read_exercise
from citadels_lab.lessons.model import Lesson, Unread
from citadels_lab.lessons.shelf import lesson, lessons, places

__all__ = [
    "Attempt", "Exercise", "Lesson", "Progress", "Unread", "coverage", "lesson", "lessons", "places", "read_exercise",
]  # fmt: skip
