"""A guess as a matrix: my choice against what another player may hold, in numbers and in words."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from citadels_lab.rules.kernel.action import spell
from citadels_lab.words import joined, name, say, spoken

from .answer import DIGITS, VERSION, Answer, Estimate
from .mixing import Solution
from .tally import Column
from .telling import interval, percent, played_by

SCHEMA: Final = "citadels-lab-what-if-matrix"
REST: Final[Column] = ("*",)
"""The column of all that was seen too seldom to have one of its own."""


@dataclass(frozen=True, slots=True)
class Matrix:
    """Win shares of my options (rows) by what another seat holds (columns), each with how many playouts it rests on.

    ``chances`` is how often the seat holds each column's characters in the worlds that agree with what I have seen;
    ``rare`` counts what was seen too seldom to be a column. Together it is the last column, ``REST``, unless even that
    was seen too seldom. ``solution`` is the mixture of the zero-sum game, ``value`` what it wins at least; its interval
    allows for the doubt of all cells at once. ``fixed`` is the row that, always played, would win most at least
    (``fixed_value``); ``reply`` the row that wins most on average over all worlds, those without a column included, and
    ``reply_close`` the others that cannot be told apart from it.
    ``alike`` are rows whose games ended alike in every world. ``answer`` tells what was asked, of whom, and who played
    on.
    """

    answer: Answer
    seat: str
    columns: tuple[Column, ...]
    ns: tuple[int, ...]
    cells: tuple[tuple[Estimate, ...], ...]
    rare: dict[Column, int]
    solution: Solution
    value: Estimate
    fixed: int
    fixed_value: float
    reply: int
    reply_share: float
    reply_close: tuple[int, ...]
    alike: tuple[tuple[int, ...], ...]

    @property
    def chances(self) -> tuple[float, ...]:
        """How often the seat holds what the columns say, 0 to 1."""
        worlds = sum(self.ns) + self.left_out
        return tuple(n / worlds for n in self.ns)

    @property
    def left_out(self) -> int:
        """How many worlds no column shows."""
        return 0 if REST in self.columns else sum(self.rare.values())

    @property
    def mixing_helps(self) -> bool:
        """Whether the mixture wins more, at least, than any fixed choice, by more than the doubt of the numbers."""
        return self.value.value - self.fixed_value > (self.value.high - self.value.low) / 2

    def to_dict(self) -> dict[str, Any]:
        """Return the matrix as JSON-able data."""
        asked = self.answer.to_dict()
        keep = ("variant", "seat", "step", "prompt", "question", "seed", "samples", "bots", "state")
        return {
            "schema": SCHEMA, "version": VERSION, **{key: asked[key] for key in keep}, "against": self.seat,
            "columns": [
                {"holds": list(column), "n": n, "chance": round(chance, DIGITS), "mixture": part}
                for column, n, chance, part in zip(
                    self.columns, self.ns, self.chances, self.solution.columns, strict=True
                )
            ],
            "rows": [
                {"action": spell(row.action), "text": dict(row.text), "mixture": part,
                 "shares": [cell.to_dict() for cell in cells]}
                for row, part, cells in zip(self.answer.rows, self.solution.rows, self.cells, strict=True)
            ],
            "rare": [{"holds": list(column), "n": n} for column, n in self.rare.items()],
            "value": self.value.to_dict(), "mixing_helps": self.mixing_helps,
            "fixed": spell(self.answer.rows[self.fixed].action), "fixed_value": round(self.fixed_value, DIGITS),
            "reply": spell(self.answer.rows[self.reply].action), "reply_share": round(self.reply_share, DIGITS),
            "reply_close": [spell(self.answer.rows[at].action) for at in self.reply_close],
        }  # fmt: skip

    def to_json(self) -> str:
        """Return the matrix as JSON text: the same bytes for the same question, whoever played it."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=2) + "\n"

    def table(self, language: str = "en") -> list[list[str]]:
        """Return the matrix as a table of words: letters for the columns, a row for each option, how likely each is."""
        none = say("what-if.none", language)
        heads = ["", *map(_letter, range(len(self.columns))), self._say("mix", language)]
        rows = [
            [row.text[language], *(percent(cell.value, language) for cell in cells), _part(part, language)]
            for row, cells, part in zip(self.answer.rows, self.cells, self.solution.rows, strict=True)
        ]
        return [
            heads, *rows,
            [say("what-if.n", language), *map(str, self.ns), none],
            [self._say("chance", language), *(percent(chance, language) for chance in self.chances), none],
            [self._say("their-mix", language), *(_part(part, language) for part in self.solution.columns), none],
        ]  # fmt: skip

    def text(self, language: str = "en") -> str:
        """Explain the mixture for somebody who has never heard of one."""
        rows = self.answer.rows
        if len(rows) == 1:
            said = [say("what-if.one-option", language, best=rows[0].text[language])]
        else:
            said = [*self._mixture(language), self._reply(language)]
        for group in self.alike:
            options = joined([rows[at].text[language] for at in group], language)
            said.append(self._say("alike", language, options=options))
        if self.left_out:
            rare = joined([self.holds(column, language) for column in self.rare], language)
            said.append(self._say("rare", language, columns=rare, n=self.left_out, worlds=sum(self.ns) + self.left_out))
        return " ".join([*said, played_by(self.answer, language), say("what-if.matrix.caution", language)])

    def _reply(self, language: str) -> str:
        """Say what wins most on average, and whether that can be told."""
        option, share = self.answer.rows[self.reply].text[language], percent(self.reply_share, language)
        if not self.reply_close:
            return self._say("reply", language, option=option, value=share)
        return self._say("reply-unsure", language, option=option, value=share, n=len(self.reply_close))

    def _mixture(self, language: str) -> Iterator[str]:
        """Say how to mix, or which row loses least where it is worst."""
        rows, solution = self.answer.rows, self.solution
        fixed, least = rows[self.fixed].text[language], percent(self.fixed_value, language)
        value = say(
            "what-if.matrix.value", language, value=percent(self.value.value, language),
            interval=interval(self.value, language),
        )  # fmt: skip
        if max(solution.rows) > 0.999:
            least_of_all = [min(cell.value for cell in cells) for cells in self.cells]
            tied = least_of_all.count(self.fixed_value) > 1
            yield self._say("pure-tied" if tied else "pure", language, option=fixed, value=value)
        else:
            mix = [
                say("what-if.matrix.part", language, option=row.text[language], share=percent(part, language))
                for row, part in zip(rows, solution.rows, strict=True)
                if part > 0
            ]
            mixed = joined(mix, language)
            if self.mixing_helps:
                yield self._say("explained", language, mix=mixed, value=value)
            else:
                yield self._say("no-gain", language, mix=mixed, value=value, option=fixed, least=least)

    def legend(self, language: str = "en") -> list[str]:
        """Return what each column letter of the table stands for."""
        return [
            self._say("column", language, letter=_letter(at), holds=self.holds(column, language))
            for at, column in enumerate(self.columns)
        ]

    def title(self, language: str = "en") -> str:
        """Return the head line."""
        return self._say("title", language)

    def holds(self, column: Column, language: str = "en") -> str:
        """Return the characters of a column in words."""
        if column == REST:
            return self._say("rest", language, n=len(self.rare))
        tongue = spoken(self.answer.variant, language)
        return " + ".join(name("character", character, tongue) for character in column) or say("what-if.none", language)

    def _repr_html_(self) -> str:
        """Return the matrix as a shaded table with its words, deterministic."""
        from .showing import matrix_html

        return matrix_html(self)

    def _say(self, key: str, language: str, **args: object) -> str:
        return say(f"what-if.matrix.{key}", language, **{"seat": self.seat, **args})


def _letter(at: int) -> str:
    """Return A to Z, then AA, AB ..."""
    return (_letter(at // 26 - 1) if at >= 26 else "") + chr(ord("A") + at % 26)


def _part(part: float, language: str) -> str:
    return percent(part, language) if 0 < part < 1 else say("what-if.none" if part == 0 else "what-if.all", language)
