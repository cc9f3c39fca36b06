"""How fast one page may press: faster than any person, but not so fast that the others wait."""

import time
from collections.abc import Callable
from typing import Final

RATE: Final = 30.0
"""Presses a second in the long run; a key held down repeats about so often."""
BURST: Final = 60.0
"""Presses that may come at once."""


class Pace:
    """A bucket of presses that fills up again with time."""

    def __init__(self, rate: float = RATE, burst: float = BURST, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self._left, self._at = burst, clock()

    def allows(self) -> bool:
        """Take a press out of the bucket; False when it is empty."""
        now = self.clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
