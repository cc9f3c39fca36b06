"""A choice that both make at once, at the end of a game of Duel: how to mix the options so that no answer hurts most.

In the draft both choose before either sees what the other chose. Whoever always takes what is best against a random
player can be read; the safe mixture wins its share whatever the other chooses, even an other who knows my cards. It is
the solution of a linear program (G. B. Dantzig, 1951; J. C. Harsanyi, "Games with incomplete information", 1967, for
an other who may hold one thing or another), which SciPy's HiGHS solves.

What is solved is one choice only: after it, everybody goes on at random.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from citadels_lab.rules.duel.state import OTHER
from citadels_lab.rules.kernel.action import Action, spell
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position
from citadels_lab.words import LANGUAGES, joined, say

from .asking import question
from .endings.fork import Fork, follow
from .endings.here import Cards, Here, worlds_here
from .endings.walk import TooLarge, Walk, at_random
from .exact import NODES, check
from .mixing import DIGITS
from .telling import figure

AT_ONCE: Final = ("keep", "discard")
"""The questions that both answer at once."""


@dataclass(frozen=True, slots=True)
class Part:
    """One option: how often the safe mixture takes it, and what it wins at least when it is taken for sure."""

    action: Action
    text: Mapping[str, str]
    often: float
    alone: float


@dataclass(frozen=True, slots=True)
class Safe:
    """The safe mixture of a seat's options, and the win share that it has at least, whatever the other chooses."""

    seat: str
    step: int
    prompt: str
    parts: tuple[Part, ...]
    share: float
    nodes: int

    def to_dict(self) -> dict[str, Any]:
        """Return the mixture as JSON-able data."""
        parts = [
            {"action": spell(part.action), "often": part.often, "alone": round(part.alone, DIGITS)}
            for part in self.parts
        ]
        return {"share": self.share, "nodes": self.nodes, "mixture": parts}

    def text(self, language: str = "en") -> str:
        """Say how to mix, and what for."""
        taken = [
            say("exact.option", language, option=part.text[language], share=self._percent(part.often, language))
            for part in self.parts
            if part.often > 0
        ]
        share = self._percent(self.share, language)
        return say("exact.safe", language, mix=joined(taken, language), share=share, other=OTHER[self.seat])

    def _percent(self, share: float, language: str) -> str:
        return say("exact.share", language, share=figure(100 * share, language))


def safe_choice(position: Position[Any], seat: str | None = None, *, nodes: int = NODES) -> Safe:
    """Return the safe mixture for a choice of the draft, everybody going on at random after it.

    Raises LabError where not both choose at once, and as ``exact`` does.
    """
    task = question(position, seat, None, "random", 0)
    check(position)
    decision = position.decision
    assert decision is not None  # ``question`` has seen to it
    if decision.prompt not in AT_ONCE:
        raise LabError("exact-not-at-once", seat=task.seat)
    here = worlds_here(position, task.seat)
    walk = Walk(task.seat, at_random, nodes)
    columns: list[tuple[Cards, list[float]]] = []
    try:
        for world in here:
            columns += [(world.cards, column) for column in _columns(world, task.options, walk, decision.prompt)]
    except TooLarge:
        raise LabError("exact-too-large", nodes=nodes) from None
    chances: dict[Cards, float] = {}
    for world in here:
        chances[world.cards] = chances.get(world.cards, 0.0) + world.chance
    often, share = mixture(columns, chances)
    found = {option.action: option for option in decision.options}
    parts = [
        Part(action, {lang: found[action].text(lang) for lang in LANGUAGES}, often[at], _alone(columns, chances, at))
        for at, action in enumerate(task.options)
    ]
    return Safe(task.seat, len(position.actions), decision.prompt, tuple(parts), share, walk.nodes)


def _columns(world: Here, options: Sequence[Action], walk: Walk, prompt: str) -> list[list[float]]:
    """Return, for each choice of the other in a world, what each of my options then wins (at least)."""
    paths = [(*world.path, option) for option in options]
    try:
        follow(world.state, paths[0])
    except Fork as fork:
        if fork.prompt == prompt:  # the other is asked after me, and does not know what I said
            return [[walk.along(world.state, (*path, reply))[0] for path in paths] for reply in fork.legal]
    return [[walk.along(world.state, path)[0] for path in paths]]  # the other has chosen already, unseen


def mixture(
    columns: Sequence[tuple[Cards, Sequence[float]]], chances: Mapping[Cards, float]
) -> tuple[tuple[float, ...], float]:
    """Return the mixture of rows that is best when the other, knowing its cards, answers with its best column.

    ``columns`` are what each row wins, with the cards with which the other may choose that column; ``chances`` how
    likely it has which cards.
    """
    from scipy.optimize import linprog  # takes a third of a second to import, and few ask for it

    width, kinds = len(columns[0][1]), list(chances)
    against = []
    for cards, column in columns:
        worst = [0.0] * len(kinds)
        worst[kinds.index(cards)] = 1.0
        against.append([*(-won for won in column), *worst])
    found = linprog(
        [0.0] * width + [-chances[kind] for kind in kinds], A_ub=against, b_ub=[0.0] * len(against),
        A_eq=[[1.0] * width + [0.0] * len(kinds)], b_eq=[1.0],
        bounds=[(0.0, 1.0)] * width + [(None, None)] * len(kinds), method="highs",
    )  # fmt: skip
    if found.x is None:
        raise RuntimeError(f"no mixture was found: {found.message}")
    return tuple(round(float(part), DIGITS) + 0.0 for part in found.x[:width]), round(-float(found.fun), DIGITS) + 0.0


def _alone(columns: Sequence[tuple[Cards, Sequence[float]]], chances: Mapping[Cards, float], at: int) -> float:
    """Return what one option wins at least."""
    least = {kind: min(column[at] for cards, column in columns if cards == kind) for kind in chances}
    return sum(chances[kind] * won for kind, won in least.items())
