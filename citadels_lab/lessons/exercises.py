"""Exercises: a position, perhaps some moves, and a question that the engine answers. One small file each.

``docs/exercises.md`` tells how to write one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from citadels_lab.lessons.folder import Folder
from citadels_lab.lessons.questions import KINDS, Played, Question
from citadels_lab.lessons.questions.asker import Asker
from citadels_lab.lessons.questions.base import is_seat
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position
from citadels_lab.scenarios import Scenario
from citadels_lab.scenarios.matching import shown
from citadels_lab.scenarios.model import PUBLIC, Text
from citadels_lab.scenarios.reading import open_source, read_source
from citadels_lab.scenarios.source import Source

OWN: Final = ("shown", "viewer", "question")
"""The keys of an exercise besides those of a scenario."""

BORROWED: Final = ("title", "scenario", *OWN)
"""The keys of an exercise that takes its position and moves from a scenario of the shelf."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """An exercise that was read and found sound: what is played, who looks, and the question."""

    name: str
    titles: Text
    played: Played = field(repr=False)
    viewer: str
    question: Question = field(repr=False)

    @property
    def scenario(self) -> Scenario:
        """The scenario that it is about."""
        return self.played.scenario

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that its answer follows from."""
        return self.question.rules

    def title(self, language: str) -> str:
        """Return the title in the language."""
        return self.titles[language]


def read_exercise(name: str, folder: Folder) -> Exercise:
    """Return the exercise in a file of a folder; raise LabError with one sentence naming file and line."""
    return exercise_in(open_source(folder.text(name), name), (), folder)


def exercise_in(source: Source, place: tuple[str | int, ...], folder: Folder) -> Exercise:
    """Return the exercise that stands in a file (``place`` empty) or in one part of a lesson's file."""
    data = _at(source, place)
    if "scenario" in data:
        if not place:
            source.known(data, BORROWED)
        scenario = scenario_of(source, (*place, "scenario"), data["scenario"], folder)
    else:
        scenario = read_source(source, OWN, fewest=0)
    played = _play(source, place, scenario, data.get("shown", 0))
    return Exercise(
        name=source.name.removesuffix(".toml") if not place else str(data.get("id", "")),
        titles=source.words(data["title"], *place, "title") if "title" in data else scenario.titles,
        played=played,
        viewer=viewer_of(source, place, data, played.before),
        question=_question(source, (*place, "question"), data, played),
    )


def scenario_of(source: Source, place: tuple[str | int, ...], given: Any, folder: Folder) -> Scenario:
    """Return the scenario that a file names: one of the shelf, or a file beside it."""
    try:
        return folder.scenario(source.text(given, *place))
    except LabError as error:
        if error.key.startswith("scenario-unknown"):
            raise source.error("why", *place, why=error) from None
        raise


def viewer_of(source: Source, place: tuple[str | int, ...], data: Mapping[str, Any], position: Position[Any]) -> str:
    """Return who looks at the table: the seat that the file names, else who is asked, else everybody."""
    seat = data.get("viewer", position.decision.seat if position.decision else PUBLIC)
    if isinstance(seat, str) and is_seat(seat, position):
        return seat
    line = source.lines.of(*place, "viewer")
    raise LabError("question-sees", file=source.name, line=line, given=shown(seat), seats=", ".join(position.seats))


def _at(source: Source, place: tuple[str | int, ...]) -> Mapping[str, Any]:
    data: Any = source.data
    for key in place:
        data = data[key - 1] if isinstance(key, int) else data[key]
    found: Mapping[str, Any] = data
    return found


def _play(source: Source, place: tuple[str | int, ...], scenario: Scenario, steps: Any) -> Played:
    """Play the scenario; what it says itself must hold, and the steps that are shown must be there."""
    if isinstance(steps, bool) or not isinstance(steps, int) or not 0 <= steps <= len(scenario.steps):
        line = source.lines.of(*place, "shown")
        raise LabError("question-shown", file=source.name, line=line, given=shown(steps), n=len(scenario.steps))
    outcome = scenario.run()
    if not outcome.holds:
        problem = outcome.problems[0]
        name = scenario.name if scenario.name.endswith(".toml") else f"{scenario.name}.toml"
        raise LabError("scenario-fails", file=name, line=problem.line, problem=problem)
    return Played(scenario, outcome.positions, steps)


def _question(source: Source, place: tuple[str | int, ...], data: Mapping[str, Any], played: Played) -> Question:
    if "question" not in data:
        raise source.error("missing", *place[:-1], key="question")
    given = source.table(data["question"], *place)
    if "kind" not in given:
        raise source.error("missing", *place, key="kind")
    now = given.get("now", False)
    if not isinstance(now, bool):
        raise LabError("question-now", file=source.name, line=source.lines.of(*place, "now"), given=shown(now))
    read = KINDS[source.word(given["kind"], list(KINDS), "key", *place, "kind")]
    return read(Asker(source, place, given, replace(played, now=now)))
