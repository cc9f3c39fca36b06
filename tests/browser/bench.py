"""How quick the app is in a real browser: the first sight of the page, and a press until the screen shows its effect.

    python -m tests.browser.bench [--visits 5] [--games 2]

It serves the app as `make play` does, in a process of its own. A press is timed inside the page, from the click to the
second frame after the screen has changed. Numbers mean something on a quiet machine only; the load is printed too.
"""

import argparse
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from .. import kept_apart  # noqa: F401
from .find_chromium import HOW_TO_GET_ONE, find_chromium

PAINT_WITHIN, PRESS_WITHIN = 3000, 150
"""The aims, in milliseconds: the page is ready, and 95 of 100 presses are answered."""

WHEN_READY = """
new MutationObserver(() => {
  if ("citadelsReady" in document.documentElement.dataset && !window.readyAt) window.readyAt = performance.now();
}).observe(document, { subtree: true, attributes: true });
"""

PRESS = """([kind, dice]) => new Promise((done) => {
  const find = (root) => root.querySelector(".lab")
    ?? [...root.querySelectorAll("*")].map((e) => e.shadowRoot && find(e.shadowRoot)).find(Boolean);
  const lab = find(document);
  const choices = {
    answer: ".opts .cellbtn, .opts [data-act=answer]", pick: ".opts [data-act=pick]", step: "[data-act=step]",
  };
  const buttons = [...lab.querySelectorAll(choices[kind])].filter((b) => b.getAttribute("aria-disabled") !== "true");
  if (!buttons.length) return done(null);
  const start = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
  });
  seen.observe(lab, { subtree: true, childList: true, attributes: true, characterData: true });
  buttons[Math.floor(dice * buttons.length)].click();
})"""


def share(times: Sequence[float], percent: int) -> float:
    """Return the time that so many percent of the times do not exceed."""
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]


def line(what: str, times: Sequence[float], aim: float | None = None) -> str:
    """Return a line of the report."""
    numbers = f"n {len(times):4d}   p50 {share(times, 50):6.0f} ms   p95 {share(times, 95):6.0f} ms"
    kept = "" if aim is None else f"   (aim {aim} ms: {'kept' if share(times, 95) <= aim else 'MISSED'})"
    return f"{what:34s} {numbers}{kept}"


def visits(browser: Browser, address: str, n: int) -> tuple[list[float], list[float], int]:
    """Return when the page was first painted and when it was ready, for new visitors; and the kilobytes they loaded."""
    paints, ready, size = [], [], 0
    for _ in range(n):
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        page.add_init_script(WHEN_READY)
        page.goto(address)
        page.wait_for_function("window.readyAt")
        paints.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"))
        ready.append(page.evaluate("window.readyAt"))
        loaded = "performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)"
        size = round(page.evaluate(loaded) / 1000)
        page.context.close()
    return paints, ready, size


def play(browser: Browser, address: str, dice: Random) -> dict[str, list[float]]:
    """Play a game to its end by pressing buttons; return how long each kind of press took."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(address)
    page.wait_for_selector("html[data-citadels-ready]", state="attached")
    page.wait_for_timeout(1500)
    times: dict[str, list[float]] = {"answer": [], "pick": [], "step": []}
    while not page.locator(".panel.end").count():
        for kind in ("pick", "answer"):
            took = page.evaluate(PRESS, [kind, dice.random()])
            if took is not None:
                times[kind].append(took)
                page.wait_for_timeout(80)
    for _ in range(20):
        times["step"].append(page.evaluate(PRESS, ["step", dice.random()]))
        page.wait_for_timeout(80)
    page.close()
    return times


def beside_a_study(browser: Browser, address: str, presses: int) -> tuple[float, list[float], list[float]]:
    """Return how soon another visitor's what-if shows numbers, and how long presses take before and beside it.

    Both have the same server; the study is one that goes on for minutes, and is given up at the end.
    """
    pages = [browser.new_context(viewport={"width": 1440, "height": 900}).new_page() for _ in range(2)]
    for page in pages:
        page.goto(address)
        page.wait_for_selector("html[data-citadels-ready]", state="attached")
        page.wait_for_timeout(1500)
    asking, pressing = pages
    pressing.evaluate(PRESS, ["answer", 0.0])
    alone = _steps(pressing, presses)
    asking.locator('[data-act="what-if-open"]').first.click()
    asking.locator('[name="samples"]').select_option("careful")
    asking.wait_for_timeout(2000)
    start = time.perf_counter()
    asking.locator('[data-key="what-if start"]').click()
    asking.wait_for_selector(".compared")
    first = 1000 * (time.perf_counter() - start)
    beside = _steps(pressing, presses)
    for page in pages:
        page.context.close()
    return first, alone, beside


def _steps(page: Page, n: int) -> list[float]:
    """Walk back and forth; return how long each press took."""
    times = []
    for _ in range(n):
        times.append(page.evaluate(PRESS, ["step", 0.0]))
        page.wait_for_timeout(80)
    return times


def main() -> None:
    """Serve, measure, print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--visits", type=int, default=5)
    asked.add_argument("--games", type=int, default=2)
    args = asked.parse_args()
    program = find_chromium() or sys.exit(HOW_TO_GET_ONE)
    port = _free_port()
    command = [sys.executable, "-c", "from citadels_lab.cli import main; main()", "serve", "--port", str(port)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        address = f"http://localhost:{port}/?opponent=greedy&seed=7"
        _wait_for(address)
        print(f"Chromium against `citadels-lab serve`, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            paints, ready, size = visits(browser, address, args.visits)
            print(line("first paint, new visitor", paints, PAINT_WITHIN))
            print(line(f"ready to play, {size} kB loaded", ready, PAINT_WITHIN))
            games = [play(browser, f"{address[:-1]}{game}", Random(game)) for game in range(args.games)]
            for kind in games[0]:
                print(line(f"press to changed screen: {kind}", [t for game in games for t in game[kind]], PRESS_WITHIN))
            every = [t for game in games for times in game.values() for t in times]
            print(line("press to changed screen: all", every, PRESS_WITHIN))
            first, alone, beside = beside_a_study(browser, address, 40)
            print(line("what-if: start to first numbers", [first]))
            print(line("press, alone on the server", alone))
            print(line("press, beside another's what-if", beside))
            browser.close()
    finally:
        server.terminate()
        server.wait(timeout=20)


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def _wait_for(address: str) -> None:
    """Wait until the server answers; its first visitor pays for what it reads in once, so that is done here."""
    for _ in range(300):
        try:
            urllib.request.urlopen(address, timeout=20).close()
            return
        except OSError:
            time.sleep(0.2)
    sys.exit("The server did not start.")


if __name__ == "__main__":
    main()
