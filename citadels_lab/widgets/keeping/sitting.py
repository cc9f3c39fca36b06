"""Sitting down at a kept game: by its key, at the place that the key holds."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import panel as pn
from panel.io.state import set_curdoc

from citadels_lab.keeping import Kept
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.session import Session

from ..next_tick import next_tick
from .house import HOUSE

if TYPE_CHECKING:
    from ..app import TableApp


def find(key: str) -> Kept:
    """Return the game that a key opens. Raises LabError when it opens none, or the game cannot be replayed."""
    store, _ = HOUSE.enter()
    kept = store.open(key)
    if kept is None:
        raise LabError("keep-no-game")
    return kept


def table_of(kept: Kept, language: str = "en") -> Session:
    """Return the table of a kept game, as this place at it may see it; bots that answer at once have played on."""
    return Session(kept.position, kept.players, language=language, holds=kept.holds, elsewhere=True)


def attend(app: "TableApp", kept: Kept | None = None) -> None:
    """Keep the game of a page that is being served, from its first answer on; ``kept`` is on its table already.

    Does nothing in a notebook: there the kernel holds the game.
    """
    doc = pn.state.curdoc
    if doc is None or doc.session_context is None:
        return
    app.keeping.open(_schedule_on(doc))
    pn.state.on_session_destroyed(lambda context: app.keeping.close())
    if kept is not None:
        app.keeping.take_up(kept)
        pn.state.onload(app.keeping.enter)  # not before: a program that only fetches the page takes no seat
    app.refresh()


def sit_down(app: "TableApp", key: str) -> None:
    """Put the game that a key opens on the table of a page that is being served. Raises LabError when there is none."""
    kept = find(key)
    app.sit_at(table_of(kept, app.session.language))
    attend(app, kept)


def _schedule_on(doc: Any) -> Callable[[Callable[[], None]], Any]:
    """Return what has something done on a page, in its own turn, and not while a browser is taking it over."""
    add = next_tick(doc)

    def schedule(doing: Callable[[], None]) -> None:
        def now() -> None:
            with set_curdoc(doc):
                pn.state.onload(doing)  # at once, where it is loaded

        add(now)

    return schedule
