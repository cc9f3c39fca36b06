"""A ``[question]`` while it is read: its keys are checked, and the engine is asked what its answer is."""

from collections.abc import Mapping
from typing import Any, Final

from citadels_lab.lessons.facts import MISSING, called, fact, near
from citadels_lab.lessons.questions.base import Played, Remark, Words, is_seat
from citadels_lab.rules.catalogue import rule as find_rule
from citadels_lab.rules.kernel.action import Action, parse, spell
from citadels_lab.rules.kernel.decision import Option
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.reason import Reason
from citadels_lab.scenarios.matching import nearest, shown
from citadels_lab.scenarios.model import Text
from citadels_lab.scenarios.source import Source
from citadels_lab.words import spoken

COMMON: Final = ("kind", "text", "hints", "because", "rules", "now")
HINTS: Final = 2


class Asker:
    """Reads one question at a place of a file; ``played`` is the scenario that it is about."""

    def __init__(self, source: Source, place: tuple[str | int, ...], data: Mapping[str, Any], played: Played) -> None:
        self.source, self.place, self.data, self.played = source, place, data, played

    # --- what all questions have --------------------------------------------------------------------------------

    def common(self) -> dict[str, Any]:
        """Return the words, the hints, the explanation and the rules, as a question takes them."""
        return {
            "texts": self.words("text"),
            "hints": self._hints(),
            "reasons": self.source.words(self.data.get("because"), *self.place, "because"),
            "rules": self._rules(),
        }

    def _rules(self) -> tuple[str, ...]:
        """Return the rules that the question names, each of the catalogue; else those of the scenario."""
        if "rules" not in self.data:
            return self.played.scenario.rules
        named = self.source.texts(self.data["rules"], *self.place, "rules")
        for rule in named:
            self.rule_text(rule, "rules")
        return named

    def _hints(self) -> tuple[Text, ...]:
        given = self.data.get("hints", [])
        if not isinstance(given, list) or len(given) != HINTS:
            raise self.wrong("hints", "hints", n=HINTS)
        return tuple(self.source.words(hint, *self.place, "hints") for hint in given)

    def known(self, *keys: str) -> None:
        """Check that the question has no other keys than these and the common ones."""
        self.source.known(self.data, (*COMMON, *keys), *self.place)

    def one_of(self, *keys: str) -> str:
        """Return which one of several keys the question has."""
        there = [key for key in keys if key in self.data]
        if len(there) != 1:
            raise self.wrong("one-way", *there[1:2], keys=", ".join(keys))
        return there[0]

    def words(self, key: str, data: Mapping[str, Any] | None = None, *more: str | int) -> Text:
        """Return words in both languages; they must be there."""
        table = self.data if data is None else data
        if key not in table:
            raise self.source.error("missing", *self.place, *more, key=key)
        return self.source.words(table[key], *self.place, *more, key)

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of at least two different words."""
        found = self.source.texts(self.data.get(key, []), *self.place, key)
        if len(set(found)) < 2 or len(set(found)) < len(found):
            raise self.wrong("items", key, key=key)
        return found

    def tables(self, key: str) -> list[tuple[int, dict[str, Any]]]:
        """Return a list of at least two tables, each with its number from 1."""
        given = self.data[key]
        if not isinstance(given, list) or len(given) < 2 or not all(isinstance(one, dict) for one in given):
            raise self.wrong("tables", key, key=key)
        return list(enumerate(given, start=1))

    def wrong(self, mistake: str, *more: str | int, **args: object) -> LabError:
        """Return the error for a mistake in the question, with file and line."""
        line = self.source.lines.of(*self.place, *more)
        return LabError(f"question-{mistake}", file=self.source.name, line=line, **args)

    # --- asking the engine --------------------------------------------------------------------------------------

    def sees(self) -> str:
        """Return through whose eyes the facts are read; "" for all of them."""
        seat = self.data.get("sees", "")
        if seat and not (isinstance(seat, str) and is_seat(seat, self.played.after)):
            raise self.wrong("sees", "sees", given=shown(seat), seats=", ".join(self.played.after.seats))
        return str(seat)

    def fact(self, key: str, facts: Mapping[str, Any] | None = None) -> Any:
        """Return the fact that a key of the question names, as it is when all steps have been played."""
        path = self.source.text(self.data[key], *self.place, key)
        facts = self.played.facts(self.sees()) if facts is None else facts
        found = fact(facts, path)
        if found is MISSING:
            raise self.wrong("fact", key, given=path[:80], near=near(facts, path))
        return found

    def option(self, text: str, *more: str | int) -> Option:
        """Return the option that an answer is at the question that is open when all steps have been played."""
        decision = self.played.after.decision
        if decision is None:
            raise self.wrong("over", *more)
        found = decision.find(self.action(text, *more))
        if found is None:
            listed = [spell(option.action) for option in decision.options]
            raise self.wrong("option", *more, given=text, near=nearest(text, listed) or "; ".join(listed[:3]))
        return found

    def action(self, text: str, *more: str | int) -> Action:
        """Return an answer from its text."""
        try:
            return parse(text)
        except LabError as error:
            raise self.source.error("why", *self.place, *more, why=error) from None

    def label(self, value: Any) -> Words:
        """Return what people call a value."""
        facts, variant = self.played.facts(), self.played.scenario.variant
        return lambda language: called(value, facts, variant, language)

    def rule_text(self, rule: str, key: str = "items") -> Words:
        """Return the text of a rule, which must be one of the catalogue."""
        try:
            return find_rule(rule).text
        except LookupError:
            raise self.wrong("rule", key, given=rule) from None

    def remark(self, reason: Reason) -> Remark:
        """Return why an answer is refused, with its rule."""
        return Remark(lambda language: reason.text(self.spoken(language)), reason.rule)

    def spoken(self, language: str) -> str:
        """Return the language with the edition whose cards have names of their own."""
        return spoken(self.played.scenario.variant, language)
