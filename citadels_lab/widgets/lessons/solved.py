"""What a browser remembers of the lessons: the names of the solved exercises by lesson, and which was begun last."""

from collections.abc import Mapping
from typing import Any, Final

from citadels_lab.lessons import Lesson, Progress
from citadels_lab.lessons.attempt import RIGHT

KEPT: Final = "citadels-lessons"
"""Under this name the browser keeps it."""

LAST: Final = "citadels-lesson"
"""Under this name it keeps which lesson was begun last."""

MOST: Final = 200


def solved_in(kept: Any) -> dict[str, set[str]]:
    """Return what a browser says was solved, whatever it says."""
    given = kept.get(KEPT) if isinstance(kept, dict) else None
    lessons = list(given.items())[:MOST] if isinstance(given, dict) else []
    return {
        key: {name for name in names[:MOST] if isinstance(name, str)}
        for key, names in lessons
        if isinstance(key, str) and isinstance(names, list)
    }


def begun_in(kept: Any) -> str:
    """Return the key of the lesson that a browser says was begun last; "" for none."""
    given = kept.get(LAST) if isinstance(kept, dict) else None
    last = given.get("last") if isinstance(given, dict) else None
    return last if isinstance(last, str) else ""


def begun_now(lesson: Lesson) -> dict[str, dict[str, str]]:
    """Return what the browser shall keep once a lesson is begun."""
    return {LAST: {"last": lesson.key}}


def solved_of(lesson: Lesson, solved: Mapping[str, set[str]]) -> int:
    """Return how many of the exercises that the lesson has now were solved."""
    return len(solved.get(lesson.key, set()) & {part.id for part in lesson.exercises})


def to_keep(progress: Progress, before: Mapping[str, set[str]]) -> dict[str, dict[str, list[str]]]:
    """Return what the browser shall keep of a lesson: what was solved before, and now."""
    lesson = progress.lesson
    now = {part.id for part in lesson.exercises if progress.attempts[part.id].state == RIGHT}
    solved = sorted(now | before.get(lesson.key, set()))
    return {KEPT: {lesson.key: solved}} if now - before.get(lesson.key, set()) else {}
