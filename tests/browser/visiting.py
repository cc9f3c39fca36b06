"""Opening pages of the served lab: tables laid out in Python, and any other address; each in a browser of its own."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from citadels_lab.session import Session

from .screen import Screen
from .serving import LaidOut, Server, Watch, WatchedApp

SIZES = {"wide": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
MORE = {"zoomed": (320, 256), "projector": (1920, 1080), "small projector": (1280, 720)}
"""A screen of 1280 by 1024 at 400 % shows 320 by 256 pixels of the page."""
PATIENCE = 20_000
FIRST = 90_000
"""Milliseconds: the first page of a server may wait until its rules, scenarios and lessons have been read."""

WEAR = """([theme]) => {
  const find = (root) => root.querySelector(".lab")
    ?? [...root.querySelectorAll("*")].map((e) => e.shadowRoot && find(e.shadowRoot)).find(Boolean);
  const select = find(document).querySelector("[data-theme-switch]");
  select.value = theme;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}"""
"""Chooses a theme with the switch, also while a dialog lies over it."""

STILL = """() => {
  const find = (root, found) => {
    for (const e of root.querySelectorAll("canvas, .lab")) found.push(e.getBoundingClientRect());
    for (const e of root.querySelectorAll("*")) if (e.shadowRoot) find(e.shadowRoot, found);
    return found;
  };
  const root = document.documentElement;
  const boxes = find(document, []).map((box) => [box.x, box.y, box.width, box.height]);
  const now = [root.scrollWidth, root.scrollHeight, ...boxes].join();
  window.stillFor = now === window.stillAt ? window.stillFor + 1 : 0;
  window.stillAt = now;
  return window.stillFor >= 20;
}"""
"""Whether nothing has moved for twenty frames: Bokeh lays its pictures out some frames after their place changed."""

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


def still(page: Page) -> None:
    """Wait until the page has stopped moving, so that it can be measured."""
    page.evaluate("window.stillFor = 0, window.stillAt = null")
    page.wait_for_function(STILL, timeout=PATIENCE)


def sideways(page: Page) -> int:
    """Return by how many pixels a page that has come to rest is wider than its window."""
    still(page)
    return int(page.evaluate(SIDEWAYS))


class Visits:
    """The pages that one test, or one report, has opened."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server, self.browser = server, browser
        self._opened: list[tuple[Any, Watch]] = []
        self._wrong: list[str] = []
        server.errors.clear()

    def page(
        self,
        path: str = "",
        size: str = "wide",
        options: dict[str, Any] | None = None,
        before: Callable[[Page], None] | None = None,
        **query: Any,
    ) -> Page:
        """Open an address of the lab, such as ``lessons/01``; ``before`` is called with the page before it opens."""
        width, height = (SIZES | MORE)[size]
        context = self.browser.new_context(viewport={"width": width, "height": height}, **(options or {}))
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.set_default_navigation_timeout(FIRST)
        self._opened.append((context, Watch(page)))
        if before:
            before(page)
        root, _, words = self.server.address(**query).partition("?")
        page.goto(f"{root}{path}?{words}")
        page.wait_for_selector("html[data-citadels-ready]", state="attached", timeout=FIRST)
        return page

    def table(self, table: Session | None = None, path: str = "", **options: Any) -> Screen:
        """Open a fresh table, ``table(seed=7, opponent="random")``, or one that is laid out or has a link."""
        WatchedApp.newest, LaidOut.next = None, table
        fresh = {} if {"at", "game"} & options.keys() else {"seed": 7, "opponent": "random"}
        page = self.page(path, **(fresh | options))
        assert WatchedApp.newest is not None
        screen = Screen(page, WatchedApp.newest)
        screen.settle()
        return screen

    def leave(self) -> None:
        """Close all pages; what went wrong on them is remembered."""
        for context, _ in self._opened:
            context.close()
        self._wrong += [wrong for _, watch in self._opened for wrong in watch.wrong]
        self._opened.clear()

    def close(self) -> list[str]:
        """Close all pages; return what went wrong on them, or on the server."""
        self.leave()
        return self._wrong + self.server.errors


def wear(page: Page, theme: str, screen: Screen | None = None) -> None:
    """Choose a theme and wait until the page, and what Python draws of it, wears it."""
    page.evaluate(WEAR, [theme])
    page.wait_for_selector(f'html[data-theme="{theme}"]', state="attached")
    if screen is not None:
        screen.until(lambda: screen.app.opened.theme == theme, f"the theme {theme}")
        screen.settle()
