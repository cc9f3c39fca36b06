"""What the file holds: games, the answers given in them, and the keys that open them. Nothing about persons."""

from typing import Final

from sqlalchemy import JSON, Column, Engine, Float, ForeignKey, Index, Integer, MetaData, String, Table

from citadels_lab.rules.kernel.errors import LabError

OURS: Final = 0x43695461
"""Marks the file as ours (SQLite's ``application_id``)."""

VERSION: Final = 1
"""The form of the tables (SQLite's ``user_version``); a file of a later form is left alone."""

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("format", Integer, nullable=False),  # of the answers: the version of our records
    Column("variant", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Integer, nullable=False),
    Column("facts", JSON(none_as_null=True)),  # of a written position; then there is no set-up to speak of
    Column("seats", JSON, nullable=False),
    Column("players", JSON, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("lines", Integer, nullable=False, default=0),  # how often an answer has been taken back for another
    Column("asked", String),  # nobody is when the game is over
    Column("created", Float, nullable=False),  # seconds since 1970, UTC
    Column("changed", Float, nullable=False),
    sqlite_autoincrement=True,
)

moves = Table(
    "moves",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # so that of two who give answer n one is refused
    Column("action", String, nullable=False),
    sqlite_with_rowid=False,
)

doors = Table(
    "doors",
    metadata,
    Column("key", String, primary_key=True),
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String, nullable=False),  # table, seat or watch
    Column("place", Integer, nullable=False),  # the seats come in their order round the table
    Column("seat", String),
    Column("used", Float),  # when somebody first came through
    Index("doors_of_a_game", "game"),
    sqlite_with_rowid=False,
)


def prepare(engine: Engine) -> None:
    """Make the tables in an empty file; raise LabError for a file of another program or of a later form."""
    with engine.begin() as connection:
        ours = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
        version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        tables = connection.exec_driver_sql("SELECT count(*) FROM sqlite_schema").scalar_one()
        if (ours, version, tables) == (0, 0, 0):
            metadata.create_all(connection)
            connection.exec_driver_sql(f"PRAGMA application_id = {OURS}")
            connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")
        elif ours != OURS:
            raise LabError("keep-foreign", file=str(engine.url.database)[:200])
        elif version > VERSION:
            raise LabError("keep-newer", file=str(engine.url.database)[:200], given=version, right=VERSION)
