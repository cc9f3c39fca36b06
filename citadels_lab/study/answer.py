"""The answer to a what-if: numbers with how sure they are, as plain data that never changes."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from citadels_lab.rules.kernel.action import Action, spell

from .ends import WIN, Game

if TYPE_CHECKING:
    from .exact import Ending
    from .safe import Safe

SCHEMA: Final = "citadels-lab-what-if"
VERSION: Final = 1
DIGITS: Final = 6
"""Numbers are written with so many digits after the point: the same on every machine."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimated number and its 95 % interval, ``low`` to ``high``."""

    value: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float]:
        """Return the numbers, rounded."""
        return {name: round(getattr(self, name), DIGITS) + 0.0 for name in ("value", "low", "high")}


@dataclass(frozen=True, slots=True)
class Row:
    """One option: what it was played for, and how it compares with the option that looks best.

    ``wins`` are counted in parts of ``WIN``, 840 to a win. ``share`` is the win share, 0 to 1, its value the middle of
    its interval, so never 0 or 1; ``margin`` the expected points above the best other player. ``share_behind`` and
    ``margin_behind`` are the same less those of the best option in the same worlds; their intervals hold for all
    pairs of options at once. ``close``: this option cannot be told apart from the best by its wins; ``margin_close``:
    by its margin. Each number is None where the option was played too seldom to say; the best is not behind itself.
    ``games`` are some of its games, at even steps from the best to the worst.
    """

    action: Action
    text: Mapping[str, str]
    n: int
    wins: int
    share: Estimate | None
    margin: Estimate | None
    share_behind: Estimate | None
    margin_behind: Estimate | None
    close: bool
    margin_close: bool
    games: tuple[Game, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Return the row as JSON-able data."""
        estimates = {
            name: estimate.to_dict() if (estimate := getattr(self, name)) else None
            for name in ("share", "margin", "share_behind", "margin_behind")
        }
        flags = {"close": self.close, "margin_close": self.margin_close}
        return {
            "action": spell(self.action), "text": dict(self.text), "n": self.n, "wins_840": self.wins,
            **estimates, **flags,
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Answer:
    """What playing on came to, for each option of a decision.

    ``step`` is how many answers the game had before it; ``bots`` who played on, by seat; ``samples`` how many playouts
    an option was to get. ``state`` is ``"final"``, ``"provisional"`` while playouts come in, or ``"stopped"`` by a
    person: in the last two the intervals are wider, since they hold however often one looks and whenever one stops.
    ``method`` is ``"flat"`` or ``"halving"``. ``best`` is the row that looks best. ``exact`` is the same worked out at
    the end of a game of Duel, its rows in the same order, and ``safe`` the mixture for a choice that both make at once;
    None where that was not done.
    """

    variant: str
    seat: str
    step: int
    prompt: str
    question: Mapping[str, str]
    seed: int
    samples: int
    bots: Mapping[str, str]
    state: str
    method: str
    rows: tuple[Row, ...]
    best: int
    done: int
    planned: int
    exact: "Ending | None" = None
    safe: "Safe | None" = None

    @property
    def group(self) -> tuple[Action, ...]:
        """The options too close to call: the one that looks best, and those that cannot be told apart from it."""
        return tuple(row.action for row in self.rows if row.close)

    @property
    def margin_group(self) -> tuple[Action, ...]:
        """The same by margin."""
        return tuple(row.action for row in self.rows if row.margin_close)

    @property
    def set_aside(self) -> tuple[Action, ...]:
        """The options that got fewer playouts than the others because they looked less promising (by halving)."""
        most = max(row.n for row in self.rows)
        return tuple(row.action for row in self.rows if 0 < row.n < most)

    @property
    def decided(self) -> bool:
        """Whether one option wins more often than every other, as far as 95 % can say."""
        return len(self.group) == 1

    @property
    def sure(self) -> bool:
        """Whether it is known what the playouts estimate: it was worked out, for the same players."""
        return self.exact is not None and self.exact.known and self.exact.plays_as(self.bots.values())

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as JSON-able data (docs/what_if.md describes it)."""
        return {
            "schema": SCHEMA, "version": VERSION, "variant": self.variant, "seat": self.seat, "step": self.step,
            "prompt": self.prompt, "question": dict(self.question), "seed": self.seed, "samples": self.samples,
            "bots": dict(self.bots), "state": self.state, "method": self.method, "parts_of_a_win": WIN,
            "playouts": {"done": self.done, "planned": self.planned},
            "options": [row.to_dict() for row in self.rows],
            "best": spell(self.rows[self.best].action),
            "group": [spell(action) for action in self.group],
            "margin_group": [spell(action) for action in self.margin_group],
            "exact": self.exact.to_dict() if self.exact else None, "safe": self.safe.to_dict() if self.safe else None,
        }  # fmt: skip

    def to_json(self) -> str:
        """Return the answer as JSON text: the same bytes for the same question, whoever played it."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=2) + "\n"

    def text(self, language: str = "en") -> str:
        """Return the answer in a few sentences."""
        from .telling import sentences

        return " ".join(sentences(self, language))

    def table(self, language: str = "en") -> list[list[str]]:
        """Return the answer as a table of words: the heads, then a row for each option, the best first."""
        from .telling import table

        return table(self, language)

    def __repr__(self) -> str:
        asked = f"{self.variant}, {self.seat} after {self.step} answers"
        return f"<Answer {asked}: {len(self.rows)} options, {self.done} playouts, {self.state}>"

    def _repr_html_(self) -> str:
        """Return a deterministic picture of the intervals, with its table and sentences beneath it."""
        from .showing import answer_html

        return answer_html(self)
