"""The screen as a test uses it: press things as a person does, wait until the page shows what Python shows."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, Locator, Page

from citadels_lab.session import Session

from .serving import WatchedApp

PATIENCE = 20.0
"""Seconds after which a page that has not followed is a failure; an ordinary press takes a fiftieth of one."""

READING_IN = 90.0
"""Seconds after which the library that draws the whole game must have been read in; a quiet machine takes 2."""

# Regions whose HTML on the page is not what Python has made. `shown` is what was last morphed into a region.
BEHIND = """(wanted) => {
  const find = (root) => root.querySelector(".lab")
    ?? [...root.querySelectorAll("*")].map((e) => e.shadowRoot && find(e.shadowRoot)).find(Boolean);
  const lab = find(document);
  if (!lab) return ["no screen"];
  return [...lab.querySelectorAll("[data-region]")].filter((r) => r.shown !== wanted[r.dataset.region])
    .map((r) => r.dataset.region);
}"""

EVERYTHING = """() => {
  const parts = [document.documentElement.outerHTML], seen = new Set();
  const roots = (root) => root.querySelectorAll("*").forEach((e) => {
    if (e.shadowRoot) { parts.push(e.shadowRoot.innerHTML); roots(e.shadowRoot); }
  });
  roots(document);
  const words = (value) => {
    if (typeof value === "string") return parts.push(value);
    if (typeof value !== "object" || !value || seen.has(value) || value instanceof Node) return;
    seen.add(value);
    if (value instanceof Map) value.forEach((held, key) => { words(key); words(held); });
    else if (value[Symbol.iterator]) for (const held of value) words(held);
    else if (value.constructor === Object) Object.values(value).forEach(words);
  };
  for (const doc of Bokeh.documents) for (const model of doc.all_models) Object.values(model.attributes).forEach(words);
  return parts.join("\\n");
}"""

FOCUS = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!at || at === document.body) return null;
  const box = at.getBoundingClientRect(), style = getComputedStyle(at);
  return {
    tag: at.tagName, id: at.id, key: at.dataset.key ?? null, act: at.dataset.act ?? null, arg: at.dataset.arg ?? null,
    name: at.getAttribute("aria-label") ?? at.innerText, off: at.getAttribute("aria-disabled") === "true",
    cell: at.dataset.cell ?? null, in_options: Boolean(at.closest(".opts")), in_end: Boolean(at.closest(".end")),
    outline: style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth),
    seen: box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    ring: at.matches(":focus-visible"),
  };
}"""


class Screen:
    """One visitor's page, and the app behind it."""

    def __init__(self, page: Page, app: WatchedApp) -> None:
        self.page, self.app = page, app

    @property
    def session(self) -> Session:
        """The table in Python."""
        return self.app.session

    def all(self, selector: str) -> Locator:
        """Return what matches on the page."""
        return self.page.locator(selector)

    # --- waiting ----------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Wait until the page shows what Python has made."""
        end = time.monotonic() + PATIENCE
        while behind := self.page.evaluate(BEHIND, self._html()):
            assert time.monotonic() < end, f"the page does not follow in {behind}"
            time.sleep(0.01)

    def _html(self) -> dict[str, str]:
        return {name: getattr(self.app.screen, name) for name in (*self.app.room.views, "dialog")}

    def until(self, true: Callable[[], Any], what: str) -> None:
        """Wait until something is so in Python."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"waited in vain for {what}"
            time.sleep(0.01)

    def after(self, doing: Callable[[], Any], act: str = "") -> None:
        """Do something that sends a press to Python (of a certain ``act``), and wait for what it changes."""
        done, before, end = self.app.done, len(self.app.done), time.monotonic() + PATIENCE
        doing()
        while not any(act in ("", found) for found in done[before:]):
            assert time.monotonic() < end, f"no press came through: {done[before:]}"
            time.sleep(0.004)
        self.settle()

    # --- what a person does -----------------------------------------------------------------------------------

    def click(self, selector: str, at: int = 0) -> None:
        """Click what matches (the first, unless ``at`` says which), and wait for what it changes."""
        target = self.all(selector).nth(at)
        self.unfold(target)
        off = target.get_attribute("aria-disabled") == "true"  # it can be pressed, but Playwright would wait
        self.after(lambda: target.dispatch_event("click") if off else target.click())

    def unfold(self, target: Locator) -> None:
        """Open the menu if the target lies in it and it is folded away."""
        if target.evaluate("(it) => Boolean(it.closest('.menu')) && !it.checkVisibility()"):
            self.all(".unfold").click()

    def press(self, act: str, arg: str | None = None) -> None:
        """Click the first button that does an act."""
        self.click(f'[data-act="{act}"]' + (f'[data-arg="{arg}"]' if arg is not None else ""))

    def answer(self, action: str) -> None:
        """Click the button of an answer among the options; for a build pick its tile first."""
        button = self.all(f'.opts [data-act="answer"][data-arg="{action}"]')
        if not button.count():
            verb, tile, _, *way = action.split()
            assert verb == "build", f"{action} is not on the screen"
            self.click(f'.opts [data-act="pick"][data-arg="{" ".join([tile, *way])}"]')
        self.after(button.click)

    def answer_first(self) -> None:
        """Give the first answer that is possible, as Python lists them; lift the curtain first if it is down."""
        if self.session.curtain:
            self.press("lift")
        self.answer(self.legal()[0])

    def legal(self) -> list[str]:
        """Return the answers that are possible now, as text."""
        return [" ".join(map(str, option.action)) for option in self.app.look.options if option.legal]

    def key(self, key: str) -> None:
        """Press a key that may or may not send something."""
        self.page.keyboard.press(key)

    def focus(self) -> dict[str, Any] | None:
        """Return what has the keyboard focus; None when nothing has."""
        return self.page.evaluate(FOCUS)

    def tap(self, cell: str) -> None:
        """Click into the middle of a cell of the picture of the city."""
        button = self.all(f'[data-cell="{cell}"]')
        button.evaluate("button => button.scrollIntoView({ block: 'center' })")  # clear of the bar of steps
        box = button.bounding_box()
        assert box is not None
        self.after(lambda: self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))

    def open_whole_game(self) -> None:
        """Ask for the gold of the whole game and wait for its picture; the first one waits for its library, too."""
        self.press("whole-game")
        self.all(".r-whole canvas").first.wait_for(timeout=READING_IN * 1000)

    def give(self, selector: str, text: str | bytes, name: str = "file.txt") -> None:
        """Choose a file with this content."""
        content = text if isinstance(text, bytes) else text.encode()
        file: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": content}
        self.all(selector).set_input_files(file)

    # --- reading ----------------------------------------------------------------------------------------------

    def text(self, selector: str) -> str:
        """Return the words of the first match, on one line."""
        return " ".join(self.all(selector).first.inner_text().split())

    def question(self) -> str:
        """Return the title of the panel of options."""
        return self.text("#h-options")

    def step(self) -> tuple[int, int]:
        """Return which step is shown, and of how many."""
        numbers = [int(word) for word in self.text(".where-at").split() if word.isdigit()]
        return numbers[0], numbers[1]

    def everything(self) -> str:
        """Return all that the page holds: its HTML with all shadow roots, and all words of the models it was sent."""
        return str(self.page.evaluate(EVERYTHING))

    def picture(self, path: Path) -> None:
        """Draw the whole page into a file."""
        self.page.screenshot(path=path, full_page=True)
