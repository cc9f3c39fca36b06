"""How large a chunk may be: small enough to stop soon and to show numbers soon, large enough to be worth sending."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

SECONDS: Final = 0.06
"""A chunk takes about so long; a stop waits for one at most, and is to take 0.2 s."""
GROWTH: Final = 4
"""A chunk is at most so many times as long as the one before: a first, fast one promises nothing."""


class Pace:
    """Cuts a range of playouts into chunks by how long the last ones took. Sums do not depend on where it cuts."""

    def __init__(self) -> None:
        self.size = 1

    def cut(self, left: range) -> tuple[range, range]:
        """Return the next chunk and what then is left."""
        return left[: self.size], left[self.size :]

    def took(self, n: int, seconds: float) -> None:
        """Learn how long a chunk of ``n`` playouts took."""
        fitting = int(SECONDS * n / max(seconds, 1e-6))
        self.size = max(1, min(fitting, GROWTH * self.size))

    @contextmanager
    def timed(self, n: int) -> Iterator[None]:
        """Learn from what is done inside."""
        start = perf_counter()
        yield
        self.took(n, perf_counter() - start)
