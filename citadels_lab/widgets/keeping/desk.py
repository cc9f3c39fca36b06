"""The desk of one table's page: keeps every answer before it is shown, and hears what is answered elsewhere."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from param.parameterized import batch_call_watchers

from citadels_lab.keeping import Kept, Keys, Mark, News, Use
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.session import Line
from citadels_lab.session.lines import fork, person_has_answered, with_answers

from .house import HOUSE

if TYPE_CHECKING:
    from citadels_lab.keeping import Store

    from ..app import TableApp

GAMES: Final = "citadels-games"
"""Under this name the browser keeps the keys of its games."""

NOBODY: Final = Use(frozenset(), False)

MOVED: Final = ("keep-late", "keep-gone", "past-stands")
"""What the store says when the game is another than this page shows."""


class Desk:
    """Keeps the game of one page, once it is ``open``. What cannot be kept is told, and the game goes on unkept."""

    def __init__(self, app: "TableApp") -> None:
        self.app = app
        self.kept: Kept | None = None
        self.trouble: LabError | None = None
        self.keys: Keys | None = None
        self._use = NOBODY
        self._line: Line = ()  # as it is in the store
        self._mark = Mark(0, 0)
        self._leave: Callable[[], None] | None = None
        self._schedule: Callable[[Callable[[], None]], Any] = lambda doing: doing()
        self._due = False

    @property
    def key(self) -> str:
        """The key by which this page has its game; "" while it is not kept."""
        return self.kept.door.key if self.kept else ""

    @property
    def holds_table(self) -> bool:
        """Whether this page has the key of the whole table, or the game is not kept yet."""
        return self.kept is None or self.kept.door.kind == "table"

    # --- opening and closing ------------------------------------------------------------------------------------

    def open(self, schedule: Callable[[Callable[[], None]], Any]) -> None:
        """Keep the game from its next answer on. ``schedule`` has something done on the page, from any thread."""
        self._schedule = schedule
        self.app.table.keeper = self.keep

    def close(self) -> None:
        """Follow nothing any more."""
        if self._leave is not None:
            self._leave()
        self._leave, self.kept, self.keys, self._use = None, None, None, NOBODY

    def take_up(self, kept: Kept) -> None:
        """Bind the page to a kept game, which is on its table; play on where a bot is asked."""
        table = self.app.table
        line: Line = table.timeline[: len(kept.position.actions) + 1]
        self._bind(kept, line, kept.mark)
        table.hold(kept.holds, shared=self._shared(kept.use))
        if len(table.timeline) > len(line):
            try:
                self._write(table.timeline)
            except LabError as error:
                if error.key not in MOVED:  # else another page has played on, which is heard now
                    self._went_wrong(error)
        self.follow()

    def enter(self) -> None:
        """Take the seat, or the place to look on: the page has come to a browser."""
        if self.kept is not None and self.kept.door.kind != "table":
            try:
                store, hub = HOUSE.enter()
                store.enter(self.key)
                hub.tell(self.kept.door.game)
            except LabError as error:
                self._went_wrong(error)
                self.app.refresh()

    @property
    def taken(self) -> frozenset[str]:
        """The seats that others have taken by their keys."""
        return self._use.seats

    # --- keeping ------------------------------------------------------------------------------------------------

    def keep(self, line: Line) -> None:
        """Keep a line before it is shown. Raises LabError when others have gone on, or the table is shared."""
        try:
            if self.kept is not None and line[0] is self._line[0]:
                self._write(line)
            elif person_has_answered(line, self.app.table.players):  # a bot alone makes no game worth keeping
                self.begin(line)
        except LabError as error:
            if error.key in MOVED:
                self.follow()
            if error.key in MOVED or self.app.table.shared:
                raise
            self._went_wrong(error)

    def begin(self, line: Line) -> None:
        """Keep a new game. Raises LabError when that cannot be."""
        store, _ = HOUSE.enter()
        keys = store.begin(line[-1], self.app.table.players)
        kept = store.open(keys.table)
        assert kept is not None
        self._bind(kept, line, kept.mark)

    def _write(self, line: Line) -> None:
        assert self.kept is not None
        store, hub = HOUSE.enter()
        since = fork(self._line, line)
        self._mark = store.write(self.kept.door.game, line[-1], since, self._mark)
        self._line, self.trouble = line, None
        hub.tell(self.kept.door.game, but=self.soon)

    def _bind(self, kept: Kept, line: Line, mark: Mark) -> None:
        self.close()
        store, hub = HOUSE.enter()
        self.kept, self._line, self._mark, self._use, self.trouble = kept, line, mark, kept.use, None
        self.keys = store.keys(kept.door.key)
        self._leave = hub.join(kept.door.game, self.soon)
        self.app.came_by({"game": kept.door.key})
        self.app.screen.keep = {GAMES: {kept.door.key: int(time.time())}}

    def _went_wrong(self, error: LabError) -> None:
        self.trouble = error

    # --- hearing ------------------------------------------------------------------------------------------------

    def soon(self) -> None:
        """Have the page follow; may be called from any thread."""
        if not self._due:
            self._due = True
            self._schedule(self.follow)

    def follow(self) -> None:
        """Take over what has happened in the game elsewhere."""
        self._due = False
        if self.kept is None:
            return
        try:
            store, _ = HOUSE.enter()
            news = store.news(self.key, self._mark)
            if news is None:
                self._turned_out()
            else:
                self._hear(store, news)
        except LabError as error:
            self._went_wrong(error)
            self.app.refresh()

    def _hear(self, store: "Store", news: News) -> None:
        assert self.kept is not None
        table = self.app.table
        door = self.kept.door
        holds = door.holds(news.players, news.use.seats)
        with batch_call_watchers(table):  # the page is drawn once
            if (holds, news.use, news.players) != (table.holds, self._use, table.players):
                self._use, self.keys = news.use, store.keys(door.key)
                table.hold(holds, shared=self._shared(news.use), players=news.players)
            if news.mark != self._mark:
                self._line, self._mark = with_answers(self._line, news.first, news.actions), news.mark
                table.hear(self._line)

    def _shared(self, use: Use) -> bool:
        """Whether others see this game: somebody has come by a key of theirs, or this page itself has."""
        return use.shared or not self.holds_table

    def _turned_out(self) -> None:
        """The game has been deleted, or the seat given to somebody else: nothing is left but to look on.

        At a table of one's own the game goes on, and is kept anew with the next answer.
        """
        self.app.screen.keep = {GAMES: {self.key: None}}
        self.close()
        self.trouble = LabError("keep-gone")
        if not self.app.table.alone:
            self.app.table.keeper = None
            self.app.table.hold((), shared=True)
        self.app.refresh()

    def look_at(self) -> None:
        """Look whether another game is on the table than the one that is kept; that one is then left alone."""
        table = self.app.table
        if self.kept is not None and table.timeline[0] is not self._line[0]:
            self.close()
        self.app.sees_a_part = not table.may_tell_all
        self.app.opened.shares = table.keeper is not None and self.holds_table
        self.app.watch_key = self.keys.watch if self.keys else ""
