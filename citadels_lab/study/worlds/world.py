"""A world as a seat may imagine it: what it has seen stays, everything else is dealt anew."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from citadels_lab.rules.duel.state import State as DuelState
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.decision import About, Refusals, nothing_about, nothing_refused
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.event import Event
from citadels_lab.rules.kernel.position import Midway, Position, Start, inside
from citadels_lab.rules.kernel.table import PausingTable, Pending

from .cards import CardSight, known_at
from .duel import DuelSight

TRIES: Final = 1000
"""So many draws may turn out not to agree with the step that is under way before we give up."""


class Sight(Protocol):
    """What a seat has seen of a game, as far as it bears on what it has not seen."""

    known: Any
    """What is worth remembering when the imagined game is imagined anew later."""
    uncounted: str
    """The prompt of a question of which the others do not see how often it was asked ("" for none)."""

    def deal(self, dice: Dice) -> Any:
        """Return the state at the start of the step, with all that the seat has not seen dealt anew."""
        ...

    def secret(self, action: Action, args: dict[str, object]) -> bool:
        """Whether the seat cannot see an answer of another seat to a question with these ``args``."""
        ...

    def unheard(self, action: Action) -> bool:
        """Whether the seat does not even notice that this answer was given."""
        ...


class Disagrees(Exception):
    """The drawn world cannot go the way that the seat has seen the game go."""


def imagine(position: Position[Any], seat: str, dice: Dice) -> Position[Any]:
    """Return a complete position that agrees with all that ``seat`` has seen, the rest dealt anew by ``dice``.

    See ``World``, which is made once and draws many. Raises LabError for an unknown seat.
    """
    return World(position, seat).sample(dice)


class World:
    """What a seat knows of a position, ready to draw the positions that agree with it.

    It never depends on what the seat cannot know: positions that look alike to the seat give, for equal dice, positions
    that are the same in everything. Raises LabError for an unknown seat.
    """

    def __init__(self, position: Position[Any], seat: str) -> None:
        if seat not in position.seats:
            raise LabError("no-such-seat", given=shown(seat), seats=", ".join(position.seats))
        self.seat = seat
        self.decision = position.decision
        base, self.answers = inside(position)
        told = seen_by(position, seat)
        now = len(told) - sum(event.seen_from(seat) is not None for event in position._look().present)
        self._past = told[:now]
        self.sight: Sight
        if isinstance(base, DuelState):
            self.sight = DuelSight(base, position._look().now, seat)
        else:
            known = known_at(base, position.start, seat, self._past)
            self.sight = CardSight(
                base, position._look().now, seat, self._past, told[now:], self.answers, self.decision, known
            )  # fmt: skip
        self._scores = position.scores() if position.over else None  # cards shown at the end count, the others do not
        self._start = Start(position.start.variant, position.start.options)

    def sample(self, dice: Dice) -> Position[Any]:
        """Return a position that agrees; equal dice give the same one."""
        for _ in range(TRIES):
            base = self.sight.deal(dice)
            try:
                return self._played(base, dice)
            except Disagrees:
                continue
        raise RuntimeError(f"no world agrees with what {self.seat} has seen of {self.decision!r}")

    def _played(self, base: Any, dice: Dice) -> Position[Any]:
        """Play the step that is under way up to the pending question."""
        midway = Midway(base, self._past, self.seat, self.sight.known)
        start = Start(self._start.variant, self._start.options, midway=midway)
        decision = self.decision
        if decision is None:
            if start.variant.scores(base) != self._scores:
                raise Disagrees
            return Position(start, (), base, (), self._past)
        table = Retold(base.copy(), start.variant.verbs, self, dice)
        try:
            start.variant.step(table)
        except Pending as pending:
            asked = pending.decision
            if (asked.seat, asked.prompt) != (decision.seat, decision.prompt):
                raise Disagrees from None
            if asked.seat == self.seat and asked.legal != decision.legal:
                raise Disagrees from None
            answers = tuple(table.given)
            return Position(start, answers, base, answers, self._past)
        raise Disagrees


class Retold(PausingTable[Any]):
    """The table on which the answers of a step are given again: those that the seat cannot see are chosen anew."""

    __slots__ = ("_decision", "_dice", "_left", "_seat", "_sight", "given")

    def __init__(self, state: Any, verbs: Verbs, world: World, dice: Dice) -> None:
        super().__init__(state, verbs, ())
        self._seat, self._sight, self._decision = world.seat, world.sight, world.decision
        self._left = [action for action in reversed(world.answers) if not self._sight.unheard(action)]
        self._dice = dice
        self.given: list[Action] = []

    def ask(
        self,
        seat: str,
        prompt: str,
        legal: Sequence[Action],
        /,
        refused: Refusals = nothing_refused,
        about: About = nothing_about,
        of: tuple[object, ...] = (),
        **args: object,
    ) -> Action:
        """Return the answer that was given, or one like it that cannot be told from it, or raise Pending."""
        if self._sight.uncounted == prompt and seat != self._seat:
            asked = self._decision
            if not self._left and asked and (asked.seat, asked.prompt) == (seat, prompt):
                return super().ask(seat, prompt, legal, refused, about, of, **args)
            answer = self._dice.choice(legal)
        elif not self._left:
            return super().ask(seat, prompt, legal, refused, about, of, **args)
        else:
            answer = self._like(self._left.pop(), seat, legal, args)
        self.given.append(answer)
        return answer

    def _like(self, answer: Action, seat: str, legal: Sequence[Action], args: dict[str, object]) -> Action:
        """Return an answer that the seat cannot tell from the one that was given."""
        if seat == self._seat or not self._sight.secret(answer, args):
            if answer not in legal:
                raise Disagrees
            return answer
        alike = [action for action in legal if action[0] == answer[0] and len(action) == len(answer)]
        if not alike:
            raise Disagrees
        return self._dice.choice(alike)


def seen_by(position: Position[Any], seat: str) -> tuple[Event, ...]:
    """Return the seat's log."""
    seen = (event.seen_from(seat) for event in position.events)
    return tuple(event for event in seen if event is not None)
