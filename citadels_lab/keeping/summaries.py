"""What can be said of a kept game without opening it: which game, how far it is, who is asked."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from .keys import Kind


@dataclass(frozen=True, slots=True)
class Summary:
    """A kept game in short, as whoever has the key may know it. Times are in UTC."""

    key: str
    variant: str
    seats: tuple[str, ...]
    players: Mapping[str, str]
    kind: Kind | None
    """What the key opens: the whole table ("table"), one seat ("seat"), or a place to look on from ("watch")."""
    holds: tuple[str, ...]
    """The seats that this key may answer for; none for one who looks on."""
    steps: int
    over: bool
    shared: bool
    """Whether others have come by another key."""
    asked: str | None
    created: datetime
    changed: datetime
