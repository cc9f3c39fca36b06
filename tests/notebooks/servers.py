"""Start a server as a user would, in a process of its own, and look at it with a real browser."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nbformat
from playwright.sync_api import Browser, Page, Request, sync_playwright

from tests.browser.find_chromium import HOW_TO_GET_ONE, find_chromium

from .refresh import NOTEBOOKS

ROOT = NOTEBOOKS.parent
SECONDS_TO_START = 90


@contextmanager
def serving(folder: Path, *module_and_arguments: str, ready: str, **environment: str) -> Iterator[str]:
    """Run ``python -m ...`` in a folder until the block is left; give its address once the path ``ready`` answers.

    ``{port}`` in an argument stands for a free port. Raises AssertionError with its log if it does not start.
    """
    port = free_port()
    log = folder / "server.log"
    command = [sys.executable, "-m", *(argument.format(port=port) for argument in module_and_arguments)]
    environ = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    with log.open("w") as out:
        server = subprocess.Popen(command, cwd=folder, env=environ, stdout=out, stderr=out, start_new_session=True)
    try:
        wait_for(f"http://127.0.0.1:{port}{ready}", server, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        stop(server)


@contextmanager
def serving_notebooks(folder: Path, *names: str, ready: str = "", index: str = "", **environment: str) -> Iterator[str]:
    """Run ``panel serve`` of notebooks, as ``serving`` does; ``ready`` is the one waited for, else the first.

    ``index`` is the notebook that stands at the root.
    """
    at_the_root = ("--index", index) if index else ()
    paths = (str(NOTEBOOKS / f"{name}.ipynb") for name in names)
    serve = ("panel", "serve", *paths, *at_the_root, "--port", "{port}", "--address", "127.0.0.1")
    with serving(folder, *serve, ready=f"/{ready or names[0]}", **environment) as address:
        yield address


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def wait_for(address: str, server: "subprocess.Popen[bytes]", log: Path) -> None:
    """Wait until the address answers."""
    end = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < end:
        assert server.poll() is None, f"the server stopped:\n{log.read_text()}"
        try:
            urllib.request.urlopen(address, timeout=20).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise AssertionError(f"{address} did not answer within {SECONDS_TO_START} s:\n{log.read_text()}")


def stop(server: "subprocess.Popen[bytes]") -> None:
    """End the server politely; whatever of its own group is left after ten seconds is ended for good."""
    server.terminate()
    try:
        server.wait(timeout=10)
    except subprocess.TimeoutExpired:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser; fails with the sentence that says how to get one where there is none."""
    program = find_chromium()
    assert program, HOW_TO_GET_ONE
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


class Watch:
    """Notes what a page must not do: ask other machines for something, or raise an error."""

    def __init__(self, page: Page) -> None:
        self.outside: list[str] = []
        self.errors: list[str] = []
        page.on("request", self._request)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _request(self, request: Request) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:")):
            self.outside.append(request.url)


def table_of_the_notebook(name: str = "play_duel") -> Any:
    """The session that a notebook starts with, made by its own cells."""
    names: dict[str, Any] = {}
    for cell in nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4).cells:
        if cell.id in ("imports", "cast", "table"):
            exec(cell.source, names)
    return names["table"]
