"""Put things in order: who is called, who plays, what happens first. The engine plays it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from citadels_lab.lessons.facts import has_list
from citadels_lab.lessons.questions.asker import Asker
from citadels_lab.lessons.questions.base import Given, Item, Question, Verdict, Words, not_yet, said

CALLS, TURNS, POINTS = "calls", "turns", "points"
CALLED = ("shown", "no-answer", "played", "skipped", "silenced")
"""What the events of a call are named: somebody answers or nobody does, in the card games; in Duel also: murdered."""


@dataclass(frozen=True, slots=True)
class Order(Question):
    """Items, as a file lists them, and their right order."""

    kind: ClassVar[str] = "order"

    items: tuple[Item, ...]
    order: tuple[str, ...]

    @classmethod
    def read(cls, asker: Asker) -> "Order":
        """Read the question; every item must have its place in what the engine plays."""
        asker.known("by", "items", "event", "fact", "sees")
        way = asker.one_of("by", "event", "fact")
        pairs = list(_events(asker) if way == "event" else _ranked(asker, way))
        items = tuple(Item(key, label) for key, label, _ in pairs)
        places = {key: place for key, _, place in pairs}
        if len(set(places.values())) < len(places):
            raise asker.wrong("same-place", way)
        order = tuple(sorted(places, key=lambda key: places[key]))
        if order == tuple(places):
            raise asker.wrong("in-order", way)
        return cls(items=items, order=order, **asker.common())

    def judge(self, given: Given) -> Verdict:
        """Judge an order: the first place that is not right is named."""
        if sorted(given) != sorted(self.order):
            return not_yet("order-all")
        wrong = next((at for at, pair in enumerate(zip(given, self.order, strict=True)) if pair[0] != pair[1]), None)
        if wrong is None:
            return Verdict(True)
        return Verdict(False, (said("wrong-place", at=wrong + 1, item=self._label(given[wrong])),))

    def answer(self, language: str) -> str:
        """Return the right order in words."""
        return " → ".join(self._label(key)(language) for key in self.order)

    @property
    def solution(self) -> tuple[str, ...]:
        """The keys in their right order."""
        return self.order

    def _label(self, key: str) -> Words:
        return next(item.label for item in self.items if item.key == key)


def _ranked(asker: Asker, way: str) -> Iterator[tuple[str, Words, int]]:
    """Give each item with its place in a list that the engine makes."""
    listed = _listed(asker, way)
    for value in asker.texts("items"):
        if value not in listed:
            raise asker.wrong("not-in-order", "items", given=value, listed=", ".join(map(str, listed)) or "-")
        yield value, asker.label(value), listed.index(value)


def _listed(asker: Asker, way: str) -> list[str]:
    if way == "fact":
        found = asker.fact("fact")
        if not has_list(found):
            raise asker.wrong("no-list", "fact", given=str(asker.data["fact"]))
        return list(found)
    by = asker.source.word(asker.data["by"], (CALLS, TURNS, POINTS), "key", *asker.place, "by")
    if by == CALLS:
        return [str(event.args["character"]) for event in asker.played.events if event.what in CALLED]
    if by == TURNS:
        return list(dict.fromkeys(asker.played.asked()))
    scores = asker.played.after.scores()
    if len({score.total for score in scores.values()}) < len(scores):
        raise asker.wrong("same-place", "by")
    return sorted(scores, key=lambda seat: -scores[seat].total)


def _events(asker: Asker) -> Iterator[tuple[str, Words, int]]:
    """Give each sentence with the place of the first event that it is about."""
    events = asker.played.events
    for number, wanted in asker.tables("event"):
        place = ("event", number)
        asker.source.known(wanted, ("text", "rule", "what", "seat"), *asker.place, *place)
        texts = asker.words("text", wanted, *place)
        at = next(
            (
                at
                for at, event in enumerate(events)
                if wanted.get("rule", event.rule) == event.rule
                and wanted.get("what", event.what) == event.what
                and wanted.get("seat", event.args.get("seat")) == event.args.get("seat")
            ),
            None,
        )
        if at is None:
            heard = ", ".join(dict.fromkeys(f"{event.what} ({event.rule})" for event in events))
            raise asker.wrong("no-event", *place, listed=heard[:300] or "-")
        yield str(number), texts.__getitem__, at
