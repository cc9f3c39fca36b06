"""A scenario and its steps as plain values, and what came out of playing it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.position import Position, Start, begin
from citadels_lab.rules.kernel.reason import Reason
from citadels_lab.rules.kernel.variant import Facts
from citadels_lab.scenarios.lines import Lines
from citadels_lab.words import say

PUBLIC = "public"
"""The pretended seat of someone who looks on and holds no cards."""

Text = Mapping[str, str]
"""The same words by language: ``{"en": ..., "fr": ...}``; empty where nothing is said."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a seat does."""

    seat: str
    action: Action


@dataclass(frozen=True, slots=True)
class Refusal:
    """What a seat may not do although one could think of it, with the id of the rule that forbids it."""

    seat: str
    action: Action
    rule: str


@dataclass(frozen=True, slots=True)
class Expected:
    """What must hold after a step.

    ``then`` are facts of the whole position, ``sees`` facts by seat as that seat may know them, ``events`` ids of rules
    that the new events follow, ``legal`` and ``not_legal`` answers that the question allows and does not allow.
    """

    then: Facts = field(default_factory=dict)
    events: tuple[str, ...] = ()
    sees: Mapping[str, Facts] = field(default_factory=dict)
    legal: tuple[Action, ...] = ()
    not_legal: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a scenario: an answer, a refusal, or (``act`` None) only a look at what holds.

    ``number`` counts from 1; ``line`` is where it begins in the file.
    """

    number: int
    line: int
    act: Answer | Refusal | None
    expected: Expected
    notes: Text

    def note(self, lang: str) -> str:
        """Give the remark for a lesson in "en" or "fr"; empty where there is none."""
        return self.notes.get(lang, "")


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario file that was read and found sound. ``rules`` are the ids of the rules that it shows."""

    name: str
    titles: Text
    variant: str
    rules: tuple[str, ...]
    start: Start[Any] = field(repr=False)
    steps: tuple[Step, ...] = field(repr=False)
    notes: Text = field(repr=False)
    lines: Lines = field(repr=False, compare=False)

    def title(self, lang: str) -> str:
        """Give the title in "en" or "fr"."""
        return self.titles[lang]

    def note(self, lang: str) -> str:
        """Give the remark on the whole scenario in "en" or "fr"; empty where there is none."""
        return self.notes.get(lang, "")

    def size(self, lang: str) -> str:
        """Say how many steps play on, and how many are refused and so leave the position as it is."""
        steps, refusals = (sum(isinstance(step.act, kind) for step in self.steps) for kind in (Answer, Refusal))
        told = [say("scenarios.steps", lang, n=steps)] if steps or not refusals else []
        return ", ".join(told + ([say("scenarios.refusals", lang, n=refusals)] if refusals else []))

    def position(self) -> Position[Any]:
        """Return the first position, before any step."""
        return begin(self.start)

    def run(self) -> "Outcome":
        """Play the steps and compare; what does not hold stands in the outcome, nothing is raised for it."""
        from citadels_lab.scenarios.running import run

        return run(self)


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that does not hold: the step (0: before any), the line of the file, and what is otherwise."""

    step: int
    line: int
    key: str
    args: Mapping[str, object]

    def text(self, lang: str = "en") -> str:
        """Return it as a sentence, such as "step 2, line 31: players.white.gold is 4, the file says 5"."""
        args = {name: value.text(lang) if isinstance(value, Reason) else value for name, value in self.args.items()}
        text = say(f"scenarios.problems.{self.key}", lang, **args)
        return say("scenarios.at", lang, step=self.step, line=self.line, text=text)

    def __str__(self) -> str:
        return self.text("en")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came out of a scenario.

    ``positions`` holds the first position and the one after each step (a refusal or a look changes nothing); it is
    shorter when an answer could not be given, since nothing after it was played. ``problems`` is what does not hold.
    """

    positions: tuple[Position[Any], ...]
    problems: tuple[Problem, ...]

    @property
    def holds(self) -> bool:
        """Whether everything is as the file says."""
        return not self.problems
