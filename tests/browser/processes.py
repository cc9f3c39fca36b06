"""Servers as they are run: ``citadels-lab serve`` in processes of their own, over one file of games."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 60


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Serving:
    """A server in a process of its own."""

    def __init__(self, store: Path, port: int | None = None) -> None:
        self.port = port or free_port()
        program = "from citadels_lab.cli import main; main()"
        command = [sys.executable, "-c", program, "serve", "--port", str(self.port), "--store", str(store)]
        self.process = subprocess.Popen(command, env=os.environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not self._listens():
            time.sleep(0.1)

    def _listens(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 0.5).close()
        except OSError:
            return False
        return True

    def address(self, words: str) -> str:
        """The address of a table."""
        return f"http://localhost:{self.port}/play?{words}"

    def kill(self) -> None:
        """End it at once, as a crash does."""
        self.process.kill()
        self.process.wait()
