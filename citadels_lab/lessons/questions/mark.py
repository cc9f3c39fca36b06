"""Mark squares of the city of Duel: where a tile may lie, which districts are protected. The engine knows."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from citadels_lab.lessons.facts import has_list
from citadels_lab.lessons.questions.asker import Asker
from citadels_lab.lessons.questions.base import Given, Question, Remark, Verdict, not_yet, said
from citadels_lab.rules.kernel.action import spell


@dataclass(frozen=True, slots=True)
class Mark(Question):
    """The cells that one may mark, the right ones among them, and why others are wrong."""

    kind: ClassVar[str] = "mark"

    cells: tuple[str, ...]
    right: frozenset[str]
    remarks: Mapping[str, Remark] = field(repr=False)

    @classmethod
    def read(cls, asker: Asker) -> "Mark":
        """Read the question: the cells where an answer is possible, those of a fact, or the tiles that are so."""
        asker.known("places", "where", "fact", "sees")
        way = asker.one_of("places", "where", "fact")
        room = asker.played.facts().get("room")
        if not room:
            raise asker.wrong("no-board")
        remarks: dict[str, Remark] = {}
        right = frozenset(_found(asker, way, remarks))
        if not right:
            raise asker.wrong("none-right", way)
        return cls(cells=tuple(room), right=right, remarks=remarks, **asker.common())

    def judge(self, given: Given) -> Verdict:
        """Judge the cells that are given."""
        if not given:
            return not_yet("mark-some")
        marked = dict.fromkeys(cell for cell in given if cell in self.cells)
        wrong = [cell for cell in marked if cell not in self.right]
        remarks = [self.remarks.get(cell, said("wrong-item", item=cell)) for cell in wrong[:2]]
        missing = len(self.right - set(marked))
        if missing:
            remarks.append(said("missing", n=missing))
        return Verdict(not remarks, tuple(remarks))

    def answer(self, language: str) -> str:
        """Return the right cells."""
        return ", ".join(self.solution)

    @property
    def solution(self) -> tuple[str, ...]:
        """The right cells, in the order of the board."""
        return tuple(cell for cell in self.cells if cell in self.right)


def _found(asker: Asker, way: str, remarks: dict[str, Remark]) -> Iterator[str]:
    if way == "places":
        yield from _places(asker, remarks)
    elif way == "fact":
        found = asker.fact("fact")
        if not has_list(found):
            raise asker.wrong("no-list", "fact", given=str(asker.data["fact"]))
        yield from found
    else:
        wanted = asker.source.table(asker.data["where"], *asker.place, "where")
        city = asker.played.facts(asker.sees())["city"]
        for key in wanted:
            if not all(key in there for there in city.values()):
                first: Mapping[str, Any] = next(iter(city.values()), {})
                raise asker.wrong("fact", "where", given=key, near=", ".join(first))
        yield from (cell for cell, there in city.items() if all(there[key] == wanted[key] for key in wanted))


def _places(asker: Asker, remarks: dict[str, Remark]) -> Iterator[str]:
    """Give the cells on which an answer such as ``build noble-3`` is possible; collect why not on the others."""
    text = asker.source.text(asker.data["places"], *asker.place, "places")
    start = asker.action(text, "places")
    decision = asker.played.after.decision
    if decision is None:
        raise asker.wrong("over", "places")
    options = [option for option in decision.options if option.action[:-1] == start]
    if not options:
        listed = dict.fromkeys(spell(option.action[:-1]) for option in decision.options if len(option.action) > 2)
        raise asker.wrong("option", "places", given=text, near="; ".join(list(listed)[:3]) or "-")
    for option in options:
        cell, reason = str(option.action[-1]), option.reason
        if reason is None:
            yield cell
        else:
            remarks[cell] = asker.remark(reason)
