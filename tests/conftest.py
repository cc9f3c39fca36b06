"""What every test shares: how hard Hypothesis looks, and how a failing case is told again.

`everyday` tries few cases, the same ones every time, so that a red test is red for everyone. `ci` tries more of them,
also the same every time. `hunt` tries many new ones: run it by hand to look for trouble, e.g.
`pytest --hypothesis-profile=hunt tests/laws`. Each prints, with a failure, the line that plays the failing case again.
"""

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
