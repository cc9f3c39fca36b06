"""The bots that are thinking in this process: one mind a question, however many pages wait for its answer."""

from threading import Lock, Thread
from typing import Any

from citadels_lab.rules.kernel.action import Action
from citadels_lab.session import Thought

from ..whatif.workers import workers

_going: dict[Any, "Mind"] = {}
_lock = Lock()


class Mind:
    """A bot that thinks in a thread, which waits for the worker processes; ``found`` is its answer, or what failed."""

    def __init__(self, thought: Thought, key: Any) -> None:
        self.thought, self.key = thought, key
        self.found: Action | Exception | None = None
        self.waiting = 1

    def begin(self) -> "Mind":
        """Begin to think."""
        Thread(target=self._think, daemon=True).start()
        return self

    def leave(self) -> None:
        """Wait for it no more; when nobody does, it stops."""
        with _lock:
            self.waiting -= 1
            if not self.waiting:
                self._forget()

    def _think(self) -> None:
        try:
            workers().get_ready()  # its time begins when they are there
            self.found = self.thought.work_out(workers(), lambda: not self.waiting)
        except Exception as error:  # a bot is anybody's code; the table tells it
            self.found = error
        with _lock:
            self._forget()

    def _forget(self) -> None:
        if _going.get(self.key) is self:
            del _going[self.key]


def mind(thought: Thought) -> Mind:
    """Return the mind that thinks about a question for one page more; what ends that is its ``leave``."""
    player = thought.player
    key = thought.position, player if isinstance(player, str) else id(player)
    with _lock:
        found = _going.get(key)
        if found is None:
            _going[key] = Mind(thought, key)
            return _going[key].begin()
        found.waiting += 1
        return found
