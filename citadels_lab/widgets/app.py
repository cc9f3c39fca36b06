"""A game on the screen: the session in the middle, the views of its family of games around it.

``TableApp(session)`` works in a notebook cell and, with ``.servable()``, as a page under ``panel serve``.
"""

import asyncio
from typing import Any

import panel as pn
import param
from panel.viewable import Viewer

from citadels_lab.session import Session

from . import asking, beside, dialogs, sankey, thinking
from .cards.room import CardRoom
from .duel.room import DuelRoom
from .entering import enter
from .keeping.bar import bar
from .keeping.desk import Desk
from .keeping.share import body as share
from .linking import ways
from .look import Look, Opened
from .looking import look_at, place
from .page import page
from .pages.lesson import Lesson, look_over_the_shoulder, table_of
from .pages.view import lesson_bar
from .pressing import attempt
from .room import Room
from .screen import Screen
from .themes import FOLLOW, LIGHT, THEMES, known
from .whatif import imagined
from .whatif.control import Control
from .whereabouts import address

ROOMS: dict[str, type[Room]] = {"duel": DuelRoom}
"""The rooms of the variants; all others are played in the room of the card game."""

WATCHED = (
    "position", "timeline", "viewer", "language", "curtain", "notice", "players", "holds", "shared", "gone_on",
    "thought",
)  # fmt: skip
"""What of the session, when it changes, changes the screen."""


class TableApp(Viewer):
    """The screen of one table. What is secret to its viewer is never sent to the page."""

    theme: Any = param.Selector(
        default=FOLLOW, objects=[FOLLOW, *THEMES], doc="the theme; '' leaves it to the browser and to the switch"
    )

    def __init__(self, session: Session | None = None, **params: Any) -> None:
        super().__init__(**params)
        self.table = self.session = session or Session()
        self.opened = Opened(theme=self.theme or LIGHT)
        self.holder = pn.Column(sizing_mode="stretch_width", margin=0)
        self.next_seed = 1
        self.what_if = Control(self)
        self.keeping = Desk(self)
        self.thinking = thinking.Control(self)
        self.watch_key = ""
        self.sees_a_part = False
        self.came_by({})
        self._quiet = False
        self._drawn: Any = None
        self._enter()
        self.refresh()
        self._watcher = self._watch()

    @property
    def screen(self) -> Screen:
        """The screen of the room one is in."""
        return self.room.shown

    def act(self, act: str, arg: Any) -> None:
        """Do what a press asks for and show the result in one message; what goes wrong is told on the page."""
        self.opened.error = self.opened.told = self.opened.near = ""
        self.what_if.model.reveal = False
        self._quiet = True
        try:
            wrong = attempt(lambda: self._do(act, arg), act, self.session.language)
            self.opened.error = wrong or self.opened.error  # a press may tell something, too
            self.opened.near = act if wrong and self.what_if.tells(act) else ""
        finally:
            self._quiet = False
        self.refresh()

    def _do(self, act: str, arg: Any) -> None:
        self.acts.do(act, arg)
        if self.opened.lesson is not None:
            look_over_the_shoulder(self.session)

    def came_by(self, words: dict[str, str]) -> None:
        """Remember the words of an address that open the game on the table as it is now."""
        self.words, self.addressed = words, self.table.timeline

    def begin_lesson(self, lesson: Lesson) -> None:
        """Show a scenario at the table; the game waits where it is."""
        self._sit_at(table_of(lesson.scenario, self.session.language))
        self.opened.forget_choice()
        self.opened.lesson, self.opened.help, self.opened.dialog = lesson, "", ""

    def begin_imagined(self, table: Session, shown: imagined.Imagined) -> None:
        """Show an imagined game at the table; the game waits where it is."""
        if self.opened.aside or self.what_if.model.run is None:
            return  # one has gone elsewhere while it was played
        self._sit_at(table)
        self.opened.forget_choice()
        self.opened.imagined = shown
        self.refresh()

    def end_lesson(self) -> None:
        """Go back to the game, if a scenario or an imagined game is on the table."""
        if self.opened.aside:
            self.what_if.model.reveal = self.opened.imagined is not None
            self.table.language = self.session.language
            self._sit_at(self.table)
            self.opened.forget_choice()
            self.opened.lesson = self.opened.imagined = None

    def sit_at(self, table: Session) -> None:
        """Put another game on the table."""
        self.end_lesson()
        self.table = table
        self._sit_at(table)
        self.opened.forget_choice()

    def _sit_at(self, table: Session) -> None:
        self.session.param.unwatch(self._watcher)
        self.session = table
        self._watcher = self._watch()

    def _watch(self) -> Any:
        return self.session.param.watch(self._changed, list(WATCHED))

    def _changed(self, *events: param.parameterized.Event) -> None:
        if self._quiet:
            return
        if any(event.name == "timeline" for event in events):
            self.opened.error = ""  # what was refused was refused at another question
        self.refresh()

    @param.depends("theme", watch=True)
    def _choose_theme(self) -> None:
        self.screen.theme = self.theme

    def _themed(self, *events: param.parameterized.Event) -> None:
        """Follow the theme that was chosen on the page, or that its browser wishes."""
        self.theme, shown = known(self.screen.theme), known(self.screen.shown_theme) or LIGHT
        if shown != self.opened.theme:
            self.opened.theme = shown
            self.refresh()

    def _enter(self) -> None:
        """Walk into the room of the game that is played."""
        self.room: Room = ROOMS.get(self.session.position.variant, CardRoom)(self)
        self.room.shown.param.update(theme=self.theme, shown_theme=self.opened.theme)
        self.room.shown.param.watch(self._themed, ["theme", "shown_theme"])
        self.acts = self.room.acts(self)
        self.look: Look = self._look()
        self.holder[:] = [self.room.shown]

    def _look(self) -> Any:
        return look_at(self.session, self.opened, self.room.look, **self.room.more(self))

    def refresh(self) -> None:
        """Show the session as it is now; only what differs is sent."""
        if type(self.room) is not ROOMS.get(self.session.position.variant, CardRoom):
            self._enter()
        self.what_if.look_at()
        self.thinking.look_at()
        self.keeping.look_at()
        before, self.look = self.look, self._look()
        look, screen = self.look, self.screen
        self._show_whole_game(look)
        html = {name: str(view(look)) for name, view in self.room.views.items()}
        html["header"] += lesson_bar(look, self.session) or imagined.bar(look, self.session) or ""
        html["header"] += bar(look, self.keeping)
        html["dialog"] = str(dialogs.dialog(look, self.room.dialog, **self._for_dialog()))
        moved = place(before) != place(look)
        with pn.io.hold():
            self.room.draw(look)
            self.what_if.draw(look)
            screen.param.update(
                **html,
                language=look.language,
                page_title=look.title,
                announce=self._spoken(look) if moved else beside.spoken(look) or screen.announce,
                version=screen.version + int(moved),
                address=address(self),
            )
            self.room.push()

    def _show_whole_game(self, look: Look) -> None:
        """Draw the whole game's gold when it is wanted and other than before: aside, for it takes its time."""
        moves = self.room.moves(look, whole=True) if look.opened.whole_game and not look.curtain else []
        look.opened.drawn = sankey.is_ready()
        self.room.whole.visible = bool(moves)
        if not moves:
            self._drawn, self.room.whole.objects = None, []
        elif not look.opened.drawn:
            pn.state.execute(self._draw_later)
        elif self._drawn != (moves, look.language, look.opened.theme):
            self._drawn = (moves, look.language, look.opened.theme)
            pn.state.execute(self._draw_whole_game, schedule=True)

    def _draw_whole_game(self) -> None:
        if self._drawn is not None:
            element = sankey.sankey(self._drawn[0], *self.room.accounts(self.look), self.opened.theme)
            self.room.whole.objects = [pn.pane.HoloViews(element, sizing_mode="stretch_width")]

    async def _draw_later(self) -> None:
        await asyncio.to_thread(sankey.get_ready)
        self.refresh()

    def _for_dialog(self) -> dict[str, Any]:
        if self.opened.dialog == "file":
            return {"record": self.session.record()}
        if self.opened.dialog == "link":
            return {"link": ways(self)}
        if self.opened.dialog == "share":
            return {"shared": share(self.look, self.keeping)}
        return {"seed": self.next_seed} if self.opened.dialog == "new" else {}

    def _spoken(self, look: Look) -> str:
        if look.curtain:
            return ""
        news = [event.text(look.spoken) for event in (look.notice or look.news)][-6:]
        return " ".join([*news, asking.spoken(look)])

    def __panel__(self) -> pn.Column:
        return self.holder

    def servable(self, title: str | None = None, *args: Any, **kwargs: Any) -> Any:
        """Put the app on our own page when a server asks for it; in a notebook cell, show it there.

        Where the address of the page asks for a table, such as ``?at=...``, that one is shown instead of this.
        """
        if pn.state.curdoc is not None and pn.state.curdoc.session_context is not None:
            enter(self)
            page(self).servable(title=title or self.look.title)
        return self
