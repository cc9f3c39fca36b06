"""A lesson and its parts as plain values: read from a file, found sound, the same for page and notebook."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeAlias

from citadels_lab.lessons.exercises import Exercise
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position
from citadels_lab.scenarios import Scenario
from citadels_lab.scenarios.model import Text

ABOVE = 100
"""The numbers of a teacher's own lessons begin above this."""


@dataclass(frozen=True, slots=True)
class Part:
    """What every part has: a name in the lesson, a title and words in both languages, rules to be read with it."""

    kind: ClassVar[str] = "text"

    id: str
    titles: Text
    texts: Text = field(repr=False)
    rules: tuple[str, ...] = ()

    def title(self, language: str) -> str:
        """Return the title; empty where the part has none."""
        return self.titles.get(language, "")

    def text(self, language: str) -> str:
        """Return the words, in Markdown; empty where the part has none."""
        return self.texts.get(language, "")


@dataclass(frozen=True, slots=True)
class Stop(Part):
    """A good place to stop and go on another time: the words say what was covered so far."""

    kind: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Example(Part):
    """A scenario to step through. ``viewer`` is whose eyes one looks with; "" is always who is asked."""

    kind: ClassVar[str] = "example"

    scenario: Scenario = field(kw_only=True, repr=False)
    viewer: str = field(default="", kw_only=True)


@dataclass(frozen=True, slots=True)
class Task(Part):
    """An exercise."""

    kind: ClassVar[str] = "exercise"

    exercise: Exercise = field(kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Predict(Task):
    """A question before something is shown; what then happens can be stepped through. It is no exercise."""

    kind: ClassVar[str] = "predict"


@dataclass(frozen=True, slots=True)
class Try(Part):
    """A table to play at: where it begins, who plays the seats, and whose eyes one looks with."""

    kind: ClassVar[str] = "try"

    position: Position[Any] = field(kw_only=True, repr=False)
    players: Mapping[str, str] = field(kw_only=True, repr=False)
    viewer: str = field(default="", kw_only=True)


@dataclass(frozen=True, slots=True)
class Picture(Part):
    """A table as a picture, with the same facts in words."""

    kind: ClassVar[str] = "picture"

    position: Position[Any] = field(kw_only=True, repr=False)
    viewer: str = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Plot(Part):
    """Numbers of a table as bars: what each is, and how many."""

    kind: ClassVar[str] = "plot"

    bars: tuple[tuple[Text, int], ...] = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class WhatIf(Part):
    """A decision whose ``actions`` are compared by playing on: how often each, with which dice, and by which bot."""

    kind: ClassVar[str] = "whatif"

    position: Position[Any] = field(kw_only=True, repr=False)
    actions: tuple[Action, ...] = field(kw_only=True, repr=False)
    samples: int = field(kw_only=True)
    seed: int = field(default=0, kw_only=True)
    bots: str = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Broken(Part):
    """A part that could not be read, with the sentence that says why; ``meant`` is the kind that it should be."""

    kind: ClassVar[str] = "broken"

    error: LabError = field(kw_only=True)
    meant: str = field(default="", kw_only=True)


AnyPart: TypeAlias = Part | Example | Task | Predict | Try | Picture | Plot | WhatIf | Broken


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: its number and short name, its words, the rules that it covers, and its parts in order.

    ``onward`` says in a sentence what comes next.
    """

    number: int
    slug: str
    titles: Text
    variants: tuple[str, ...]
    goals: tuple[Text, ...] = field(repr=False)
    summary: tuple[Text, ...] = field(repr=False)
    onward: Text = field(repr=False)
    rules: tuple[str, ...] = field(repr=False)
    parts: tuple[AnyPart, ...] = field(repr=False)

    @property
    def key(self) -> str:
        """How an address names the lesson: ``01``."""
        return f"{self.number:02}"

    @property
    def exercises(self) -> tuple[Task, ...]:
        """The exercises, in order; predictions are none."""
        return tuple(part for part in self.parts if isinstance(part, Task) and part.kind == Task.kind)

    @property
    def broken(self) -> tuple[Broken, ...]:
        """The parts that could not be read."""
        return tuple(part for part in self.parts if isinstance(part, Broken))

    def title(self, language: str) -> str:
        """Return the title in the language."""
        return self.titles[language]

    def part(self, id: str) -> AnyPart:
        """Return the part with this name; raise LabError naming those there are."""
        for part in self.parts:
            if part.id == id:
                return part
        raise LabError("lesson-no-part", given=str(id)[:60], parts=", ".join(part.id for part in self.parts))


@dataclass(frozen=True, slots=True)
class Unread:
    """A lesson whose file could not be read: its number as far as it is known, and the sentence that says why."""

    number: int
    slug: str
    error: LabError

    @property
    def key(self) -> str:
        """How an address names the lesson."""
        return f"{self.number:02}"
