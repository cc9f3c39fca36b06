"""What the server's log tells: no keys of games (who reads one could play in another's place), and no tales.

A page that comes back to a server begun anew, or is closed while it is spoken to, is no fault; and whoever forgot to
name an origin is told how this program wants it named.
"""

import logging
import re
from typing import Final

from bokeh.core.serialization import UnknownReferenceError

SECRET: Final = re.compile(r"\b(game|at|bokeh-session-id)=[^&\s'\"]+", re.IGNORECASE)
LOGGERS: Final = ("tornado.access", "tornado.application", "tornado.general")
"""The loggers that tell addresses."""


class WithoutKeys(logging.Filter):
    """Blots out what stands behind ``game=`` and its like."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Change a line that holds a key; every line is kept."""
        said = record.getMessage()
        told = SECRET.sub(r"\1=...", said)
        if told != said:
            record.msg, record.args = told, ()
        return True


class InOurWords(logging.Filter):
    """Says in a line what the libraries below make a story of."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Change a line about what is no fault of the program; a page that was closed is not worth one."""
        said = str(record.msg)
        if record.exc_info and isinstance(record.exc_info[1], UnknownReferenceError):
            record.levelno, record.levelname, record.exc_info = logging.INFO, "INFO", None
            record.msg, record.args = "A page from before the server's start has come back, and opens itself anew.", ()
        elif said.startswith("Refusing websocket connection") and record.args:
            origin, host, *_ = record.args
            record.msg, record.args = FOREIGN, (origin, host)
        return said != CLOSED


CLOSED: Final = "Failed sending message as connection was closed"
FOREIGN: Final = "A page of %s was refused. If it is one of yours, start the server with --origin %s (docs/serving.md)."
TALKERS: Final = ("bokeh.server.protocol_handler", "bokeh.server.views.ws", "panel.io.document")
"""The loggers that make stories."""

_WITHOUT_KEYS: Final = WithoutKeys()
_IN_OUR_WORDS: Final = InOurWords()


def mind_the_log() -> None:
    """Let the server log from now on what is said above."""
    for name in LOGGERS:
        logging.getLogger(name).addFilter(_WITHOUT_KEYS)  # the same filter is added once only
    for name in TALKERS:
        logging.getLogger(name).addFilter(_IN_OUR_WORDS)
