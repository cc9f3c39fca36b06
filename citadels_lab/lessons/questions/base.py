"""What all questions have: words, two hints, the rules behind them, and a way to judge what a learner gives."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeAlias

from citadels_lab.rules.kernel.event import Event
from citadels_lab.rules.kernel.position import Position
from citadels_lab.scenarios import Scenario
from citadels_lab.scenarios.model import PUBLIC, Text
from citadels_lab.scenarios.running import seen_facts, whole_facts
from citadels_lab.words import say

Given: TypeAlias = Sequence[str]
"""What a learner gives: keys of items, cells, or one number as it was typed."""

Words: TypeAlias = Callable[[str], str]
"""Words in a language, worked out when they are wanted: ``words("fr")``."""


@dataclass(frozen=True, slots=True)
class Played:
    """A scenario played to its end: ``positions[n]`` is the one after step n, ``shown`` how many steps are shown.

    ``now`` asks for what holds when the question is put, and not for what holds in the end.
    """

    scenario: Scenario
    positions: tuple[Position[Any], ...]
    shown: int
    now: bool = False

    @property
    def before(self) -> Position[Any]:
        """The position at which the question is put."""
        return self.positions[self.shown]

    @property
    def after(self) -> Position[Any]:
        """The position that is asked about: the one when all steps have been played, unless it is about now."""
        return self.before if self.now else self.positions[-1]

    @property
    def events(self) -> tuple[Event, ...]:
        """What happens between the two, secrets included."""
        return self.after.events[len(self.before.events) :]

    def facts(self, sees: str = "") -> Mapping[str, Any]:
        """Return the facts at the end: all of them, or those that a seat (or "public") may know."""
        return seen_facts(self.after, sees) if sees else whole_facts(self.after)

    def asked(self) -> Iterator[str]:
        """Give the seats in the order in which they are asked, from the question on."""
        for position in self.positions[self.shown :]:
            if position.decision:
                yield position.decision.seat


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing that feedback says, with the id of the rule behind it where there is one."""

    words: Words = field(repr=False)
    rule: str = ""

    def text(self, language: str) -> str:
        """Return it in the language."""
        return self.words(language)


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to choose, tick or put in order. ``remark`` says what is wrong with choosing it."""

    key: str
    label: Words = field(repr=False)
    right: bool = field(default=False, repr=False)
    remark: Remark | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of an answer: right or not, and why. What is no answer yet (nothing chosen) does not ``count``."""

    right: bool
    remarks: tuple[Remark, ...] = ()
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Question(ABC):
    """A question with its answer, which the engine gave. ``rules`` are those that the answer follows from."""

    kind: ClassVar[str]

    texts: Text
    hints: tuple[Text, ...]
    reasons: Text
    rules: tuple[str, ...]

    def text(self, language: str) -> str:
        """Return the question in the language."""
        return self.texts[language]

    def because(self, language: str) -> str:
        """Return the author's explanation of the answer; empty where there is none."""
        return self.reasons.get(language, "")

    @abstractmethod
    def judge(self, given: Given) -> Verdict:
        """Judge what a learner gives."""

    @abstractmethod
    def answer(self, language: str) -> str:
        """Return the right answer in words."""

    @property
    @abstractmethod
    def solution(self) -> tuple[str, ...]:
        """The right answer as a learner would give it."""


def said(key: str, **args: object) -> Remark:
    """Return a remark from the word files; an argument that is itself words is filled in its language."""

    def words(language: str) -> str:
        filled = {name: value(language) if callable(value) else value for name, value in args.items()}
        return say(f"lessons.{key}", language, **filled)

    return Remark(words)


def not_yet(remark: str) -> Verdict:
    """Return the verdict on what is no answer yet."""
    return Verdict(False, (said(remark),), counts=False)


def is_seat(seat: str, position: Position[Any]) -> bool:
    """Whether a word names a seat or everybody."""
    return seat == PUBLIC or seat in position.seats
