"""Having something done on a page, in its own turn, from any thread."""

import asyncio
from collections.abc import Callable
from typing import Any


def next_tick(doc: Any) -> Callable[[Callable[[], None]], Any]:
    """Return what has something done on a page; made where the page is, it may then be called from any thread.

    It goes through the event loop first: a page that is just being drawn holds its events back, and of one that another
    thread adds at that moment it may take no notice.
    """
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:  # there is none where presses are carried out in threads, nor before a server runs
        return doc.add_next_tick_callback  # type: ignore[no-any-return]
    return lambda doing: loop.call_soon_threadsafe(doc.add_next_tick_callback, doing)
