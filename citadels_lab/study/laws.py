"""Laws that every game of every variant keeps, whoever plays: what the arena watches over."""

from typing import Any

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position


class BrokenLaw(Exception):
    """A law does not hold in a game. ``law`` names its sentence under ``arena.law``; ``position`` shows it."""

    def __init__(self, law: str, position: Position[Any], **args: object) -> None:
        super().__init__(law)
        self.law = law
        self.position = position
        self.args_given = args


def check(position: Position[Any], coins: int) -> None:
    """Check one position of a game that began with ``coins`` coins; raise BrokenLaw when something is amiss."""
    accounts = position.accounts()
    below = {name: n for name, n in accounts.items() if n < 0}
    if below:
        raise BrokenLaw("negative", position, account=next(iter(below)), n=min(below.values()))
    if sum(accounts.values()) != coins:
        raise BrokenLaw("coins", position, n=sum(accounts.values()), right=coins)
    if not position.over and not (position.decision and position.decision.legal):
        raise BrokenLaw("stuck", position)
    for seat, score in position.scores().items():
        if sum(score.parts.values()) != score.total:
            raise BrokenLaw("scores", position, seat=seat, n=score.total, right=sum(score.parts.values()))


def check_end(end: Position[Any], coins: int) -> None:
    """Check the end of a playout: that it is one, that somebody has won, and the laws of every position."""
    if not end.over:
        raise BrokenLaw("unfinished", end)
    if not end.winners:
        raise BrokenLaw("no-winner", end)
    check(end, coins)


def check_every_step(first: Position[Any], end: Position[Any]) -> None:
    """Play the answers of a playout again, one by one as people do, and check every position on the way.

    The two ways to play must agree: each answer legal, and the same end.
    """
    coins = sum(first.accounts().values())
    position = first
    check(position, coins)
    for action in end.actions[len(first.actions) :]:
        position = _next(position, action)
        check(position, coins)
    if position.facts() != end.facts() or position.accounts() != end.accounts():
        raise BrokenLaw("drivers", position)


def _next(position: Position[Any], action: Action) -> Position[Any]:
    try:
        return position.answer(action)
    except LabError as error:
        raise BrokenLaw("illegal", position, why=error) from error
