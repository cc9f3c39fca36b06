"""Choose one option, or tick all that fit: the engine says which ones do."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from citadels_lab.lessons.facts import has_list, same
from citadels_lab.lessons.questions.asker import Asker
from citadels_lab.lessons.questions.base import Given, Item, Question, Remark, Verdict, not_yet, said
from citadels_lab.rules.kernel.decision import Option
from citadels_lab.scenarios.matching import differences
from citadels_lab.words import joined

WANTED = ("legal", "refused")


@dataclass(frozen=True, slots=True)
class Choose(Question):
    """One item is right."""

    kind: ClassVar[str] = "choose"

    items: tuple[Item, ...]

    @classmethod
    def read(cls, asker: Asker) -> "Choose":
        """Read the question; exactly one item must be right."""
        items = tuple(_items(asker))
        n = sum(item.right for item in items)
        if n != 1:
            raise asker.wrong("not-one", n=n)
        return cls(items=items, **asker.common())

    def judge(self, given: Given) -> Verdict:
        """Judge the one key that is given."""
        chosen = [item for item in self.items if item.key in given]
        if len(chosen) != 1:
            return not_yet("choose-one")
        return Verdict(chosen[0].right, tuple(_wrong(chosen)))

    def answer(self, language: str) -> str:
        """Return the right items in words."""
        return joined([item.label(language) for item in self.items if item.right], language)

    @property
    def solution(self) -> tuple[str, ...]:
        """The keys of the right items."""
        return tuple(item.key for item in self.items if item.right)


@dataclass(frozen=True, slots=True)
class Tick(Choose):
    """Any number of items is right, at least one."""

    kind: ClassVar[str] = "tick"

    @classmethod
    def read(cls, asker: Asker) -> "Tick":
        """Read the question; at least one item must be right."""
        items = tuple(_items(asker))
        if not any(item.right for item in items):
            raise asker.wrong("none-right")
        return cls(items=items, **asker.common())

    def judge(self, given: Given) -> Verdict:
        """Judge the keys that are given: which do not belong, and how many are missing."""
        if not given:
            return not_yet("tick-some")
        chosen = [item for item in self.items if item.key in given]
        missing = sum(item.right for item in self.items) - sum(item.right for item in chosen)
        remarks = list(_wrong(chosen))
        if missing:
            remarks.append(said("missing", n=missing))
        return Verdict(not remarks, tuple(remarks))


def _wrong(chosen: list[Item]) -> Iterator[Remark]:
    for item in chosen:
        if not item.right:
            yield item.remark or said("wrong-item", item=item.label)


def _items(asker: Asker) -> Iterator[Item]:
    """Give the items of a question, in one of the four ways in which a file may list them."""
    asker.known("actions", "wanted", "claim", "fact", "items", "sees", "why")
    way = asker.one_of("actions", "claim", "fact", "why")
    yield from {"actions": _actions, "claim": _claims, "fact": _values, "why": _reasons}[way](asker)


def _actions(asker: Asker) -> Iterator[Item]:
    """Answers that can or cannot be given now; the refusal's own reason is the remark."""
    wanted = asker.source.word(asker.data.get("wanted", "legal"), WANTED, "key", *asker.place, "wanted")
    for text in asker.texts("actions"):
        option = asker.option(text, "actions")
        right = option.legal == (wanted == "legal")
        yield Item(text, _label(asker, option), right, None if right else _why(asker, option))


def _label(asker: Asker, option: Option) -> Any:
    return lambda language: option.text(asker.spoken(language))


def _why(asker: Asker, option: Option) -> Remark:
    reason = option.reason
    if reason is None:
        return said("is-legal", item=_label(asker, option))
    return asker.remark(reason)


def _claims(asker: Asker) -> Iterator[Item]:
    """Sentences, each with the facts that hold if it is true. The engine says whether they do."""
    for number, claim in asker.tables("claim"):
        place = ("claim", number)
        asker.source.known(claim, ("text", "holds", "sees", "follows", "rule"), *asker.place, *place)
        texts = asker.words("text", claim, *place)
        right = _holds(asker, claim, place)
        follows = asker.source.words(claim.get("follows"), *asker.place, *place, "follows")
        remark = Remark(follows.__getitem__, str(claim.get("rule", ""))) if follows and not right else None
        yield Item(str(number), texts.__getitem__, right, remark)


def _holds(asker: Asker, claim: Mapping[str, Any], place: tuple[str | int, ...]) -> bool:
    if "holds" not in claim:
        raise asker.source.error("missing", *asker.place, *place, key="holds")
    wanted = asker.source.table(claim["holds"], *asker.place, *place, "holds")
    view = Asker(asker.source, (*asker.place, *place), claim, asker.played)
    facts = asker.played.facts(view.sees())
    asker.source.known_facts(wanted, facts, *asker.place, *place, "holds")
    return not any(True for _ in differences(wanted, facts))


def _values(asker: Asker) -> Iterator[Item]:
    """Values of a fact: right is the one that it is, or, where the fact is a list, each that is in it."""
    found = asker.fact("fact")
    for value in asker.texts("items"):
        right = value in found if has_list(found) else same(value, found)
        yield Item(value, asker.label(value), right)


def _reasons(asker: Asker) -> Iterator[Item]:
    """Rules, one of which refuses an answer now."""
    option = asker.option(asker.source.text(asker.data["why"], *asker.place, "why"), "why")
    if option.reason is None:
        raise asker.wrong("is-legal", "why", given=str(asker.data["why"]))
    for rule in asker.texts("items"):
        yield Item(rule, asker.label(rule), rule == option.reason.rule, Remark(asker.rule_text(rule), rule))
