"""Doors into a kept game: an unguessable key for each seat, for the whole table, and for looking on."""

import secrets
import time
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from .keys import Door, Keys, Use
from .schema import doors

BYTES: Final = 16
"""Of chance in a key: 128 bits, in 22 signs that may stand in an address."""

LONGEST: Final = 40
"""No key is as long as this."""


def hang(connection: Connection, game: int, seats: Iterable[str]) -> Keys:
    """Make the doors of a new game and return their keys."""
    keys = Keys(_key(), {seat: _key() for seat in seats}, _key())
    rows: list[dict[str, Any]] = [{"key": keys.table, "kind": "table", "seat": None}]
    rows += [{"key": key, "kind": "seat", "seat": seat} for seat, key in keys.seats.items()]
    rows += [{"key": keys.watch, "kind": "watch", "seat": None}]
    connection.execute(insert(doors), [{"game": game, "place": place, **row} for place, row in enumerate(rows)])
    return keys


def find(connection: Connection, key: object) -> Door | None:
    """Return the door that a key opens; None when it opens none."""
    if not isinstance(key, str) or not 0 < len(key) < LONGEST:
        return None
    row = connection.execute(select(doors).where(doors.c.key == key)).one_or_none()
    return Door(row.key, row.game, row.kind, row.seat) if row else None


def use_of(connection: Connection, game: int) -> Use:
    """Return which doors of a game have been used."""
    used = select(doors.c.kind, doors.c.seat).where(doors.c.game == game, doors.c.used.is_not(None))
    rows = connection.execute(used).all()
    return Use(frozenset(row.seat for row in rows if row.kind == "seat"), any(row.kind == "watch" for row in rows))


def enter(connection: Connection, key: str) -> bool:
    """Note that somebody has come through a door; return whether it was for the first time."""
    entering = update(doors).where(doors.c.key == key, doors.c.used.is_(None)).values(used=time.time())
    return bool(connection.execute(entering).rowcount)


def renew(connection: Connection, game: int, seat: str) -> str | None:
    """Give a seat a new key, so that its old one opens nothing any more; None when there is no such seat."""
    key = _key()
    door = (doors.c.game == game) & (doors.c.kind == "seat") & (doors.c.seat == seat)
    return key if connection.execute(update(doors).where(door).values(key=key, used=None)).rowcount else None


def of_game(connection: Connection, game: int) -> Keys:
    """Return all keys of a game, the seats in their order round the table; "" for a door that has been taken away."""
    rows = connection.execute(select(doors).where(doors.c.game == game)).all()
    key = {(row.kind, row.seat): row.key for row in rows}
    seats = {seat: key["seat", seat] for seat in _seats(connection, game)}
    return Keys(key.get(("table", None), ""), seats, key.get(("watch", None), ""))


def _seats(connection: Connection, game: int) -> list[str]:
    """Return the seats of a game in the order in which their doors were hung."""
    hung = select(doors.c.seat).where(doors.c.game == game, doors.c.kind == "seat").order_by(doors.c.place)
    return list(connection.execute(hung).scalars())


def _key() -> str:
    return secrets.token_urlsafe(BYTES)
