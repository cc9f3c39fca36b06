"""What every test shares: how hard Hypothesis looks, and how a failing case is told again.

`everyday` tries few cases, the same ones every time, so that a red test is red for everyone. `ci` tries more of them,
also the same every time. `hunt` tries many new ones: run it by hand to look for trouble, e.g.
`pytest --hypothesis-profile=hunt tests/laws`. Each prints, with a failure, the line that plays the failing case again.
"""

import sys
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from tests import kept_apart  # noqa: F401

COMMON = {
    "deadline": None,  # a shared machine is sometimes slow; pytest-timeout catches what never ends
    "print_blob": True,
    "suppress_health_check": [HealthCheck.too_slow],
}

settings.register_profile("everyday", max_examples=25, derandomize=True, **COMMON)
settings.register_profile("ci", max_examples=50, derandomize=True, **COMMON)
settings.register_profile("hunt", max_examples=2000, **COMMON)
settings.load_profile("everyday")

SERVED: Final = {"browser", "hardening", "load"}
"""The folders whose tests have a server."""


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let no document be left over where nothing is served: Bokeh forgets some when a message to a server fails."""
    bokeh_io = sys.modules.get("bokeh.io")
    if bokeh_io is not None and SERVED.isdisjoint(item.path.parts):
        bokeh_io.doc._PATCHED_CURDOCS.clear()
        bokeh_io.state.curstate().reset()
