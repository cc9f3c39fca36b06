"""Sharing a table: what only whoever holds the whole table may do with its seats."""

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.session import PERSON, Session
from citadels_lab.session.lines import person_has_answered

from .desk import Desk
from .house import HOUSE

if TYPE_CHECKING:
    from citadels_lab.keeping import Store


SECRET_DEALS: Final = 1 << 62
"""Of so many deals one is drawn for a table that is shared: far too many to be tried one by one."""


def share(desk: Desk) -> bool:
    """Keep the game, if it is not kept yet, so that it has links; return whether it was dealt anew for that.

    Whoever began the game knows its seed, or could try all that are likely, and so see every hand. Therefore a game in
    which no person has answered yet is dealt anew. Raises LabError when it cannot be kept, or when another table lies
    on it (a scenario, an imagined game).
    """
    table, anew = desk.app.table, False
    if desk.app.opened.aside:
        raise LabError("share-aside")
    if not desk.holds_table or table.keeper is None:
        raise LabError("share-not-yours" if desk.kept else "share-not-here")
    if desk.kept is None:
        if anew := _is_untouched(table):
            _deal_in_secret(table)
        desk.begin(table.timeline)
    return anew


def _is_untouched(table: Session) -> bool:
    """Whether the game has begun with a deal, and no person has answered."""
    start = table.timeline[0].start
    return start.facts is None and start.midway is None and not person_has_answered(table.timeline, table.players)


def _deal_in_secret(table: Session) -> None:
    start = table.timeline[0].start
    table.start(start.variant.name, table.players, seed=secrets.randbelow(SECRET_DEALS), **start.options)


def open_seat(desk: Desk, seat: str) -> None:
    """Open a bot's seat to a person. Raises LabError when this page does not hold the whole table."""
    _change(desk, seat, lambda store, game: store.seat(game, {**desk.app.table.players, seat: PERSON}))


def renew(desk: Desk, seat: str) -> None:
    """Give a seat a new key: whoever sits there has to leave. Raises LabError as ``open_seat``."""
    _change(desk, seat, lambda store, game: store.renew(game, seat))


def _change(desk: Desk, seat: str, doing: "Callable[[Store, int], object]") -> None:
    if desk.kept is None or not desk.holds_table:
        raise LabError("share-not-yours")
    if seat not in desk.app.table.position.seats:
        raise LabError("no-such-seat", given=shown(seat), seats=", ".join(desk.app.table.position.seats))
    store, hub = HOUSE.enter()
    doing(store, desk.kept.door.game)
    hub.tell(desk.kept.door.game, but=desk.soon)
    desk.follow()
