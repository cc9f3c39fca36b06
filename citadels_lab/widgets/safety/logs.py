"""Keeps the keys of games out of the server's log: whoever reads one there could play in another's place."""

import logging
import re
from typing import Final

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


_WITHOUT_KEYS: Final = WithoutKeys()


def hide_keys() -> None:
    """Blot keys out of what the server logs from now on."""
    for name in LOGGERS:
        logging.getLogger(name).addFilter(_WITHOUT_KEYS)  # the same filter is added once only
