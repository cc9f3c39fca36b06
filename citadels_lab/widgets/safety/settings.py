"""The settings of a server that is safe to leave running: what it sends, takes, keeps and writes down."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from tornado.web import GZipContentEncoding

from .components import OwnComponents
from .crowd import Crowd
from .headers import SafeHeaders
from .logs import mind_the_log
from .newcomers import Newcomers
from .status import Status

IDLE: Final = 120
"""Seconds after which the table of a page that was left is cleared away; a page that lost its line is back sooner."""
LARGEST: Final = 7_000_000
"""Bytes of the largest message that a page may send: a file of a million letters, each written as six."""
DAY: Final = 24 * 3600
COMPRESSION: Final = 3
"""How hard the server tries to make messages small (1 to 9): 3 takes half a millisecond and leaves a fifth."""
COMPRESSION_MEMORY: Final = 5
"""How much memory a connection has for that (1 to 9); each step doubles it."""


def safe(crowd: Crowd, idle: float = IDLE, frames: Sequence[str] = ()) -> dict[str, Any]:
    """Return the settings for ``panel.serve``: sessions left for ``idle`` seconds end, ``frames`` may embed the lab."""
    mind_the_log()
    return {
        "auth_provider": Newcomers(),
        "transforms": [partial(SafeHeaders, tuple(frames)), GZipContentEncoding],
        "extra_patterns": [(r"/components/(.*)", OwnComponents), (r"/status", Status, {"crowd": crowd})],
        "websocket_max_message_size": LARGEST,
        "websocket_compression_level": COMPRESSION,
        "websocket_compression_mem_level": COMPRESSION_MEMORY,
        "http_server_kwargs": {"max_body_size": LARGEST},
        "unused_session_lifetime_milliseconds": int(idle * 1000),
        "check_unused_sessions_milliseconds": max(500, min(10_000, int(idle * 250))),
        "session_token_expiration": DAY,  # a page that has been open for hours may still connect again
    }
