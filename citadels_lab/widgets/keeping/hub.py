"""The hub: tells the pages that follow a game when it has changed, whoever on this machine has changed it.

What this process writes is told at once. What another one writes is seen by a thread that asks SQLite a few times a
second whether the file has changed, and only then looks which games have.
"""

import logging
from collections.abc import Callable
from threading import Lock, Thread
from time import sleep
from typing import TYPE_CHECKING, Final

from citadels_lab.rules.kernel.errors import LabError

if TYPE_CHECKING:
    from citadels_lab.keeping import Store

BEAT: Final = 0.2
"""Seconds between two looks at the file."""

PAUSE: Final = 5.0
"""Seconds to wait when the file cannot be read."""

Tell = Callable[[], None]


class Hub:
    """Who follows which game. ``join`` and ``tell`` may be called in any thread; what is told must bear that, too."""

    def __init__(self, store: "Store", beat: float = BEAT) -> None:
        self.store, self.beat = store, beat
        self._tells: dict[int, list[Tell]] = {}
        self._stamps: dict[int, float | None] = {}
        self._lock = Lock()
        self._thread: Thread | None = None

    def join(self, game: int, tell: Tell) -> Callable[[], None]:
        """Follow a game: ``tell`` is called when it may have changed. Returns what ends that.

        Who joins is told once at the next beat, for something may have happened between reading and joining.
        """
        with self._lock:
            self._tells.setdefault(game, []).append(tell)
            self._stamps.pop(game, None)
            if self._thread is None:
                self._thread = Thread(target=self._watch, name="citadels-lab-hub", daemon=True)
                self._thread.start()
        return lambda: self._leave(game, tell)

    def tell(self, game: int, but: Tell | None = None) -> None:
        """Tell all who follow a game that it has changed, save the one who has changed it."""
        with self._lock:
            tells = [tell for tell in self._tells.get(game, ()) if tell != but]
        for tell in tells:
            try:
                tell()
            except Exception:  # a page that fails must not keep the others from hearing
                logging.getLogger(__name__).exception("A page could not be told that its game has changed")

    def close(self) -> None:
        """Let everybody go; the thread ends at its next beat."""
        with self._lock:
            self._tells.clear()
            self._stamps.clear()

    @property
    def followers(self) -> int:
        """How many pages follow a game."""
        with self._lock:
            return sum(map(len, self._tells.values()))

    def _leave(self, game: int, tell: Tell) -> None:
        with self._lock:
            tells = self._tells.get(game, [])
            if tell in tells:
                tells.remove(tell)
            if not tells:
                self._tells.pop(game, None)
                self._stamps.pop(game, None)

    def _watch(self) -> None:
        while self._wanted():
            try:
                for changed in self.store.changes():
                    if not self._wanted():
                        return
                    if changed or self._unseen():
                        self._look()
                    sleep(self.beat)
            except LabError as error:
                logging.getLogger(__name__).warning("Kept games cannot be followed for now: %s", error)
                sleep(PAUSE)

    def _wanted(self) -> bool:
        with self._lock:
            if not self._tells:
                self._thread = None
            return self._thread is not None

    def _unseen(self) -> bool:
        with self._lock:
            return any(game not in self._stamps for game in self._tells)

    def _look(self) -> None:
        """Tell of the games whose stamp is another than before; one that has been deleted has none."""
        with self._lock:
            games = list(self._tells)
        stamps = self.store.stamps(games)
        with self._lock:
            changed = [game for game in games if self._stamps.get(game, 0) != stamps.get(game)]
            self._stamps.update({game: stamps.get(game) for game in games if game in self._tells})
        for game in changed:
            self.tell(game)
