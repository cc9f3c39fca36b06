"""What the browser tests share: one server, one browser, pages on which nothing may go wrong."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .screen import Screen
from .serving import Chromium, Server
from .visiting import SIZES, Visits

__all__ = ["SIZES"]

HERE = Path(__file__).parent
CHROMIUM = Chromium()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    if nextitem is None or HERE not in nextitem.path.parents:
        CHROMIUM.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """The app, served in this process."""
    server = Server()
    yield server
    server.stop()


@pytest.fixture
def browser() -> Any:
    """The browser of this run."""
    return CHROMIUM.get()


@pytest.fixture
def visit(server: Server, browser: Any) -> Iterator[Callable[..., Screen]]:
    """Open a fresh table: ``visit(seed=7, opponent="random")``. In the end nothing has gone wrong on any page.

    Or open a table that is laid out: ``visit(duel(until=may_build))``. ``size`` is wide, tablet or phone;
    ``options`` go to the browser, ``before`` is called with the page before it opens, the rest goes into the address.
    """
    visits = Visits(server, browser)
    yield visits.table
    assert visits.close() == []


@pytest.fixture
def visits(server: Server, browser: Any) -> Iterator[Visits]:
    """Open tables and any other pages. In the end nothing has gone wrong on any of them."""
    visits = Visits(server, browser)
    yield visits
    assert visits.close() == []
