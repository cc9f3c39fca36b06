"""A scenario at the table: its answers as a game to step through, and what its file tells at each step."""

from dataclasses import dataclass
from typing import Any

from citadels_lab.rules.kernel.position import Position
from citadels_lab.scenarios import Answer, Refusal, Scenario, Step
from citadels_lab.session import Session


@dataclass(frozen=True)
class Lesson:
    """A scenario that is being stepped through; ``back`` is the card whose page it was opened from."""

    scenario: Scenario
    back: str = ""

    @property
    def actions(self) -> tuple[Any, ...]:
        """The answers of the scenario in their order."""
        return tuple(step.act.action for step in self.scenario.steps if isinstance(step.act, Answer))

    def follows(self, position: Position[Any]) -> bool:
        """Whether a position lies on the line of the scenario."""
        return bool(position.actions == self.actions[: len(position.actions)])

    def steps_at(self, cursor: int) -> list[Step]:
        """Return the steps at a place of the stepper: the answer that led there, and what is tried there."""
        found, at = [], 0
        for step in self.scenario.steps:
            at += isinstance(step.act, Answer)
            if at == cursor:
                found.append(step)
        return found

    def notes(self, cursor: int, language: str) -> list[str]:
        """Return what the scenario tells at a place of the stepper."""
        first = [self.scenario.note(language)] if cursor == 0 else []
        return [note for note in (*first, *(step.note(language) for step in self.steps_at(cursor))) if note]

    def refused(self, position: Position[Any], language: str) -> list[tuple[str, str, str]]:
        """Return what cannot be done at a position and is tried there: the option, why not, and the rule."""
        decision, found = position.decision, []
        for step in self.steps_at(len(position.actions)):
            option = decision.find(step.act.action) if decision and isinstance(step.act, Refusal) else None
            if option is not None and option.reason is not None:
                found.append((option.text(language), option.reason.text(language), option.reason.rule))
        return found


def table_of(scenario: Scenario, language: str) -> Session:
    """Return a table at which all steps of the scenario are played, to be looked at from its first."""
    position = scenario.position()
    for step in scenario.steps:
        if isinstance(step.act, Answer):
            position = position.answer(step.act.action)
    table = Session(position, language=language)
    table.jump(0)
    look_over_the_shoulder(table)
    return table


def look_over_the_shoulder(table: Session) -> None:
    """Show the table as the seat that is asked sees it: in a lesson nothing is passed from hand to hand."""
    table.param.update(viewer=table.asked or table.viewer, curtain=False)
