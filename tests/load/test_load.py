"""The load test itself works: three visitors play against a real server, leave, and nothing of them stays."""

import asyncio
import gc
import time
import weakref

import panel as pn
import pytest

from citadels_lab.widgets import serving
from citadels_lab.widgets.app import TableApp

from .crowd import come_and_go, crowd
from .report import Line, table
from .server import Server

pytestmark = pytest.mark.slow

PATIENCE = 60.0


def test_three_visitors_play_and_leave_and_their_sessions_are_cleared_away():
    server = Server(1.0)
    try:
        server.start()
        server.wait()
        told = asyncio.run(crowd(server.home, 3, seconds=4, every=0.3))
        assert told.failures == [] and len(told.openings) == 3 and len(told.presses) > 3
        server.emptied()
        assert server.status() | {"memory": 0} == {"open": 0, "sessions": 0, "most": 300, "refused": 0, "memory": 0}
    finally:
        server.stop()


def test_a_session_that_fails_is_told():
    told = asyncio.run(crowd("http://localhost:9/", 1, seconds=1))
    assert len(told.failures) == 1 and told.failures[0].startswith("session 0: ")


def test_of_sessions_that_are_over_no_table_stays_in_memory(monkeypatch):
    tables: weakref.WeakSet[TableApp] = weakref.WeakSet()

    class Noted(TableApp):
        def __init__(self, *args, **params):
            super().__init__(*args, **params)
            tables.add(self)

    monkeypatch.setattr(serving, "TableApp", Noted)
    thread = serving.serve(port=0, threaded=True, verbose=False, idle=0.5)
    try:
        home = f"http://localhost:{port_of(thread)}/"
        asyncio.run(come_and_go(home, 5))
        assert len(tables) == 5
        end = time.monotonic() + PATIENCE
        while tables and time.monotonic() < end:
            time.sleep(0.3)
            gc.collect()
        assert len(tables) == 0
    finally:
        thread.stop()


def port_of(thread) -> int:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        server = pn.state._servers.get(thread.server_id)
        if server and server[0].port:
            return int(server[0].port)
        time.sleep(0.02)
    raise AssertionError("the server did not start")


def test_the_table_says_which_aims_were_kept():
    said = table([Line("first", 1.234, "s", 3), Line("weight", 1000, "kB", 900), Line("p50", 41, "ms")]).splitlines()
    assert said[2].split("|")[1:-1] == [" first  ", " 1.23 s   ", " at most 3 s    ", " kept   "]
    assert "MISSED" in said[3] and "1000 kB" in said[3] and said[4].endswith("|        |")
