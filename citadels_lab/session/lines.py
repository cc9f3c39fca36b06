"""Lines of play: every position from the start of a game, where two lines part, and who may sit at its seats."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from citadels_lab.bots import bots
from citadels_lab.rules.kernel.action import Action, spell
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.position import Position, begin

PERSON = "person"
PUBLIC = "public"

Line: TypeAlias = tuple[Position[Any], ...]
"""Every position of a game from its first."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A line of play: its number, the step after which it leaves the current line, its first own answer, its length."""

    number: int
    fork: int
    action: Action
    length: int


def line_to(position: Position[Any]) -> Line:
    """Return every position from the start of the game to this one."""
    line = [begin(position.start)]
    for action in position.actions:
        line.append(line[-1].answer(action))
    line[-1] = position
    return tuple(line)


def fork(line: Line, other: Line) -> int:
    """Return the last step that two lines of a game share."""
    shared = 0
    for one, two in zip(line, other, strict=False):
        if one.actions[-1:] != two.actions[-1:]:  # all earlier answers are known to be the same
            break
        shared += 1
    return shared - 1


def with_answers(line: Line, first: int, answers: Sequence[str]) -> Line:
    """Return a line with other answers from number ``first`` on (counted from 0); where they agree it stays as it is.

    Raises LabError when one of them is no answer to the question there.
    """
    at = first
    while at - first < len(answers) and at + 1 < len(line) and spell(line[at + 1].actions[-1]) == answers[at - first]:
        at += 1
    new = list(line[: at + 1])
    for answer in answers[at - first :]:
        new.append(new[-1].answer(answer))
    return tuple(new)


def check_players(players: Mapping[str, Any], seats: tuple[str, ...]) -> None:
    """Raise LabError unless a person or a bot plays each seat, and nobody else."""
    for seat in players:
        if seat not in seats:
            raise LabError("no-such-seat", given=shown(seat), seats=", ".join(seats))
    for seat in seats:
        given = players.get(seat)
        if given not in (PERSON, *bots()) and not hasattr(given, "choose"):
            key = "seat-without-player" if given is None else "no-such-player"
            raise LabError(key, seat=seat, given=repr(given)[:60], names=", ".join((PERSON, *bots())))


def people_of(players: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the seats that persons play."""
    return tuple(seat for seat, who in players.items() if isinstance(who, str) and who == PERSON)


def person_has_answered(line: Line, players: Mapping[str, Any]) -> bool:
    """Whether a person has answered on a line: until then there is nothing of anybody's in the game."""
    people = people_of(players)
    return any(position.decision is not None and position.decision.seat in people for position in line[:-1])


def name_of(player: Any) -> str:
    """Return the name of a bot, or of its kind."""
    return str(player if isinstance(player, str) else getattr(player, "name", type(player).__name__))
