"""Reading and writing the rows of a game, inside a transaction of the store."""

import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from citadels_lab.rules.editions.variants import variants
from citadels_lab.rules.kernel.action import spell
from citadels_lab.rules.kernel.errors import SHOWN, LabError
from citadels_lab.rules.kernel.position import Position
from citadels_lab.rules.kernel.record import VERSION as FORMAT
from citadels_lab.session.lines import name_of

from .doors import use_of
from .kept import Mark
from .keys import Door
from .schema import games, moves
from .summaries import Summary

LATEST: Final = datetime(9999, 1, 1, tzinfo=UTC).timestamp()
"""No game was changed after this: the calendar ends."""


def begun(position: Position[Any], players: Mapping[str, Any]) -> dict[str, Any]:
    """Return the row of a new game. Raises LabError for an imagined one: how it began is not known."""
    start = position.start
    if start.midway is not None:
        raise LabError("keep-imagined")
    return {
        "format": FORMAT,
        "variant": start.variant.name,
        "options": dict(start.options),
        "seed": start.seed,
        "facts": start.facts,
        "seats": list(position.seats),
        "players": names_of(players, position.seats),
        "lines": 0,
        "created": time.time(),
        **_now(position),
    }


def new_game(connection: Connection, row: Mapping[str, Any]) -> int:
    """Write the row of a new game and return its number."""
    return int(connection.execute(insert(games).values(row).returning(games.c.id)).scalar_one())


def row_of(connection: Connection, game: int) -> Any:
    """Return the row of a game; None when there is none. Raises LabError when it cannot be made sense of."""
    try:
        row = connection.execute(select(games).where(games.c.id == game)).one_or_none()
    except (ValueError, TypeError):  # what should be JSON is none
        raise LabError("keep-unreadable", number=game) from None
    if row is not None and not _makes_sense(row):
        raise LabError("keep-unreadable", number=game)
    return row


def _makes_sense(row: Any) -> bool:
    """Whether each thing in a row is of its kind: whoever can write into the file can write anything there."""
    return (
        isinstance(row.options, dict)
        and (isinstance(row.facts, dict) or (row.facts is None and isinstance(row.seed, int)))
        and all(isinstance(number, int) and number >= 0 for number in (row.steps, row.lines))
        and all(isinstance(when, (int, float)) and 0 <= when < LATEST for when in (row.created, row.changed))
        and (row.asked is None or isinstance(row.asked, str))
    )


def players_of(row: Any) -> dict[str, str]:
    """Return who plays a game, by seat. Raises LabError when that cannot be made sense of."""
    try:
        return {str(seat): str(row.players[seat]) for seat in row.seats}
    except (KeyError, TypeError):
        raise LabError("keep-unreadable", number=row.id) from None


def changed(connection: Connection, game: int, position: Position[Any], known: Mark, mark: Mark) -> bool:
    """Move a game from the mark its writer knows to the next; False when it stands at another one."""
    here = (games.c.id == game) & (games.c.steps == known.steps) & (games.c.lines == known.lines)
    moved = update(games).where(here).values(lines=mark.lines, **_now(position))
    return bool(connection.execute(moved).rowcount)


def write_moves(connection: Connection, game: int, position: Position[Any], since: int) -> None:
    """Write the answers that led to a position from a number on, in the place of any that stood there."""
    connection.execute(delete(moves).where(moves.c.game == game, moves.c.n >= since))
    given = enumerate(position.actions[since:], start=since)
    if rows := [{"game": game, "n": n, "action": spell(action)} for n, action in given]:
        connection.execute(insert(moves), rows)


def moves_of(connection: Connection, game: int, since: int) -> list[str]:
    """Return the answers of a game from a number on."""
    kept = select(moves.c.action).where(moves.c.game == game, moves.c.n >= since).order_by(moves.c.n)
    return list(connection.execute(kept).scalars())


def summary_of(connection: Connection, game: int, door: Door | None = None) -> Summary | None:
    """Return the summary of a game, seen through a door; None when there is no such game, or no sense in its row."""
    try:
        row = row_of(connection, game)
        players = players_of(row) if row else {}
    except LabError:
        return None
    if row is None or row.variant not in variants():
        return None
    use = use_of(connection, game)
    return Summary(
        key=door.key if door else "",
        variant=row.variant,
        seats=tuple(players),
        players=players,
        kind=door.kind if door else None,
        holds=door.holds(players, use.seats) if door else (),
        steps=row.steps,
        over=row.asked is None,
        shared=use.shared,
        asked=row.asked,
        created=datetime.fromtimestamp(row.created, UTC),
        changed=datetime.fromtimestamp(row.changed, UTC),
    )


def names_of(players: Mapping[str, Any], seats: Sequence[str]) -> dict[str, str]:
    """Return who plays, if each is a person or a bot that has a name: a bot of one's own cannot be found again."""
    for seat in seats:
        if not isinstance(players.get(seat), str):
            raise LabError("keep-own-bot", seat=seat, given=name_of(players.get(seat))[:SHOWN])
    return {seat: players[seat] for seat in seats}


def _now(position: Position[Any]) -> dict[str, Any]:
    asked = position.decision.seat if position.decision else None
    return {"steps": len(position.actions), "asked": asked, "changed": time.time()}
