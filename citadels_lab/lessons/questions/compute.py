"""Work out a number: gold, points, cards. The engine plays the moves and reads it off."""

from dataclasses import dataclass
from typing import ClassVar

from citadels_lab.lessons.facts import has_list
from citadels_lab.lessons.questions.asker import Asker
from citadels_lab.lessons.questions.base import Given, Question, Verdict, not_yet, said
from citadels_lab.scenarios.running import seen_facts, whole_facts


@dataclass(frozen=True, slots=True)
class Compute(Question):
    """The right number."""

    kind: ClassVar[str] = "compute"

    number: int

    @classmethod
    def read(cls, asker: Asker) -> "Compute":
        """Read the question: the number is a fact at the end (of a list: how long it is), or how much it changed."""
        asker.known("fact", "change", "sees")
        way = asker.one_of("fact", "change")
        number = _number(asker, way)
        if way == "change":
            before, seat = asker.played.before, asker.sees()
            number -= _number(asker, way, seen_facts(before, seat) if seat else whole_facts(before))
        return cls(number=number, **asker.common())

    def judge(self, given: Given) -> Verdict:
        """Judge the number that was typed."""
        text = "".join(given).strip().replace("\N{MINUS SIGN}", "-")
        if not text.removeprefix("-").isdecimal() or len(text) > 9:
            return not_yet("type-number")
        said_number = int(text)
        if said_number == self.number:
            return Verdict(True)
        return Verdict(False, (said("too-many" if said_number > self.number else "too-few", n=said_number),))

    def answer(self, language: str) -> str:
        """Return the number."""
        return str(self.number)

    @property
    def solution(self) -> tuple[str, ...]:
        """The number, as one types it."""
        return (str(self.number),)


def _number(asker: Asker, key: str, facts: object = None) -> int:
    found = asker.fact(key, facts)  # type: ignore[arg-type]
    if has_list(found):
        return len(found)
    if isinstance(found, bool) or not isinstance(found, int):
        raise asker.wrong("no-number", key, given=str(asker.data[key]), found=repr(found)[:60])
    return found
