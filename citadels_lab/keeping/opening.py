"""Opening the file: how SQLite is asked to work, and what its errors mean, in one sentence each."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from citadels_lab.rules.kernel.errors import LabError, cause

from .schema import prepare

PATIENCE: Final = 3000
"""Milliseconds that a writer waits for another one."""

WRITING: Final = "BEGIN IMMEDIATE"

PRAGMAS: Final = (
    f"busy_timeout = {PATIENCE}",
    "journal_mode = WAL",  # readers and the writer do not wait for each other
    "synchronous = FULL",  # what has been answered outlives even a power cut
    "foreign_keys = ON",
    "secure_delete = ON",  # what is deleted is overwritten
)

CAUSES: Final = {
    "SQLITE_NOTADB": "keep-no-database",
    "SQLITE_CORRUPT": "keep-damaged-file",
    "SQLITE_FULL": "keep-full",
    "SQLITE_IOERR": "keep-disk",
    "SQLITE_READONLY": "keep-read-only",
    "SQLITE_PERM": "keep-read-only",
    "SQLITE_CANTOPEN": "keep-read-only",
    "SQLITE_BUSY": "keep-busy",
    "SQLITE_LOCKED": "keep-busy",
}


def open_file(path: Path) -> Engine:
    """Open the file, made if there is none (for its owner alone: it holds secrets). Raises LabError if that fails."""
    with told(path):
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except (OSError, ValueError) as error:
            raise LabError("keep-unopened", file=str(path)[:200], why=cause(error)) from None
        engine = create_engine(f"sqlite:///{path.absolute()}", connect_args={"timeout": PATIENCE / 1000})
        event.listen(engine, "connect", _connected)
        event.listen(engine, "begin", _begun)
        try:
            prepare(engine.execution_options(begin=WRITING))
        except BaseException:
            engine.dispose()
            raise
        return engine


def _connected(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begun(connection: Connection) -> None:
    """A writer takes its turn at once: one that first reads and then writes could come too late."""
    begin = connection.get_execution_options().get("begin", "BEGIN")
    if begin is not None:
        connection.exec_driver_sql(begin)


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Tell what goes wrong with the file in a sentence."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        origin = getattr(error, "orig", error)
        code = getattr(origin, "sqlite_errorname", "") or ""
        key = next((key for name, key in CAUSES.items() if code.startswith(name)), "keep-failed")
        raise LabError(key, file=str(path)[:200], why=str(origin)[:120]) from error
