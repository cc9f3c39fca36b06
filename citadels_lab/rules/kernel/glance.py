"""A glance at the table: facts that are worked out entry by entry, when somebody reads them.

Most of what a seat may know is not looked at for most decisions. A glance has the same entries as the facts and shows
no more than they do. It is for who reads at once and keeps nothing: an entry that is read later is that of a later
table.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from .variant import Facts

Entries: TypeAlias = Mapping[str, Callable[..., Any]]
"""How each entry is worked out, by its name."""


class Glance(dict[str, Any]):
    """Facts to be read by their names; ``whole()`` works all of them out and gives plain data."""

    __slots__ = ("_entries", "_of")

    def __init__(self, entries: Entries, *of: Any) -> None:
        self._entries = entries
        self._of = of

    def __missing__(self, key: str) -> Any:
        value = self[key] = self._entries[key](*self._of)
        return value

    def __contains__(self, key: object) -> bool:
        return super().__contains__(key) or key in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter({**self._entries, **dict.fromkeys(super().keys())})

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def get(self, key: str, default: Any = None) -> Any:
        """Return an entry, or the default when there is none of that name."""
        try:
            return self[key]
        except KeyError:
            return default

    def whole(self) -> Facts:
        """Return all entries as plain data, in their order."""
        return {key: value.whole() if isinstance(value := self[key], Glance) else value for key in self}
