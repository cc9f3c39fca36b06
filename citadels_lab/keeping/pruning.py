"""Looking through all kept games, for whoever runs the server: list them, delete old ones wholly."""

import time
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import Connection, delete, select

from . import doors as door
from .keys import Keys
from .rows import summary_of
from .schema import games
from .summaries import Summary


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the list of all games, with its number in the file and its keys."""

    number: int
    summary: Summary | None
    """None when no sense can be made of the game's row."""
    keys: Keys


class Pruning:
    """What a store can do for whoever may read its file."""

    def reading(self) -> AbstractContextManager[Connection]:
        """Give a connection for reading."""
        raise NotImplementedError

    def writing(self) -> AbstractContextManager[Connection]:
        """Give a connection for one transaction."""
        raise NotImplementedError

    def entries(self, unchanged_for: timedelta = timedelta(0), over: bool = False) -> list[Entry]:
        """Return all games, the one changed last first: only those that nobody has changed for so long, or are over."""
        chosen = select(games.c.id).where(games.c.changed <= time.time() - unchanged_for.total_seconds())
        if over:
            chosen = chosen.where(games.c.asked.is_(None))
        with self.reading() as connection:
            numbers = connection.execute(chosen.order_by(games.c.changed.desc())).scalars().all()
            return [Entry(one, summary_of(connection, one), door.of_game(connection, one)) for one in numbers]

    def delete(self, numbers: list[int], unchanged_for: timedelta = timedelta(0)) -> int:
        """Delete games with their answers and keys, and return how many there were.

        One that somebody has changed since it was listed stays, if it must have been unchanged for so long.
        """
        old = games.c.changed <= time.time() - unchanged_for.total_seconds()
        with self.writing() as connection:
            deleted = connection.execute(delete(games).where(games.c.id.in_(numbers), old)).rowcount
        self.tidy()
        return deleted

    def tidy(self) -> None:
        """Write back SQLite's own log of writing, which still remembers what has been deleted."""
        raise NotImplementedError
