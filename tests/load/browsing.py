"""What a person at a real browser notices: the first sight, its weight, a press until the screen follows."""

import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlparse

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.browser.bench import PRESS
from tests.browser.find_chromium import HOW_TO_GET_ONE, find_chromium

READY = "html[data-citadels-ready]"
KINDS = ("answer", "step", "pick")
PAUSE = 100
"""Milliseconds between two presses of one person, who must see what happened."""


@dataclass
class Visit:
    """A first visit: when it could be used, its bytes on the wire, and who else was asked for something."""

    page: Page
    usable: float = 0.0
    weight: int = 0
    hosts: set[str] = field(default_factory=set)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start a browser for as long as the block lasts."""
    program = find_chromium()
    if program is None:
        raise SystemExit(HOW_TO_GET_ONE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


def first_visit(browser: Browser, address: str) -> Visit:
    """Open a page in a browser that has never been there, and stay."""
    visit = Visit(browser.new_context(viewport={"width": 1440, "height": 900}).new_page())
    visit.page.on("request", lambda request: visit.hosts.add(urlparse(request.url).hostname or ""))
    visit.page.on("websocket", lambda socket: visit.hosts.add(urlparse(socket.url).hostname or ""))
    wire = _weigh(visit)
    visit.page.goto(address)
    visit.page.wait_for_selector(READY, state="attached")
    visit.usable = time.perf_counter()
    visit.page.wait_for_timeout(1500)  # until the pictures are drawn and nothing is under way
    wire.detach()  # what is pressed later weighs nothing here
    visit.hosts -= {urlparse(address).hostname or "", ""}
    return visit


def presses(page: Page, n: int, until: float = float("inf")) -> list[float]:
    """Press n buttons, or until a time, and return how long each took to change the screen, in milliseconds."""
    times: list[float] = []
    while len(times) < n and time.perf_counter() < until:
        for kind in KINDS:
            took = page.evaluate(PRESS, [kind, (len(times) * 0.37) % 1])
            if took is not None:
                times.append(float(took))
                page.wait_for_timeout(PAUSE)
    return times


def _weigh(visit: Visit) -> CDPSession:
    """Count what comes over the wire until this session is detached.

    The browser tells a WebSocket's frames unpacked, so they are packed again.
    """
    wire: CDPSession = visit.page.context.new_cdp_session(visit.page)
    packed = zlib.compressobj(3)
    shrinks = False

    def loaded(told: dict[str, Any]) -> None:
        visit.weight += int(told["encodedDataLength"])

    def agreed(told: dict[str, Any]) -> None:
        nonlocal shrinks
        shrinks = "permessage-deflate" in str(told["response"]["headers"])

    def framed(told: dict[str, Any]) -> None:
        payload = str(told["response"]["payloadData"]).encode()
        sent = packed.compress(payload) + packed.flush(zlib.Z_SYNC_FLUSH) if shrinks else payload
        visit.weight += len(sent)

    wire.send("Network.enable")
    wire.on("Network.loadingFinished", loaded)
    wire.on("Network.webSocketHandshakeResponseReceived", agreed)
    wire.on("Network.webSocketFrameReceived", framed)
    return wire
