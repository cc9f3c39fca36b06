"""The house: the one store of this process, opened when it is first needed, and who follows which game in it."""

import logging
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from citadels_lab.rules.kernel.errors import LabError

from .hub import Hub

if TYPE_CHECKING:
    from citadels_lab.keeping import Store


class House:
    """The store of a process and its hub."""

    def __init__(self) -> None:
        self.path: Path | None = None
        self._open: tuple[Store, Hub] | None = None
        self._lock = Lock()

    def enter(self) -> "tuple[Store, Hub]":
        """Return the store and its hub. Raises LabError when the file cannot be used; the next call tries again."""
        with self._lock:
            if self._open is None:
                from citadels_lab.keeping import Store  # takes a while to import, and no page waits for it

                store = Store(self.path)
                self._open = store, Hub(store)
            return self._open

    def move(self, path: Path | None) -> None:
        """Use another file from now on; None is the usual place."""
        with self._lock:
            if self._open is not None:
                store, hub = self._open
                hub.close()
                store.close()
            self.path, self._open = path, None


HOUSE = House()


def keep_games_in(path: Path | str | None) -> None:
    """Say where this process keeps its games; None is the usual place."""
    HOUSE.move(Path(path) if path else None)


def get_ready() -> None:
    """Open the file before the first answer, so that whoever runs the server learns at once if it cannot be used."""
    try:
        HOUSE.enter()
    except LabError as error:
        logging.getLogger(__name__).warning("%s", error)
