"""What a what-if can be asked: a decision, its options, who plays on, and how often; what cannot be is told."""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from citadels_lab.bots import bot
from citadels_lab.rules.kernel.action import Action, illegal, parse
from citadels_lab.rules.kernel.decision import Decision
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.playout import wants_worlds
from citadels_lab.rules.kernel.position import Position
from citadels_lab.rules.kernel.record import check_seed

from .playing import Task, Worlds
from .worlds import World

PRESETS: Final[Mapping[str, int]] = {"quick": 400, "standard": 2000, "careful": 8000}
"""Playouts an option: good to about 5, 2 and 1 points of a hundred."""
FEWEST, MOST = 2, 1_000_000
BOTS: Final = "random"


def question(
    position: Position[Any],
    seat: str | None,
    options: Sequence[Any] | None,
    bots: Any,
    seed: int,
    worlds: Callable[[Position[Any], str], Worlds] = World,
) -> Task:
    """Return the task to be played; raise LabError or IllegalAction where one cannot be made of this."""
    if not isinstance(position, Position):
        raise LabError("no-position", given=shown(position))
    decision = position.decision
    if decision is None:
        raise LabError("what-if-over")
    if seat is not None:
        check_seat(position, seat)
        if seat != decision.seat:
            raise LabError("what-if-not-asked", seat=seat, other=decision.seat, step=len(position.actions))
    return Task(
        position, decision.seat, _options(decision, options), _bots(position, bots), check_seed(seed), worlds
    )  # fmt: skip


def number_of(samples: int | str) -> int:
    """Return how many playouts an option gets; raise LabError when that is neither a preset nor a fitting number."""
    number = PRESETS.get(samples) if isinstance(samples, str) else samples
    if not isinstance(number, int) or isinstance(number, bool) or not FEWEST <= number <= MOST:
        raise LabError("what-if-samples", given=shown(samples), least=FEWEST, most=MOST, names=", ".join(PRESETS))
    return number


def check_seat(position: Position[Any], given: Any) -> None:
    """Raise LabError, with the name that may be meant, for a seat that is not at the table."""
    if given in position.seats:
        return
    near = get_close_matches(str(given).lower(), position.seats, n=1)
    key = "no-such-seat-near" if near else "no-such-seat"
    raise LabError(key, given=shown(given), near="".join(near), seats=", ".join(position.seats))


def _options(decision: Decision, given: Sequence[Any] | None) -> tuple[Action, ...]:
    if given is None:
        return decision.legal
    wanted = tuple(dict.fromkeys(parse(option) for option in ([given] if isinstance(given, str) else given)))
    for action in wanted:
        if action not in decision.legal:
            option = decision.find(action)
            raise illegal(action, decision.legal, option.reason if option else None)
    if not wanted:
        raise LabError("what-if-no-option")
    return wanted


def _bots(position: Position[Any], given: Any) -> dict[str, Any]:
    """Return who plays each seat, in the order of the seats: names where they are names."""
    bots = given if isinstance(given, Mapping) else dict.fromkeys(position.seats, given)
    for seat in bots:
        check_seat(position, seat)
    for seat in position.seats:
        if seat not in bots:
            raise LabError("seat-without-bot", seat=seat, bots=", ".join(map(str, bots)) or "-")
        player = bot(bots[seat])
        if not isinstance(getattr(player, "name", None), str):
            raise LabError("what-if-nameless", given=shown(player), seat=seat)
        if wants_worlds(player):
            raise LabError("what-if-in-what-if", bot=player.name, seat=seat)
    return {seat: bots[seat] for seat in position.seats}
