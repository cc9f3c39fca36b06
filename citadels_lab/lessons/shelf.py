"""The lessons in their order: the lab's own, and those of a teacher's folder after them.

The name of a lesson's folder, such as ``04_colours``, gives its number and its short name, so that one lesson can be
opened without reading the others.
"""

import os
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final, NamedTuple

from citadels_lab.lessons.exercises import read_exercise
from citadels_lab.lessons.folder import Folder, folder_at, library
from citadels_lab.lessons.model import ABOVE, AnyPart, Broken, Lesson, Task, Unread
from citadels_lab.lessons.reading import read_lesson
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.words import LANGUAGES, say

FOLDER: Final = "CITADELS_LAB_LESSONS"
"""The environment variable that names a teacher's folder."""


class Place(NamedTuple):
    """Where a lesson stands on the shelf, and how to read it."""

    number: int
    slug: str
    read: Callable[[], Lesson | Unread]

    @property
    def key(self) -> str:
        """How an address names the lesson: ``04``."""
        return f"{self.number:02}"


def places(folder: str | Path | None = None) -> tuple[Place, ...]:
    """Return the places of all lessons, by number, without reading them.

    ``folder`` is a teacher's, else that of the environment variable CITADELS_LAB_LESSONS, if any. Its exercises become
    one lesson; folders in it that hold a ``lesson.toml`` become lessons of their own.
    """
    own = folder or os.environ.get(FOLDER, "")
    return (*_of_the_lab(), *(_of_a_teacher(folder_at(own)) if own else ()))


def lessons(folder: str | Path | None = None) -> tuple[Lesson | Unread, ...]:
    """Return all lessons by number; one that cannot be read stands among them with the reason."""
    return tuple(place.read() for place in places(folder))


def lesson(which: int | str, folder: str | Path | None = None) -> Lesson:
    """Return a lesson by its number (4, "04") or its short name ("colours"); raise LabError when there is none."""
    wanted = str(which).strip().lower()
    for place in places(folder):
        if wanted in (place.slug, place.key, str(place.number)):
            found = place.read()
            if isinstance(found, Unread):
                raise found.error
            return found
    raise LabError("lesson-unknown", given=str(which)[:60], known=", ".join(one.key for one in places(folder)) or "-")


@cache
def _of_the_lab() -> tuple[Place, ...]:
    found = []
    for folder in library().folders():
        digits, _, slug = folder.name.partition("_")
        if digits.isdecimal() and slug and folder.has_lesson():
            found.append(Place(int(digits), slug, cache(partial(_read, folder, int(digits), slug))))
    return tuple(sorted(found, key=lambda place: place.number))


def _of_a_teacher(folder: Folder) -> tuple[Place, ...]:
    inside = [one for one in folder.folders() if one.has_lesson()]
    own = [
        Place(ABOVE + n, one.name.lower(), partial(_read, one, ABOVE + n, one.name.lower()))
        for n, one in enumerate(inside, start=1)
    ]
    return (*([Place(ABOVE, "own", partial(_exercises_of, folder))] if folder.files() else []), *own)


def _read(folder: Folder, number: int, slug: str) -> Lesson | Unread:
    try:
        return read_lesson(folder, number, slug)
    except LabError as error:
        return Unread(number, slug, error)


def _exercises_of(folder: Folder) -> Lesson:
    """Return one lesson of all the exercises that lie in a folder; a broken file is a broken part."""
    parts: list[AnyPart] = []
    for name in folder.files():
        id = "".join(letter if letter.isalnum() else "-" for letter in name.removesuffix(".toml").lower())
        try:
            exercise = read_exercise(name, folder)
            parts.append(Task(id, exercise.titles, {}, exercise=exercise))
        except LabError as error:
            parts.append(Broken(id, dict.fromkeys(LANGUAGES, name), {}, error=error, meant=Task.kind))
    sound = [part.exercise for part in parts if isinstance(part, Task)]
    return Lesson(
        number=ABOVE,
        slug="own",
        titles={language: say("lessons.own.title", language) for language in LANGUAGES},
        variants=tuple(dict.fromkeys(one.scenario.variant for one in sound)),
        goals=({language: say("lessons.own.goal", language, n=len(sound)) for language in LANGUAGES},),
        summary=({language: say("lessons.own.summary", language) for language in LANGUAGES},),
        onward={language: say("lessons.own.next", language) for language in LANGUAGES},
        rules=tuple(dict.fromkeys(rule for one in sound for rule in one.rules)),
        parts=tuple(parts),
    )
