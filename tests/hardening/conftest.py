"""A real server in this process, for the tests that talk to it over the wire."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import panel as pn
import pytest

from citadels_lab.widgets import serving

PATIENCE = 60.0


def home_of(thread: Any) -> str:
    """Return the address of a server in a thread, as soon as it listens."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        server = pn.state._servers.get(thread.server_id)
        if server and server[0].port:
            return f"http://localhost:{server[0].port}/"
        time.sleep(0.02)
    raise AssertionError("the server did not start")


@pytest.fixture(scope="module")
def serve(tmp_path_factory) -> Iterator[Callable[..., str]]:
    """Start servers with these options; return their addresses."""
    threads = []

    def start(**options: Any) -> str:
        store = str(tmp_path_factory.mktemp("games") / "games.sqlite")
        threads.append(serving.serve(port=0, threaded=True, verbose=False, store=store, **options))
        return home_of(threads[-1])

    yield start
    for thread in threads:
        thread.stop()
        thread.join(PATIENCE)


@pytest.fixture(scope="module")
def home(serve) -> str:
    """The address of a server with the usual settings."""
    return serve(idle=2.0)
