"""The server under load: ``citadels-lab serve`` on this machine, in a process of its own, and how it is."""

import json
import socket
import subprocess
import sys
import time
import urllib.request

from tests import kept_apart  # noqa: F401

COMMAND = [sys.executable, "-c", "from citadels_lab.cli import main; main()", "serve"]
STARTING = 120.0
"""Seconds after which a server that does not answer is a failure."""


class Server:
    """A server that of this command's own. ``idle`` is how many seconds it keeps what visitors have left."""

    def __init__(self, idle: float, *options: str) -> None:
        self.idle, self.port = idle, _free_port()
        self.home = f"http://localhost:{self.port}/"
        self.options = ["--port", str(self.port), "--idle", str(idle), *options]

    def start(self) -> None:
        """Give the command."""
        self.begun = time.perf_counter()
        self.process = subprocess.Popen([*COMMAND, *self.options], stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        """End it, as Ctrl-C does."""
        if hasattr(self, "process"):
            self.process.terminate()
            self.process.wait(timeout=20)

    def wait(self) -> float:
        """Wait until it answers; return the seconds since the command was given."""
        while time.perf_counter() - self.begun < STARTING:
            with socket.socket() as probe:
                probe.settimeout(1)
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return time.perf_counter() - self.begun
            assert self.process.poll() is None, "the server has ended"
            time.sleep(0.02)
        raise AssertionError(f"the server did not answer within {STARTING:.0f} s")

    def status(self) -> dict[str, int]:
        """Return how many sessions it holds, how much memory it takes, and so on."""
        with urllib.request.urlopen(f"{self.home}status", timeout=20) as answer:
            return dict(json.load(answer))

    def emptied(self) -> float:
        """Wait until all sessions are cleared away; return how many seconds that took."""
        begun = time.perf_counter()
        while time.perf_counter() - begun < 4 * self.idle + 20:
            if self.status()["sessions"] == 0:
                return time.perf_counter() - begun
            time.sleep(0.2)
        raise AssertionError(f"sessions that were left are still there: {self.status()}")


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])
