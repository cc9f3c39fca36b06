"""A learner at an exercise: what was given, what came of it, how many hints were asked for. No screen, no Panel."""

from typing import Any

import param

from citadels_lab.lessons.exercises import Exercise
from citadels_lab.lessons.model import Lesson, Task
from citadels_lab.lessons.questions import Given, Verdict

OPEN, RIGHT, WRONG, SHOWN = "open", "right", "wrong", "shown"


class Attempt(param.Parameterized):
    """The checker of every exercise: ``Attempt(exercise).check(["king"])`` gives the verdict of the engine."""

    exercise: Any = param.ClassSelector(class_=Exercise, constant=True, doc="What is asked.")
    state: Any = param.Selector(default=OPEN, objects=[OPEN, RIGHT, WRONG, SHOWN], doc="How it stands.")
    verdict = param.ClassSelector(class_=Verdict, default=None, doc="What came of the last answer.")
    tries = param.Integer(default=0, doc="Answers that counted, the right one included.")
    hints = param.Integer(default=0, doc="Hints that were asked for, 0 to 2.")

    def __init__(self, exercise: Exercise, **params: object) -> None:
        super().__init__(exercise=exercise, **params)  # type: ignore[no-untyped-call]

    @property
    def done(self) -> bool:
        """Whether the answer has been found or shown, so that what happens may be seen."""
        return self.state in (RIGHT, SHOWN)

    def check(self, given: Given) -> Verdict:
        """Judge an answer. Once it is done nothing changes any more."""
        verdict: Verdict = self.exercise.question.judge(given)
        if self.done:
            return verdict
        if verdict.counts:
            self.param.update(verdict=verdict, tries=self.tries + 1, state=RIGHT if verdict.right else WRONG)
        else:
            self.verdict = verdict
        return verdict

    def hint(self) -> None:
        """Ask for the next hint, if there is one."""
        self.hints = int(min(self.hints + 1, len(self.exercise.question.hints)))

    def show(self) -> None:
        """Give up: show the answer. It does not count as solved."""
        if not self.done:
            self.param.update(state=SHOWN, verdict=None)

    def again(self) -> None:
        """Begin anew."""
        self.param.update(state=OPEN, verdict=None, tries=0, hints=0)


class Progress:
    """All attempts of one learner at one lesson, as long as the page is open. It knows no name."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.attempts = {part.id: Attempt(part.exercise) for part in lesson.parts if isinstance(part, Task)}

    @property
    def solved(self) -> int:
        """How many exercises are solved."""
        return sum(self.attempts[part.id].state == RIGHT for part in self.lesson.exercises)

    def export(self) -> str:
        """Return the result as a small TOML text, without names or times."""
        lines = [
            f"lesson = {self.lesson.number}",
            f"exercises = {len(self.lesson.exercises)}",
            f"solved = {self.solved}",
        ]
        for part in self.lesson.exercises:
            attempt = self.attempts[part.id]
            solved = "true" if attempt.state == RIGHT else "false"
            lines += ["", f"[{part.id}]", f"solved = {solved}", f"tries = {attempt.tries}", f"hints = {attempt.hints}"]
        return "\n".join(lines) + "\n"
