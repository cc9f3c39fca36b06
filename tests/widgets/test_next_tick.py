"""What has something done on a page may be called from any thread."""

import asyncio
import threading

from citadels_lab.widgets.next_tick import next_tick
from tests.session.ponderer import on_a_loop


class Page:
    """A page that notes what is added to it, and in which thread."""

    def __init__(self):
        self.added = []

    def add_next_tick_callback(self, doing):
        self.added.append((doing, threading.current_thread()))


@on_a_loop
async def test_what_another_thread_tells_reaches_a_page_on_its_event_loop():
    """A page that is being drawn may take no notice of what is added to it in another thread at that moment."""
    page, told = Page(), object()
    await asyncio.to_thread(next_tick(page), told)
    await asyncio.sleep(0)
    assert page.added == [(told, threading.current_thread())]


def test_where_there_is_no_loop_it_is_told_at_once():
    page, told = Page(), object()
    next_tick(page)(told)
    assert page.added == [(told, threading.current_thread())]
