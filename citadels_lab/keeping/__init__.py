"""Keeping games: unfinished ones outlive a closed tab and a restarted server, in one SQLite file.

>>> from citadels_lab.keeping import Store
>>> store = Store(path)                                     # doctest: +SKIP
>>> keys = store.begin(position, {"white": "person", "black": "greedy"})  # doctest: +SKIP
>>> store.summary(keys.table).asked                         # doctest: +SKIP
'white'

A game is kept as its start and its answers, one row an answer, and is replayed when it is opened. Whoever has one of
its keys may open it: for one seat, for the whole table, or to look on.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .kept import Kept, Mark, News
from .keys import Door, Keys, Use
from .place import PLACE, usual_place
from .summaries import Summary

if TYPE_CHECKING:
    from .pruning import Entry
    from .store import Store

__all__ = ["PLACE", "Door", "Entry", "Kept", "Keys", "Mark", "News", "Store", "Summary", "Use", "usual_place"]

LATE = {"Store": ".store", "Entry": ".pruning"}
"""What needs SQLAlchemy, which takes its time to import: a page can be shown before."""


def __getattr__(name: str) -> Any:
    """Return the store when somebody first asks for it."""
    if name not in LATE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(LATE[name], __name__), name)
