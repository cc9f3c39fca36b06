"""Observations: what one seat may know of a position, and nothing else."""

from dataclasses import dataclass
from typing import Any

from .decision import Decision
from .errors import LabError, shown
from .event import Event
from .position import Position
from .variant import Facts


@dataclass(frozen=True, slots=True)
class Observation:
    """A position as one seat sees it (``seat`` None: as a spectator sees it).

    ``facts`` is plain data with ``"?"`` for what is hidden; ``events`` is the seat's log; ``asked`` is the seat that
    must answer (None when the game is over); ``decision`` is the question, if it is put to this seat.
    """

    variant: str
    seat: str | None
    seats: tuple[str, ...]
    facts: Facts
    events: tuple[Event, ...]
    asked: str | None
    decision: Decision | None

    def _repr_html_(self) -> str:
        """Return a deterministic picture of the table with its text twin."""
        from citadels_lab.pictures import html

        return html(self)


def observe(position: Position[Any], seat: str | None) -> Observation:
    """Return what the seat may know; None gives what everybody may know. Raises LabError for an unknown seat."""
    if seat is not None and seat not in position.seats:
        raise LabError("no-such-seat", given=shown(seat), seats=", ".join(position.seats))
    decision = position.decision
    seen = (event.seen_from(seat) for event in position.events)
    return Observation(
        variant=position.variant,
        seat=seat,
        seats=position.seats,
        facts=position.start.variant.facts(position._look().now, () if seat is None else (seat,)),
        events=tuple(event for event in seen if event is not None),
        asked=decision.seat if decision else None,
        decision=decision if decision and decision.seat == seat else None,
    )
