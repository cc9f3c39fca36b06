"""Positions: a game as a value that can be held, answered, kept and compared. Answering gives a new one."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic

from .action import Action, illegal, parse
from .decision import Decision
from .errors import LabError
from .event import Event
from .table import BANK, GameEnds, PausingTable, Pending, S
from .variant import BOX, Facts, Score, Variant


@dataclass(frozen=True)
class Midway(Generic[S]):
    """A game taken up between two steps: the table as ``seat`` imagines it, and what it was told before.

    ``known`` is what whoever imagined it wants to remember of that; the kernel never looks at it.
    """

    state: S
    past: tuple[Event, ...]
    seat: str
    known: Any = field(default=None, compare=False)


@dataclass(frozen=True)
class Start(Generic[S]):
    """How a game began: a variant, and a seed with set-up options, the facts of a written position, or a ``midway``."""

    variant: Variant[S]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    facts: Facts | None = None
    midway: Midway[S] | None = None

    def state(self) -> S:
        """Return the state before the first step."""
        if self.midway is not None:
            return self.midway.state.copy()
        if self.facts is not None:
            return self.variant.from_facts(self.facts)
        return self.variant.set_up(self.options, self.seed)

    def same_as(self, other: "Start[Any]") -> bool:
        """Whether the two games began alike."""
        mine = (self.variant.name, dict(self.options), self.seed, self.facts, self.midway)
        return mine == (other.variant.name, dict(other.options), other.seed, other.facts, other.midway)


class Position(Generic[S]):
    """A position of a game, waiting for an answer or over. It never changes.

    Two positions are equal when the games began alike and the same answers were given.
    """

    __slots__ = ("_answers", "_base", "_now", "_past", "_present", "actions", "decision", "start")

    def __init__(
        self,
        start: Start[S],
        actions: tuple[Action, ...],
        base: S,
        answers: tuple[Action, ...],
        now: S,
        decision: Decision | None,
        past: tuple[Event, ...] | None,
        present: tuple[Event, ...] = (),
    ) -> None:
        self.start = start
        self.actions = actions
        self.decision = decision
        self._base = base
        self._answers = answers
        self._now = now
        self._past = past
        self._present = present

    @property
    def variant(self) -> str:
        """The variant's name, such as ``"duel"``."""
        return self.start.variant.name

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in their order round the table."""
        return self.start.variant.seats(self._now)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._now.over

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened since the game began, secrets included (see ``observe`` for a seat's view)."""
        if self._past is None:  # a playout told nothing: play the same answers again, aloud
            self._past = replay(self.start, self.actions).events
        return self._past + self._present

    def answer(self, action: Action | Sequence[str | int] | str) -> "Position[S]":
        """Return the position after the asked player's answer.

        The action may be an option's ``action``, the same as a list, or its text (``"build noble-3 c5"``).
        Raises IllegalAction with the reason when the rules do not allow it, and LabError when the game is over.
        """
        given = parse(action)
        decision = self.decision
        if decision is None:
            raise LabError("game-is-over")
        if given not in decision.legal:
            option = decision.find(given)
            raise illegal(given, decision.legal, option.reason if option else None)
        past = self._past if self._past is not None else self.events
        return _run(self.start, (*self.actions, given), self._base, (*self._answers, given), past)

    def scores(self) -> dict[str, Score]:
        """Return each seat's points, total and parts, as they would be if the game ended now."""
        return self.start.variant.scores(self._now)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won: one seat, several who share the victory, or none while the game goes on."""
        return self.start.variant.ranking(self._now)[0] if self.over else ()

    @property
    def winner(self) -> str | None:
        """Who has won; None while the game goes on or when the victory is shared."""
        winners = self.winners
        return winners[0] if len(winners) == 1 else None

    def accounts(self) -> dict[str, int]:
        """Return the coins of every account, ``"bank"`` first; together they are all the coins of the game."""
        gold = self._now.gold
        return {BANK: gold[BANK], **{name: coins for name, coins in gold.items() if name != BANK}}

    def facts(self) -> Facts:
        """Return the whole position as plain data, secrets included."""
        return self.start.variant.facts(self._now, {*self.seats, BOX})

    def record(self) -> str:
        """Return the game so far as a small text that ``load`` reads back. It holds the secrets of the game."""
        from .record import write

        return write(self)

    def _repr_html_(self) -> str:
        """Return a deterministic picture of the table with its text twin, as the asked player may see it."""
        from citadels_lab.pictures import html

        from .observation import observe

        return html(observe(self, self.decision.seat if self.decision else None))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.actions == other.actions and self.start.same_as(other.start)

    def __hash__(self) -> int:
        return hash((self.variant, self.start.seed, self.actions))

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.start, self.actions)

    def __repr__(self) -> str:
        asked = self.decision.seat + " to answer " + self.decision.prompt if self.decision else "over"
        return f"<Position {self.variant}, {len(self.actions)} answers, {asked}>"


def begin(start: Start[S]) -> Position[S]:
    """Return the first position of a game: the one with its first question."""
    state = start.state()
    own = start if start.facts is None else replace(start, facts=json.loads(json.dumps(start.facts)))
    return _run(own, (), state, (), start.midway.past if start.midway else ())


def replay(start: Start[S], actions: Sequence[Action]) -> Position[S]:
    """Return the position reached from a start by these answers; raise IllegalAction at the first illegal one."""
    position = begin(start)
    for action in actions:
        position = position.answer(action)
    return position


def _run(
    start: Start[S], actions: tuple[Action, ...], base: S, answers: tuple[Action, ...], past: tuple[Event, ...]
) -> Position[S]:
    """Play steps until a question has no answer yet or the game is over."""
    variant = start.variant
    while not base.over:
        table = PausingTable(base.copy(), variant.verbs, answers)
        try:
            variant.step(table)
        except Pending as pending:
            return Position(start, actions, base, answers, table.state, pending.decision, past, tuple(table.events))
        except GameEnds:
            pass
        base, answers, past = table.state, (), past + tuple(table.events)
    return Position(start, actions, base, (), base, None, past)


def inside(position: Position[S]) -> tuple[S, tuple[Action, ...]]:
    """Return a private copy of the state at the start of the step, and the answers given since (for playouts)."""
    return position._base.copy(), position._answers
