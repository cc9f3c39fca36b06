"""A question on the screen: the table as it stands, the answer, the verdict with its rule, hints, and what follows."""

from typing import TYPE_CHECKING, Any

from citadels_lab.lessons.attempt import RIGHT, SHOWN, WRONG, Attempt
from citadels_lab.lessons.model import Predict, Task
from citadels_lab.lessons.questions import Mark

from ..html import Child, Html, el, press
from .answering import begin, controls, move, take
from .example import Walk
from .parts import PartView
from .words import prose, rule_fold, rule_folds

if TYPE_CHECKING:
    from .page import LessonPage


class TaskView(PartView):
    """An exercise or a prediction."""

    part: Task

    def __init__(self, part: Task, page: "LessonPage") -> None:
        super().__init__(part, page)
        self.guess = isinstance(part, Predict)
        self.attempt: Attempt = page.progress.attempts[part.id]
        self._lay_out()

    def _lay_out(self) -> None:
        exercise = self.part.exercise
        first = len(exercise.played.before.actions)
        self.walk = Walk(exercise.scenario, exercise.viewer, self.language, first, veiled=not self.attempt.done)
        self.draft = begin(exercise.question)

    def over(self) -> str:
        """Return "Guess first", or "Exercise" with its number."""
        if self.guess:
            return self.say("part-predict")
        return self.say("part-exercise", n=self.page.lesson.exercises.index(self.part) + 1)

    # --- what it looks like -------------------------------------------------------------------------------------

    def body(self) -> Child:
        """Return the table, the question, and what has come of the answer."""
        attempt, question = self.attempt, self.part.exercise.question
        done = attempt.done
        self.walk.table.veiled = not done
        self.walk.table.city = done or not isinstance(question, Mark)
        self.walk.session.language = self.language
        form = el(
            "form",
            el("div", prose(question.text(self.language)), cls="asks"),
            controls(question, self.draft, self.language, done, self.walk.table.look),
            None if done else self._ways(),
            data_act="check",
            data_key="form",
            cls="question",
            autocomplete="off",
        )
        table = self.walk.html(self.language, choose_eyes=False) if self._walks() else self.walk.table.html()
        verdict = el("div", *self._verdict(), cls="verdict", role="status", data_key="verdict")
        return [table, form, verdict] if not done else [form, verdict, table]

    def _walks(self) -> bool:
        """Whether what happens may be seen now: when it is done, and if anything happens."""
        return self.attempt.done and self.walk.steps > 0

    def _ways(self) -> Html:
        attempt, question = self.attempt, self.part.exercise.question
        left = len(question.hints) - attempt.hints
        check = el(
            "button", self.say("guess" if self.guess else "check"), type="submit", cls="opt main", data_key="check"
        )
        hint = press("hint", "", self.say("hint", n=left), cls="opt", data_key="hint") if left else None
        show = press("show", "", self.say("show"), cls="opt", data_key="show") if attempt.tries or not left else None
        return el("div", check, hint, show, cls="ways")

    def _verdict(self) -> list[Child]:
        attempt, question, language = self.attempt, self.part.exercise.question, self.language
        lines: list[Child] = [
            el("p", el("b", self.say("hint-title", n=n + 1)), " ", hint[language], cls="hint")
            for n, hint in enumerate(question.hints[: attempt.hints])
        ]
        guess = "-guess" if self.guess else ""
        verdict = attempt.verdict
        if attempt.state == RIGHT:
            lines.append(el("p", el("b", self.say(f"right{guess}")), cls="yes"))
        elif attempt.state == SHOWN:
            lines.append(el("p", self.say("answer", answer=question.answer(language)), cls="yes"))
        elif verdict is not None:
            title = self.say(f"wrong{guess}") if verdict.counts else ""
            lines.append(el("div", el("b", title) if title else None, *self._remarks(), cls="no"))
        if attempt.state == WRONG and (verdict is None or verdict.counts):
            lines += [el("p", self.say("look-again"), cls="soft"), rule_folds(question.rules[:3], language, "again")]
        if attempt.done:
            lines += [
                prose(question.because(language)),
                el("p", self.say("look-on"), cls="soft") if self.walk.steps else None,
                rule_folds(question.rules, language, "rules"),
                press("again", "", self.say("again"), cls="opt", data_key="again"),
            ]
        return lines

    def _remarks(self) -> list[Html]:
        verdict = self.attempt.verdict
        return [
            el(
                "div",
                el("p", remark.text(self.language)),
                rule_fold(remark.rule, self.language, f"remark {at}", opened=True) if remark.rule else None,
            )
            for at, remark in enumerate(verdict.remarks if verdict else ())
        ]

    # --- what is pressed ----------------------------------------------------------------------------------------

    def act(self, act: str, arg: Any) -> None:
        """Put an answer together, check it, ask for a hint, give up, begin anew; or look round the table."""
        attempt, question = self.attempt, self.part.exercise.question
        if act in ("up", "down", "mark"):
            if not attempt.done:
                move(question, self.draft, act, str(arg))
        elif act == "check":
            take(question, self.draft, arg if isinstance(arg, dict) else {})
            self._checked()
        elif act == "hint":
            attempt.hint()
        elif act == "show":
            self.draft.given = list(question.solution)
            attempt.show()
        elif act == "again":
            attempt.again()
            self._lay_out()
        elif act != "walk" or attempt.done:
            self.walk.act(act, arg)

    def _checked(self) -> None:
        """Check the answer; after a guess, right or wrong, one sees what happens."""
        verdict = self.attempt.check(self.draft.given)
        if self.guess and verdict.counts and not verdict.right:
            self.attempt.state = SHOWN

    def dialog(self) -> Html:
        """Return what is open at the table."""
        return self.walk.table.dialog()

    def spoken(self) -> str:
        """Return the step, when what happens is being walked through; the verdict speaks for itself."""
        return self.walk.spoken(self.language) if self._walks() and self.walk.at else ""
