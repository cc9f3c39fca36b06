"""Playouts: bots play a position to its end at once, without pauses, events or reasons."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias

from .action import Action, illegal, parse
from .chance import Dice
from .decision import Decision
from .errors import LabError
from .position import Position, inside
from .table import Chooser, GameEnds, S, StraightTable, UniformTable
from .variant import Facts, Variant

Look: TypeAlias = Callable[[], Facts]
"""Called by a bot that wants to see the table: the facts as its seat may know them."""

Imagine: TypeAlias = Callable[[Position[Any], str, Dice], Position[Any]]
"""Makes, of a position and a seat, a complete position that agrees with all that the seat has seen of it."""

LONGEST = 20_000
"""No game takes this many answers; bots that pass for ever are stopped here."""


class Question(NamedTuple):
    """What a bot is asked: the variant it plays, its seat, the prompt and the legal actions."""

    variant: str
    seat: str
    prompt: str
    legal: Sequence[Action]


class Bot(Protocol):
    """A player that answers from what its seat may know."""

    name: str

    def choose(self, question: Question, look: Look, dice: Dice) -> Action:
        """Return one of ``question.legal``. ``look()`` gives the observed facts, ``dice`` the bot's own chance."""
        ...


class GlancingBot(Bot, Protocol):
    """A bot that reads the facts at once and keeps none of them: in playouts they are worked out as it reads them."""

    glances: bool


class UniformBot(Bot, Protocol):
    """A bot that answers by ``dice.choice(question.legal)``: where all do, playouts throw the dice and ask nobody."""

    uniform: bool


class ImaginingBot(Bot, Protocol):
    """A bot that plays on in worlds: what it looks with is an ``Imagination``."""

    wants_worlds: bool


class Imagination:
    """What a bot that ``wants_worlds`` looks with: the facts as its seat may know them, and worlds that agree."""

    def __init__(self, look: Look, world: Callable[[Dice], Position[Any]]) -> None:
        self._look = look
        self.world = world
        """Returns a complete position as the seat may imagine it, drawn by dice; never the true one."""

    def __call__(self) -> Facts:
        """Return the facts."""
        return self._look()


def wants_worlds(bot: Bot) -> bool:
    """Whether a bot plays on in worlds: such a bot takes its time, and is no help inside a playout of its own kind."""
    return bool(getattr(bot, "wants_worlds", False))


def is_uniform(bot: Bot) -> bool:
    """Whether every legal answer of a bot is equally likely: such a bot never looks at the table."""
    return bool(getattr(bot, "uniform", False))


def play_out(
    position: Position[S],
    bots: Mapping[str, Bot],
    seed: int,
    longest: int = LONGEST,
    imagine: Imagine | None = None,
    first: Action | None = None,
) -> Position[S]:
    """Return the end of the game when these bots (one a seat) play on; the same seed gives the same end.

    ``imagine`` makes the worlds of bots that want some. ``first``, one of the legal answers, is given before bots are
    asked: the same as to play on from ``position.answer(first)``, in less time. Whoever plays many lets them lie in one
    chunk of the stack (see stack). Raises LabError when a seat has no bot, a bot lacks worlds, or the game is not over
    after ``longest`` answers, and IllegalAction when a bot's answer is not legal.
    """
    for seat in position.seats:
        if seat not in bots:
            raise LabError("seat-without-bot", seat=seat, bots=", ".join(bots) or "-")
    if any(map(wants_worlds, bots.values())):
        return _aloud(position if first is None else position.answer(first), bots, Dice(seed), longest, imagine)
    variant = position.start.variant
    state, given = inside(position)
    before = position.actions[: len(position.actions) - len(given)]
    if first is not None:
        given = (*given, first)
    table = _table(variant, state, given, bots, Dice(seed))
    with suppress(GameEnds):
        _to_the_end(variant, table, longest)
    return Position(position.start, (*before, *table.actions), state, (), None)


def _table(
    variant: Variant[S], state: S, given: Sequence[Action], bots: Mapping[str, Bot], dice: Dice
) -> StraightTable[S]:
    if all(map(is_uniform, bots.values())):
        return UniformTable(state, variant.verbs, given, dice)
    return StraightTable(state, variant.verbs, given, _chooser(variant, state, bots, dice))


def _aloud(
    position: Position[S], bots: Mapping[str, Bot], dice: Dice, longest: int, imagine: Imagine | None
) -> Position[S]:
    """Play answer by answer, with events: worlds are made of what a seat was told."""
    most = len(position.actions) + longest
    while (decision := position.decision) is not None:
        position = position.answer(_answer(position, decision, bots[decision.seat], dice, imagine))
        if len(position.actions) > most:
            raise LabError("endless-game", n=longest)
    return position


def _to_the_end(variant: Variant[S], table: StraightTable[S], longest: int) -> None:
    step, state, answers = variant.step, table.state, table.actions
    while not state.over:
        step(table)
        if len(answers) > longest:
            raise LabError("endless-game", n=longest)


def _chooser(variant: Variant[S], state: S, bots: Mapping[str, Bot], dice: Dice) -> Chooser:
    """Return what answers for every seat of a playout."""
    name = variant.name
    new = tuple.__new__  # what Question(...) comes to, in half the time
    asks = {seat: (bot.choose, partial(_sight_of(bot, variant), state, (seat,))) for seat, bot in bots.items()}

    def choose(seat: str, prompt: str, legal: Sequence[Action]) -> Action:
        answer, look = asks[seat]
        action = answer(new(Question, (name, seat, prompt, legal)), look, dice)
        if action not in legal:
            raise illegal(parse(action), legal)
        return action

    return choose


def _sight_of(bot: Bot, variant: Variant[S]) -> Callable[[S, tuple[str, ...]], Facts]:
    """Return what the bot looks with."""
    return variant.glance if getattr(bot, "glances", False) else variant.facts


def bot_answer(position: Position[Any], bot: Bot, seed: int, imagine: Imagine | None = None) -> Action:
    """Return what a bot answers to the position's question; the same seed gives the same answer.

    Raises LabError when the game is over, or the bot lacks worlds.
    """
    decision = position.decision
    if decision is None:
        raise LabError("game-is-over")
    return _answer(position, decision, bot, Dice(seed, len(position.actions)), imagine)


def _answer(
    position: Position[Any], decision: Decision, bot: Bot, dice: Dice, imagine: Imagine | None
) -> Action:  # fmt: skip
    from .observation import observe

    def look() -> Facts:
        return observe(position, decision.seat).facts

    question = Question(position.variant, decision.seat, decision.prompt, decision.legal)
    if not wants_worlds(bot):
        return bot.choose(question, look, dice)
    if imagine is None:
        raise LabError("bot-without-worlds", bot=bot.name)
    return bot.choose(question, Imagination(look, partial(imagine, position, decision.seat)), dice)
