"""The app served in the test's own process, so that a test sees the page and the Python model behind it."""

import logging
import time
from typing import Any
from urllib.parse import urlencode

import panel as pn
from playwright.sync_api import Browser, Page, sync_playwright

from citadels_lab.session import Session
from citadels_lab.widgets import serving
from citadels_lab.widgets.address import Address
from citadels_lab.widgets.app import TableApp

from .. import kept_apart  # noqa: F401
from .find_chromium import HOW_TO_GET_ONE, find_chromium

OWN = ("http://localhost:", "ws://localhost:", "data:", "blob:")
CUT_SHORT = "Uncaught exception GET /ws"
"""What the server says when a page is closed while it is still talking to it."""


class WatchedApp(TableApp):
    """The app, which also remembers the presses that it has dealt with."""

    newest: "WatchedApp | None" = None

    def __init__(self, *args: Any, **params: Any) -> None:
        self.done: list[str] = []
        super().__init__(*args, **params)
        WatchedApp.newest = self

    def act(self, act: str, arg: Any) -> None:
        try:
            super().act(act, arg)
        finally:
            self.done.append(act)


class LaidOut(Address):
    """What an address asks for, unless a test has laid out a table for the next visitor."""

    next: Session | None = None

    def table(self) -> Session:
        laid, LaidOut.next = LaidOut.next, None
        return laid or super().table()


class Server:
    """The real ``serve``, in a thread of this process. ``errors`` collects what it logs as an error."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self._handler = _Errors(self.errors)
        serving.TableApp, serving.Address = WatchedApp, LaidOut
        self.thread = serving.serve(port=0, threaded=True, verbose=False)
        self.port = _port(self.thread)
        logging.getLogger().addHandler(self._handler)
        logging.getLogger("panel").setLevel(logging.WARNING)  # it tells of every message, which would hide what failed

    def address(self, **query: object) -> str:
        """Return the address of a fresh table."""
        return f"http://localhost:{self.port}/?{urlencode(query)}"

    def stop(self) -> None:
        """Stop serving."""
        logging.getLogger().removeHandler(self._handler)
        serving.TableApp, serving.Address = TableApp, Address
        self.thread.stop()


class _Errors(logging.Handler):
    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.found = found

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.exc_info and record.exc_info[1]:
            text += f": {record.exc_info[1]!r}"
        hung_up = "WebSocketClosedError" in text  # the page was closed while a message was on its way to it
        if not (text.startswith(CUT_SHORT) or hung_up):
            self.found.append(text)


def _port(thread: Any) -> int:
    """Return the port on which the server of a thread listens."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        known = pn.state._servers.get(thread.server_id)
        if known and known[0].port:
            return int(known[0].port)
        time.sleep(0.02)
    raise AssertionError("the server did not start within 30 s")


class Chromium:
    """One browser for all tests of this folder; it starts with the first that needs it."""

    def __init__(self) -> None:
        self._playwright: Any = None
        self._browser: Browser | None = None

    def get(self) -> Browser:
        """Return the browser; fail with the sentence that says how to get one where there is none."""
        if self._browser is None:
            program = find_chromium()
            assert program, HOW_TO_GET_ONE
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        return self._browser

    def close(self) -> None:
        """Close it: Playwright's loop must not run while other tests use one of their own."""
        if self._browser is not None:
            self._browser.close()
            self._playwright.stop()
            self._browser = self._playwright = None


class Watch:
    """Notes what no page may do: say an error, raise one, or ask other machines for something."""

    def __init__(self, page: Page) -> None:
        self.wrong: list[str] = []
        page.on("request", lambda request: self._request(request.url))
        page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        page.on("console", lambda said: self._said(said.type, said.text))
        page.on("websocket", lambda socket: self._request(socket.url))

    def _request(self, url: str) -> None:
        if not url.startswith(OWN):
            self.wrong.append(f"asked another machine: {url}")

    def _said(self, kind: str, text: str) -> None:
        if kind == "error":
            self.wrong.append(f"console: {text}")
