"""Where the walks of an ending begin: every world that agrees with what a seat has seen, brought to the question."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from citadels_lab.rules.duel.state import OTHER, State
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.decision import Decision
from citadels_lab.rules.kernel.position import Position, inside
from citadels_lab.study.worlds.duel import SECRET
from citadels_lab.study.worlds.every import every_deal

from .fork import Fork, follow

Path: TypeAlias = tuple[Action, ...]
Cards: TypeAlias = tuple[tuple[str, ...], ...]
"""What the other holds: the characters of its hand, or those it was dealt and has not chosen from, and its stand."""


class Here(NamedTuple):
    """A world, as far as it matters: how likely it is, what the other holds in it, and the way to the question."""

    chance: float
    cards: Cards
    state: State
    path: Path


def worlds_here(position: Position[Any], seat: str) -> list[Here]:
    """Return every world that agrees with what the seat has seen, with how likely it is; together they are certain.

    An answer of the unfinished step that the seat cannot see counts as any like it, each equally likely: so do the
    worlds that ``World.sample`` draws.
    """
    _, answers = inside(position)
    assert position.decision is not None
    found: dict[tuple[Cards, Path], tuple[float, State]] = {}
    for state in every_deal(position, seat):
        theirs = state.players[OTHER[seat]]
        cards = (theirs.dealt if state.next == "pass" else theirs.hand, theirs.stand)
        for chance, path in _ways(state, answers, seat, position.decision):
            before, first = found.get((cards, path), (0.0, state))
            found[cards, path] = before + chance, first
    total = sum(chance for chance, _ in found.values())
    return [Here(chance / total, cards, state, path) for (cards, path), (chance, state) in found.items()]


def _ways(
    state: State, answers: Sequence[Action], seat: str, asked: Decision, path: Path = (), chance: float = 1.0
) -> Iterator[tuple[float, Path]]:
    """Give the paths from the start of the step to the question, none where the world cannot have gone there."""
    try:
        follow(state, path)
    except Fork as fork:
        if len(path) == len(answers):
            if (fork.seat, fork.prompt) == (asked.seat, asked.prompt) and _alike(fork, asked, seat):
                yield chance, path
            return
        answer = answers[len(path)]
        hidden = fork.seat != seat and answer[0] in SECRET
        ways = [way for way in fork.legal if way[0] == answer[0]] if hidden else [answer] * (answer in fork.legal)
        for way in ways:
            yield from _ways(state, answers, seat, asked, (*path, way), chance / len(ways))


def _alike(fork: Fork, asked: Decision, seat: str) -> bool:
    return fork.seat != seat or tuple(fork.legal) == asked.legal
