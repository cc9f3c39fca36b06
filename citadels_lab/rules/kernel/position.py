"""Positions: a game as a value that can be held, answered, kept and compared. Answering gives a new one."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, NamedTuple

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


class Seen(NamedTuple, Generic[S]):
    """What a position comes to when it is looked at: the ``decision`` that waits, and the table ``now``.

    ``base`` is the table before the step that is under way, ``answers`` those given in it; ``past`` are the events
    before it, ``present`` its own.
    """

    base: S
    answers: tuple[Action, ...]
    now: S
    decision: Decision | None
    past: tuple[Event, ...] | None
    present: tuple[Event, ...]


class Position(Generic[S]):
    """A position of a game, waiting for an answer or over. It never changes.

    Two positions are equal when the games began alike and the same answers were given.
    """

    __slots__ = ("_from", "_seen", "actions", "start")

    def __init__(
        self,
        start: Start[S],
        actions: tuple[Action, ...],
        base: S,
        answers: tuple[Action, ...],
        past: tuple[Event, ...] | None,
    ) -> None:
        """Give the table before a step, the answers given since, and what was told before (None: nothing was)."""
        self.start = start
        self.actions = actions
        self._from = (base, answers, past)
        self._seen: Seen[S] | None = None

    def _look(self) -> "Seen[S]":
        """Play on to the question, once, when it is first looked for: whoever plays to the end never does."""
        if self._seen is None:
            self._seen = _run(self.start, *self._from)
        return self._seen

    @property
    def decision(self) -> Decision | None:
        """The question that waits for an answer; None when the game is over."""
        return self._look().decision

    @property
    def variant(self) -> str:
        """The variant's name, such as ``"duel"``."""
        return self.start.variant.name

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in their order round the table."""
        return self.start.variant.seats(self._from[0])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._look().now.over

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened since the game began, secrets included (see ``observe`` for a seat's view)."""
        seen = self._look()
        if seen.past is not None:
            return seen.past + seen.present
        told = replay(self.start, self.actions).events  # a playout told nothing: play the same answers again, aloud
        self._seen = seen._replace(past=told)
        return told

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
        seen = self._look()
        after = Position(self.start, (*self.actions, given), seen.base, (*seen.answers, given), seen.past)
        after._look()
        return after

    def scores(self) -> dict[str, Score]:
        """Return each seat's points, total and parts, as they would be if the game ended now."""
        return self.start.variant.scores(self._look().now)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won: one seat, several who share the victory, or none while the game goes on."""
        return self.start.variant.ranking(self._look().now)[0] if self.over else ()

    @property
    def winner(self) -> str | None:
        """Who has won; None while the game goes on or when the victory is shared."""
        winners = self.winners
        return winners[0] if len(winners) == 1 else None

    def accounts(self) -> dict[str, int]:
        """Return the coins of every account, ``"bank"`` first; together they are all the coins of the game."""
        gold = self._look().now.gold
        return {BANK: gold[BANK], **{name: coins for name, coins in gold.items() if name != BANK}}

    def facts(self) -> Facts:
        """Return the whole position as plain data, secrets included."""
        return self.start.variant.facts(self._look().now, {*self.seats, BOX})

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
    return Position(own, (), state, (), start.midway.past if start.midway else ())


def replay(start: Start[S], actions: Sequence[Action]) -> Position[S]:
    """Return the position reached from a start by these answers; raise IllegalAction at the first illegal one."""
    position = begin(start)
    for action in actions:
        position = position.answer(action)
    return position


def _run(start: Start[S], base: S, answers: tuple[Action, ...], past: tuple[Event, ...] | None) -> Seen[S]:
    """Play steps until a question has no answer yet or the game is over."""
    variant = start.variant
    while not base.over:
        table = PausingTable(base.copy(), variant.verbs, answers)
        try:
            variant.step(table)
        except Pending as pending:
            return Seen(base, answers, table.state, pending.decision, past, tuple(table.events))
        except GameEnds:
            pass
        base, answers, past = table.state, (), (past or ()) + tuple(table.events)
    return Seen(base, (), base, None, past, ())


def inside(position: Position[S]) -> tuple[S, tuple[Action, ...]]:
    """Return a private copy of the state at the start of the step, and the answers given since (for playouts)."""
    base, answers = (position._seen or position._from)[:2]
    return base.copy(), answers
