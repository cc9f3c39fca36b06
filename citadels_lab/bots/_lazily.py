"""A property that is worked out when it is first read: of what never changes, and read by one thread at a time."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class lazily(Generic[T]):
    """Like ``functools.cached_property`` without its lock, which Python 3.11 takes at every first reading.

    A view of a greedy bot lives for one decision and reads most of its properties once, so the lock was most of it.
    """

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work, self._name, self.__doc__ = work, work.__name__, work.__doc__

    def __get__(self, view: Any, owner: Any = None) -> T:
        value = view.__dict__[self._name] = self._work(view)
        return value
