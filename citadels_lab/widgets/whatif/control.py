"""What-if in an app: carries out its presses, has it played in threads and processes, shows what comes in.

Nothing is played on the server's event loop. A thread waits for the worker processes; the page looks ten times a second
whether more is known.
"""

import asyncio
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

import panel as pn

from citadels_lab.rules.kernel.errors import LabError

from ..pressing import press_on
from ..visitor import Visitor
from . import panel
from .imagined import about, imagined_table
from .model import WhatIf
from .panel import compared
from .plot import AnswerPlot
from .runs import Compared, Guessed, Run
from .tables import called
from .words import word
from .workers import workers

if TYPE_CHECKING:
    from ..app import TableApp

BEAT: Final = 0.1
"""Seconds between two looks at what is known."""
GONE: Final = 30
"""After so many beats without anybody at the page what is played for it is stopped."""


class Control:
    """The what-if of one app."""

    def __init__(self, app: "TableApp") -> None:
        self.app = app
        self.model = WhatIf()
        app.opened.what_if = self.model
        self.plot: AnswerPlot
        self._shown: Any = None
        self._opening = False

    def do(self, act: str, arg: Any) -> None:
        """Carry a press out; raise LabError when that is not possible."""
        press_on(self, act, arg)

    def tells(self, act: str) -> bool:
        """Whether the panel itself tells what goes wrong at a press."""
        return panel.tells(self.app.look, act)

    def do_open(self, arg: Any) -> None:
        """Open the panel, or shut it, which stops what is being played."""
        self.model.opened = not self.model.opened
        self.model.reveal = self.model.opened
        if self.model.opened:
            Thread(target=workers().get_ready, daemon=True).start()
        else:
            self.model.stop()

    def do_set(self, arg: Any) -> None:
        """Take over what is being filled into the form."""
        self.model.set(arg if isinstance(arg, dict) else {})

    def do_start(self, arg: Any) -> None:
        """Ask with what is filled in."""
        self.do_set(arg)
        self._play(self.model.ask())

    def do_guess(self, arg: Any) -> None:
        """Ask for the guessing game."""
        self._play(self.model.ask_guess(str(arg.get("against")) if isinstance(arg, dict) else ""))

    def do_stop(self, arg: Any) -> None:
        """Stop what is being played; what is known stays."""
        self.model.stop()

    def do_game(self, arg: Any) -> None:
        """Put a game on the table: its bot, the option's place, the playout's number."""
        run = self.model.run
        bot, _, rest = str(arg).partition(" ")
        option, _, index = rest.partition(" ")
        if run is not None and bot in run.answers and option.isdecimal() and index.isdecimal():
            self._open(run, bot, int(option), int(index))

    def do_eyes(self, arg: Any) -> None:
        """Show the imagined game as another seat sees it: its cards are guesses, so that betrays nobody."""
        table = self.app.session
        if self.app.opened.imagined is not None and arg in table.position.seats:
            table.viewer = arg

    # --- showing ------------------------------------------------------------------------------------------------

    def look_at(self) -> None:
        """Turn to the decision that the app's own table shows; while another table is on, nothing changes."""
        if self.app.session is self.app.table:
            self.model.look_at(self.app.table)

    def draw(self, look: Any) -> None:
        """Bring the picture up to date; it is made when it is wanted, and gone when it is not."""
        run, place = self.model.run, self.app.room.what_if
        if run is None or not run.answers or not self.model.offered or not panel.is_open(look):
            if place.objects:
                place.objects = []
            return
        if not place.objects:
            self.plot = AnswerPlot(lambda bot, option, index: self.app.act("what-if-game", f"{bot} {option} {index}"))
            self.plot.update(look, run)
            place.objects = [pn.pane.Bokeh(self.plot.figure, sizing_mode="stretch_width", margin=0)]
        elif self._shown != (run, run.news, look.language):
            self.plot.update(look, run)
        self._shown = (run, run.news, look.language)

    def show(self) -> None:
        """Show what has come in, and nothing else of the screen."""
        look, screen = self.app.look, self.app.screen
        with pn.io.hold():
            self.draw(look)
            screen.param.update(what_if=str(panel.head(look)), what_if_below=str(panel.below(look)))
            self.app.room.push()

    # --- playing ------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Stop whatever is being played: the visitor has left."""
        self.model.stop()

    def _play(self, run: Run) -> None:
        Thread(target=run.play, args=(workers(),), daemon=True).start()
        self.app.screen.announce = word(self.app.look, "begun")
        pn.state.execute(partial(self._follow, run, Visitor()))

    async def _follow(self, run: Run, visitor: Visitor) -> None:
        """Show what comes in until all is known."""
        seen, alone = -1, 0
        while True:
            running, news = run.running, run.news
            if news != seen or not running:
                seen = news
                pn.state.execute(self.show, schedule=True)
            if not running:
                break
            alone = 0 if visitor.here else alone + 1
            if alone > GONE:
                run.cancel.set()
            await asyncio.sleep(BEAT)
        if run in (self.model.run, self.model.guess):
            pn.state.execute(partial(self._tell, run), schedule=True)

    def _tell(self, run: Run) -> None:
        """Say aloud what has been found."""
        if isinstance(run, Compared):
            look, answers = self.app.look, list(run.answers.values())
            told = compared(look, run.comparison) if run.comparison else ""
            self.app.screen.announce = told or (called(look, answers[0]).text(look.language) if answers else "")
        elif isinstance(run, Guessed) and run.matrix is not None:
            self.app.screen.announce = run.matrix.text(self.app.look.language)

    def _open(self, run: Compared, bot: str, option: int, index: int) -> None:
        if not self._opening:
            self._opening = True
            pn.state.execute(partial(self._open_later, run, bot, option, index))

    async def _open_later(self, run: Compared, bot: str, option: int, index: int) -> None:
        """Play the game again, aside, and put it on the table."""
        try:
            language = self.app.session.language
            end, step = await asyncio.to_thread(run.game, bot, option, index)
            table = await asyncio.to_thread(imagined_table, end, step, run.seat, bot, language)
        except LabError as error:
            self.app.opened.error = error.text(self.app.session.language)
            pn.state.execute(self.app.refresh, schedule=True)
        else:
            shown = about(run, bot, option, index)
            pn.state.execute(partial(self.app.begin_imagined, table, shown), schedule=True)
        finally:
            self._opening = False
