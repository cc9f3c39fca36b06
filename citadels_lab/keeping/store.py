"""The store: begins, continues and opens kept games. One answer with all that follows from it is one transaction."""

import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, update

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position

from . import doors as door
from .kept import Kept, Mark, News
from .keys import Keys
from .opening import WRITING, open_file, told
from .place import usual_place
from .pruning import Pruning
from .replaying import position_of
from .rows import begun, changed, moves_of, names_of, new_game, players_of, row_of, summary_of, write_moves
from .schema import doors, games
from .summaries import Summary


class Store(Pruning):
    """The games kept in one file. Several processes may use the file at once, and several threads a store.

    Everything raises LabError with one sentence when the file cannot be used; nothing is changed then.
    """

    def __init__(self, path: Path | str | None = None) -> None:
        self.path = Path(path) if path is not None else usual_place()
        self.engine = open_file(self.path)

    def close(self) -> None:
        """Let the file go."""
        self.engine.dispose()

    # --- playing ------------------------------------------------------------------------------------------------

    def begin(self, position: Position[Any], players: Mapping[str, str]) -> Keys:
        """Keep a game as it stands, and return its keys. ``players`` says "person" or a bot's name for each seat.

        Raises LabError for an imagined game, and for a bot that is no bot of the lab.
        """
        row = begun(position, players)
        with self.writing() as connection:
            game = new_game(connection, row)
            write_moves(connection, game, position, 0)
            return door.hang(connection, game, position.seats)

    def write(self, game: int, position: Position[Any], since: int, known: Mark) -> Mark:
        """Keep the answers that led to a position, from number ``since`` on (counted from 0), and return the new mark.

        ``known`` is the mark of the game as the writer knows it. Where ``since`` is before its end, answers are taken
        back for others. Raises LabError: ``keep-late`` when the game has gone on since, ``past-stands`` when others
        have seen what would be taken back, ``keep-gone`` when the game has been deleted.
        """
        mark = Mark(len(position.actions), known.lines + (since < known.steps))
        with self.writing() as connection:
            if not changed(connection, game, position, known, mark):
                raise LabError("keep-late" if row_of(connection, game) else "keep-gone")
            if since < known.steps and door.use_of(connection, game).shared:
                raise LabError("past-stands")
            write_moves(connection, game, position, since)
        return mark

    def seat(self, game: int, players: Mapping[str, str]) -> None:
        """Say anew who plays the seats of a game."""
        with self.writing() as connection:
            row = row_of(connection, game)
            if row is None:
                raise LabError("keep-gone")
            new = {"players": names_of(players, row.seats), "changed": time.time()}
            connection.execute(update(games).where(games.c.id == game).values(new))

    def open(self, key: str) -> Kept | None:
        """Return the game that a key opens, replayed; None when it opens none.

        Raises LabError when what is kept of it cannot be replayed.
        """
        with self.reading() as connection:
            found = door.find(connection, key)
            row = row_of(connection, found.game) if found else None
            if found is None or row is None:
                return None
            actions, use = moves_of(connection, row.id, 0), door.use_of(connection, row.id)
        position, players = position_of(row, actions), players_of(row)
        if tuple(players) != position.seats:
            raise LabError("keep-unreadable", number=row.id)
        return Kept(found, position, players, use, Mark(row.steps, row.lines))

    def news(self, key: str, known: Mark) -> News | None:
        """Return what has happened since a mark in the game that a key opens; None when it opens none any more."""
        with self.reading() as connection:
            found = door.find(connection, key)
            row = row_of(connection, found.game) if found else None
            if row is None:
                return None
            first = known.steps if row.lines == known.lines else 0
            actions, use = moves_of(connection, row.id, first), door.use_of(connection, row.id)
        return News(first, tuple(actions), players_of(row), use, Mark(row.steps, row.lines))

    # --- keys ---------------------------------------------------------------------------------------------------

    def keys(self, key: str) -> Keys | None:
        """Return all keys of a game to who holds its whole table; None to anybody else."""
        with self.reading() as connection:
            found = door.find(connection, key)
            return door.of_game(connection, found.game) if found and found.kind == "table" else None

    def enter(self, key: str) -> None:
        """Note that somebody has come by a key: its seat is taken then, and what has been answered stands."""
        with self.writing() as connection:
            if door.enter(connection, key):
                game = select(doors.c.game).where(doors.c.key == key).scalar_subquery()
                connection.execute(update(games).where(games.c.id == game).values(changed=time.time()))

    def renew(self, game: int, seat: str) -> str:
        """Give a seat a new key and return it: whoever sits there by the old one has to leave."""
        with self.writing() as connection:
            key = door.renew(connection, game, seat)
            if key is None:
                raise LabError("keep-gone")
            connection.execute(update(games).where(games.c.id == game).values(changed=time.time()))
            return key

    # --- looking over what is kept ------------------------------------------------------------------------------

    def summary(self, key: str) -> Summary | None:
        """Return what can be said of the game that a key opens; None when it opens none."""
        return next(iter(self.summaries([key])), None)

    def summaries(self, keys: Iterable[str]) -> list[Summary]:
        """Return the games that these keys open, the one changed last first; what opens none is passed over."""
        with self.reading() as connection:
            found = [one for key in dict.fromkeys(keys) if (one := door.find(connection, key))]
            told = [summary_of(connection, one.game, one) for one in found]
        return sorted((one for one in told if one), key=lambda one: one.changed, reverse=True)

    def stamps(self, chosen: Iterable[int]) -> dict[int, float]:
        """Return when each of these games was last changed; one that is gone is left out."""
        with self.reading() as connection:
            rows = connection.execute(select(games.c.id, games.c.changed).where(games.c.id.in_(list(chosen))))
            return {row.id: row.changed for row in rows}

    def changes(self) -> Iterator[bool]:
        """Say, each time that one asks, whether another connection has written into the file since the last time."""
        with told(self.path), self.engine.execution_options(begin=None).connect() as connection:
            last = None
            while True:
                version = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
                yield version != last
                last = version

    # --- inside -------------------------------------------------------------------------------------------------

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Give a connection for reading."""
        with told(self.path), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Give a connection for one transaction: all of what is written there is kept, or nothing."""
        with told(self.path), self.engine.execution_options(begin=WRITING).begin() as connection:
            yield connection

    def tidy(self) -> None:
        """Write back SQLite's own log of writing, which still remembers what has been deleted."""
        with told(self.path), self.engine.execution_options(begin=None).connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
