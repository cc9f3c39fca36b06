"""A scenario to step through: the table, what this step changed and by which rule, what cannot be done here."""

from typing import TYPE_CHECKING, Any

from citadels_lab.lessons.model import Example
from citadels_lab.scenarios import Scenario
from citadels_lab.session import Session

from ..html import Child, Html, el, press
from ..icons import sign
from ..pages.lesson import Lesson as Told
from ..pages.lesson import table_of
from .parts import PartView
from .table import Table, event_list, eyes
from .words import rule_fold, word

if TYPE_CHECKING:
    from .page import LessonPage

WAYS = ("first", "back", "forward")


class Walk:
    """A scenario at a table with the steps to walk; ``first`` is the place where the walk begins."""

    def __init__(self, scenario: Scenario, viewer: str, language: str, first: int = 0, veiled: bool = False) -> None:
        self.told = Told(scenario)
        self.first = first
        self.session: Session = table_of(scenario, language)
        self.session.jump(first)
        self.table = Table(self.session, viewer, veiled=veiled)

    @property
    def at(self) -> int:
        """The place in the walk, from 0."""
        return self.session.cursor - self.first

    @property
    def steps(self) -> int:
        """How many steps the walk has."""
        return len(self.session.timeline) - 1 - self.first

    def act(self, act: str, arg: Any) -> None:
        """Walk, change the eyes, or do what is done at any table."""
        if act == "walk":
            to = {"first": self.first, "back": self.session.cursor - 1, "forward": self.session.cursor + 1}
            self.session.jump(max(self.first, to.get(str(arg), self.session.cursor)))
            self.table.opened.forget_choice()
            self.table.look_on()
        elif act == "eyes" and (not arg or arg == "public" or arg in self.session.position.seats):
            self.table.viewer = str(arg)
            self.table.look_on()
        else:
            self.table.act(act, arg)

    def html(self, language: str, choose_eyes: bool = True) -> Html:
        """Return the walk: the bar of steps, what is told, what changed, and the table."""
        self.session.language = language
        return el(
            "div",
            self._bar(language),
            el("div", *self._told(language), cls="told", data_key=f"told {self.at}"),
            eyes(self.table, language, open_to_all=True) if choose_eyes else None,
            self.table.html(),
            cls="walk",
        )

    def spoken(self, language: str) -> str:
        """Return what a screen reader is told after a step."""
        look = self.table.look
        where = [word(language, "at", at=self.at, of=self.steps)] if self.steps else []
        return " ".join([*where, *(event.text(look.spoken) for event in look.news)])

    def _bar(self, language: str) -> Html | None:
        """Return the bar of steps; where there are none to walk, there is no bar."""
        if not self.steps:
            return None
        off = {"first": not self.at, "back": not self.at, "forward": self.at == self.steps}
        buttons = [
            press(
                "walk",
                way,
                sign(way),
                word(language, way) if way == "forward" else None,
                cls=f"way {way}",
                aria_label=word(language, way),
                aria_disabled="true" if off[way] else None,
            )
            for way in WAYS
        ]
        where = el("p", word(language, "at", at=self.at, of=self.steps), cls="where")
        return el("div", *buttons, where, cls="walkbar", role="group", aria_label=word(language, "part-example"))

    def _told(self, language: str) -> list[Child]:
        cursor, look = self.session.cursor, self.table.look
        lines: list[Child] = [el("p", note, cls="walknote") for note in self.told.notes(cursor, language)]
        if not self.at:
            lines.append(el("p", word(language, "begins"), cls="soft") if self.steps else None)
        else:
            lines += [el("h3", word(language, "happens")), event_list(look, look.news, language, f"step {cursor}")]
        tried = self.told.refused(self.session.position, look.spoken)
        if tried:
            lines.append(el("h3", word(language, "tried")))
            lines += [
                el("div", el("p", el("s", option), " ", why), rule_fold(rule, language, f"no {at}"), cls="tried")
                for at, (option, why, rule) in enumerate(tried)
            ]
        return [*lines, el("p", self._asked(language, look), cls="asked")]

    def _asked(self, language: str, look: Any) -> str:
        decision = self.session.position.decision
        if decision is None:
            return word(language, "over")
        return word(language, "asked", seat=decision.seat, question=decision.text(look.spoken))


class ExampleView(PartView):
    """A worked example."""

    label = "part-example"

    def __init__(self, part: Example, page: "LessonPage") -> None:
        super().__init__(part, page)
        self.walk = Walk(part.scenario, part.viewer, page.language)

    def body(self) -> Child:
        """Return the walk."""
        return self.walk.html(self.language)

    def dialog(self) -> Html:
        """Return what is open at the table."""
        return self.walk.table.dialog()

    def act(self, act: str, arg: Any) -> None:
        """Walk."""
        self.walk.act(act, arg)

    def spoken(self) -> str:
        """Return the step in words."""
        return self.walk.spoken(self.language)
