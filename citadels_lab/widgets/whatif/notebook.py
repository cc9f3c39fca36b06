"""What a notebook works out and shows: in a cell at once; on a served page aside, once for all visitors.

A server makes the page of each visitor on its event loop, where everybody else waits. So long work is given as a
function; the page stands at once, and each part comes when it is known.
"""

import asyncio
import marshal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, partial
from threading import Lock
from types import FunctionType
from typing import Any, Final

import panel as pn

from citadels_lab.words import say

from ..app import TableApp
from ..entering import enter
from ..html import el
from ..lessons.face import served
from ..next_tick import next_tick
from .marks import Row, marks

_known: Final[dict[tuple[str, int, bytes], "Future[Any]"]] = {}
"""What has been worked out in this process, by notebook, place in it, and code."""
_lock: Final = Lock()


@cache
def _thread() -> ThreadPoolExecutor:
    """Return the one thread that works for all pages, so that pressing stays quick."""
    return ThreadPoolExecutor(1, "notebook")


class Page:
    """What one notebook works out and shows, in the order of its cells; ``name`` tells notebooks apart."""

    def __init__(self, name: str, language: str = "en") -> None:
        self.name, self.language = name, language
        self.parts: list[Any] = []
        self._count = 0

    def work(self, function: Callable[[], Any]) -> "Work":
        """Have a function worked out. The same code gives the same result, so visitors share it."""
        if not served():
            done: Future[Any] = Future()
            done.set_result(function())
            return Work(self, done)
        key = self.name, self._count, marshal.dumps(function.__code__)
        self._count += 1
        with _lock:
            known = _known.get(key)
            if known is None or (known.done() and known.exception()):
                _known[key] = known = Future()
                _begin_soon(partial(_run, known, _lasting(function)))
            return Work(self, known)

    def table(self, app: TableApp) -> Any:
        """Show a table to play at: the last of the page, below all parts."""
        if not served():
            return app
        enter(app)
        whole = pn.Column(*self.parts, app.holder, sizing_mode="stretch_width", margin=16)
        return whole.servable(title=say("ui.what-if.title", self.language))


class Work:
    """Something that is being worked out, and ways to show it."""

    def __init__(self, page: Page, future: "Future[Any]") -> None:
        self._page, self._future = page, future

    def show(self, title: str = "") -> Any:
        """Show it as it shows itself."""
        return self._show(title, lambda value: value, lambda value: pn.pane.HTML(value._repr_html_()))

    def say(self, sentences: Callable[[Any], str], title: str = "") -> Any:
        """Show what can be said of it; in a cell it is printed."""
        if not served():
            print(sentences(self._future.result()))
            return None
        return self._show(title, sentences, lambda value: _paragraph(sentences(value)))

    def plot(self, rows: Callable[[Any], Sequence[Row]], line: Callable[[Any], float] | None = None) -> Any:
        """Show shares with their intervals as a picture; ``line`` gives a share to compare all with."""

        def drawn(value: Any) -> Any:
            return pn.pane.Bokeh(marks(rows(value), line(value) if line else None))

        return self._show("", drawn, drawn)

    def _show(self, title: str, here: Callable[[Any], Any], there: Callable[[Any], Any]) -> Any:
        if not served():
            return here(self._future.result())
        heading = [pn.pane.HTML(str(el("h2", title)))] if title else []
        waiting = _paragraph(say("ui.what-if.aside", self._page.language))
        place = pn.Column(*heading, waiting, sizing_mode="stretch_width")
        doc: Any = pn.state.curdoc
        add = next_tick(doc)

        def fill() -> None:
            place[-1] = there(self._future.result())

        def known(_: Any) -> None:
            context = doc.session_context
            if context is not None and not context.destroyed:  # else the visitor has left
                add(fill)

        if self._future.done():
            fill()
        else:
            self._future.add_done_callback(known)
        self._page.parts.append(place)
        return None


def _begin_soon(work: Callable[[], None]) -> None:
    """Begin when the page that is being made stands: done at once, the work would make its visitor wait."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:  # a server that makes a page before it listens
        _thread().submit(work)
    else:
        loop.call_soon(_thread().submit, work)


def _run(future: "Future[Any]", function: Callable[[], Any]) -> None:
    try:
        future.set_result(function())
    except Exception as error:  # whoever shows it is told
        future.set_exception(error)


def _lasting(function: Callable[[], Any]) -> Callable[[], Any]:
    """Return the function with names of its own: those of a page are cleared away when its visitor leaves."""
    return FunctionType(
        function.__code__, dict(function.__globals__), function.__name__, function.__defaults__, function.__closure__
    )


def _paragraph(words: str) -> Any:
    return pn.pane.HTML(str(el("p", words, style="white-space:pre-line")), sizing_mode="stretch_width")
