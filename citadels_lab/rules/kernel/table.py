"""The table: the only way in which a rule changes the world or asks a player.

Two drivers share one rule text. ``PausingTable`` stops at the first question that has no answer yet, so that a person
can be asked; the step is run again from its start when the answer comes. ``StraightTable`` asks a bot at once.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, Protocol, Self, TypeAlias, TypeVar

from . import chance
from .action import Action, Verbs
from .chance import Dice
from .decision import About, Decision, Refusals, nothing_about, nothing_refused
from .event import Event


class State(Protocol):
    """What the kernel needs to know of a game's state."""

    chance: int
    gold: dict[str, int]
    over: bool

    def copy(self) -> Self:
        """Return a copy that can be changed without touching this one."""
        ...


S = TypeVar("S", bound=State)
T = TypeVar("T")

Chooser: TypeAlias = Callable[[str, str, Sequence[Action]], Action]
"""Asked with a seat, a prompt and the legal actions; returns one of them."""

BANK = "bank"


class Pending(BaseException):
    """A step needs an answer that nobody has given yet. Not an error, so no rule can catch it by accident."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision)
        self.decision = decision


class GameEnds(BaseException):
    """The game has just ended, in the middle of whatever was being done."""


class Table(Generic[S]):
    """A state in play. Rules read ``table.state`` and act through the verbs below."""

    __slots__ = ("aloud", "state", "verbs")

    def __init__(self, state: S, verbs: Verbs, aloud: bool = True) -> None:
        self.state = state
        self.verbs = verbs
        self.aloud = aloud
        """Whether anybody hears what is said; asked only where the most is said."""

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
        """Ask a player and return the answer, one of ``legal``.

        ``refused`` and ``about`` are called only when a person looks at the options, with what is in ``of`` as their
        first arguments. Raises Pending when there is no answer yet.
        """
        raise NotImplementedError

    def say(
        self,
        what: str,
        rule: str,
        *,
        seen_by: tuple[str, ...] | None = None,
        secret: tuple[str, ...] = (),
        **args: object,
    ) -> None:
        """Tell what has just happened, with the rule that made it happen."""

    def choose(self, seat: str, prompt: str, legal: Sequence[Action], n: int | None = None) -> Action:
        """Ask, in less time: where nothing that only people need is at hand, but for how many are asked for."""
        return self.ask(seat, prompt, legal) if n is None else self.ask(seat, prompt, legal, n=n)

    def pay(self, source: str, target: str, n: int, rule: str) -> int:
        """Move ``n`` coins from one account to another and return ``n``. The only way a coin moves.

        Raises RuntimeError when the source has fewer: a rule must check, or take ``up_to``.
        """
        if n:
            gold = self.state.gold
            if n < 0 or gold[source] < n:
                raise RuntimeError(f"{source} cannot pay {n} to {target}: it holds {gold[source]} ({rule})")
            gold[source] -= n
            gold[target] += n
            self.say("gold", rule, source=source, target=target, n=n)
        return n

    def pay_up_to(self, source: str, target: str, n: int, rule: str) -> int:
        """Move ``n`` coins, or as many as the source has, and return how many moved."""
        return self.pay(source, target, min(n, self.state.gold[source]), rule)

    def gain(self, target: str, n: int, rule: str) -> int:
        """Take coins from the bank, as many as it has, and return how many moved."""
        return self.pay(BANK, target, min(n, self.state.gold[BANK]), rule)

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in a random order, by the chance inside the state."""
        mixed, self.state.chance = chance.shuffle(self.state.chance, items)
        return mixed

    def roll(self, sides: int) -> int:
        """Return a number from 0 to ``sides - 1``, by the chance inside the state."""
        number, self.state.chance = chance.roll(self.state.chance, sides)
        return number

    def end(self, rule: str) -> None:
        """End the game at once, whatever was being done."""
        self.state.over = True
        self.say("game-ended", rule)
        raise GameEnds


class PausingTable(Table[S]):
    """The table for people: answers given so far are replayed, the next question pauses the step."""

    __slots__ = ("_answers", "_next", "events")

    def __init__(self, state: S, verbs: Verbs, answers: Sequence[Action]) -> None:
        super().__init__(state, verbs)
        self._answers = answers
        self._next = 0
        self.events: list[Event] = []

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
        """Return the recorded answer, or raise Pending with the decision."""
        if self._next < len(self._answers):
            self._next += 1
            return self._answers[self._next - 1]
        raise Pending(Decision(seat, prompt, legal, self.verbs, partial(refused, *of), partial(about, *of), args))

    def say(
        self,
        what: str,
        rule: str,
        *,
        seen_by: tuple[str, ...] | None = None,
        secret: tuple[str, ...] = (),
        **args: object,
    ) -> None:
        """Keep the event."""
        self.events.append(Event(what, rule, args, seen_by, secret))


class StraightTable(Table[S]):
    """The table for playouts: a bot answers at once; nothing is told, no reason is built.

    ``ask`` and ``say`` take what only people need as it comes: to match it by name would cost more than all the rest.
    """

    __slots__ = ("_choose", "_given", "actions")

    def __init__(self, state: S, verbs: Verbs, given: Sequence[Action], choose: Chooser) -> None:
        super().__init__(state, verbs, aloud=False)
        self._given = list(reversed(given))
        self._choose = choose
        self.actions: list[Action] = []

    def ask(
        self, seat: str, prompt: str, legal: Sequence[Action], /, *for_people: object, **args: object
    ) -> Action:  # fmt: skip
        """Return the answer given before, if any is left, else the chooser's."""
        return self.choose(seat, prompt, legal)

    def choose(self, seat: str, prompt: str, legal: Sequence[Action], n: int | None = None) -> Action:
        """Return the same."""
        action = self._given.pop() if self._given else self._choose(seat, prompt, legal)
        self.actions.append(action)
        return action

    def pay(self, source: str, target: str, n: int, rule: str) -> int:
        """Move the coins as at every table, and tell nobody."""
        gold = self.state.gold
        if n <= 0 or gold[source] < n:
            return Table.pay(self, source, target, n, rule)  # not super(): a cell to look it up costs time at each call
        gold[source] -= n
        gold[target] += n
        return n

    def gain(self, target: str, n: int, rule: str) -> int:
        """Take coins from the bank as at every table, and tell nobody."""
        gold = self.state.gold
        if n > gold[BANK]:
            n = gold[BANK]
        gold[BANK] -= n
        gold[target] += n
        return n

    def say(self, /, *for_people: object, **args: object) -> None:
        """Tell nobody."""


class UniformTable(StraightTable[S]):
    """The table for playouts in which every legal answer is equally likely."""

    __slots__ = ("_numbers",)

    def __init__(self, state: S, verbs: Verbs, given: Sequence[Action], dice: Dice) -> None:
        super().__init__(state, verbs, given, lambda seat, prompt, legal: dice.choice(legal))
        self._numbers = dice.numbers

    def choose(self, seat: str, prompt: str, legal: Sequence[Action], n: int | None = None) -> Action:
        """Return the answer given before, if any is left, else the dice's choice, written out: most time goes here."""
        action = self._given.pop() if self._given else legal[next(self._numbers) * len(legal) >> 64]
        self.actions.append(action)
        return action
