"""``/status``: how many pages are open, how many sessions are held and how much memory that takes. Numbers only."""

import json
from pathlib import Path
from typing import Any

from tornado.web import RequestHandler

from .crowd import Crowd

PAGE_SIZE = 4096


class Status(RequestHandler):
    """Tells whoever runs the server how it is."""

    def initialize(self, crowd: Crowd) -> None:
        """Take the visitors that are counted."""
        self.crowd = crowd

    def get(self) -> None:
        """Answer with the numbers."""
        self.set_header("Content-Type", "application/json")
        self.write(json.dumps(self._numbers()))

    def _numbers(self) -> dict[str, int | None]:
        server: Any = self.application
        sessions = [session for app in server.applications.values() for session in app.sessions]
        return {
            "open": sum(session.connection_count > 0 for session in sessions),
            "sessions": len(sessions),
            "most": self.crowd.most,
            "refused": self.crowd.refused,
            "memory": memory(),
        }


def memory() -> int | None:
    """Return the memory of this process in bytes; None where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE_SIZE
    except OSError:
        return None
