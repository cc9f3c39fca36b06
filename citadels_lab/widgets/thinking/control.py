"""Has the bots of an app's table think, and takes what they find, as long as somebody is there who wants it.

Nothing is thought on the server's event loop. The page looks some twenty times a second whether an answer has come.
"""

import asyncio
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING, Final

import panel as pn

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.session import Thought
from citadels_lab.session.thinking import takes_its_time

from ..keeping.desk import MOVED
from ..visitor import Visitor
from ..whatif.workers import workers
from .minds import Mind, mind

if TYPE_CHECKING:
    from ..app import TableApp

BEAT: Final = 0.05
"""Seconds between two looks at the table and at who thinks: a bot that is wanted no more stops as soon."""


class Control:
    """The thinking of the bots at one app's own table; while another table is on the screen, it goes on."""

    def __init__(self, app: "TableApp") -> None:
        self.app = app
        self._attending = self._ready = False

    def look_at(self) -> None:
        """Have thought about what the table wants."""
        table = self.app.table
        if not table.elsewhere:
            table.elsewhere = True
        if not self._ready and any(map(takes_its_time, table.players.values())):
            self._ready = True
            Thread(target=workers().get_ready, daemon=True).start()
        if table.thought is not None and not self._attending:
            self._attending = True
            pn.state.execute(partial(self._attend, Visitor()))

    async def _attend(self, visitor: Visitor) -> None:
        """Follow what the table wants until it wants nothing; where nobody is at the page, nothing is thought."""
        held: tuple[Thought, Mind] | None = None
        try:
            while (wanted := self.app.table.thought) is not None and not visitor.gone:
                if held is not None and not (visitor.here and held[0] is wanted):
                    held[1].leave()
                    held = None
                if held is None and visitor.here:
                    held = wanted, mind(wanted)
                elif held is not None and held[1].found is not None:
                    pn.state.execute(partial(self._take, wanted, held[1].found), schedule=True)
                await asyncio.sleep(BEAT)
        finally:
            self._attending = False
            if held is not None:
                held[1].leave()

    def _take(self, thought: Thought, found: Action | Exception) -> None:
        """Take an answer, if it still is one to the question on the table."""
        try:
            self.app.table.take(thought, found)
        except LabError as error:
            if error.key not in MOVED:  # else another page was first, which has been heard
                self.app.opened.error = error.text(self.app.session.language)
                self.app.refresh()
