"""Scenarios: a position, some moves and what must hold, in one small file that people write by hand.

>>> from citadels_lab import scenarios
>>> scenario = scenarios.named("duel/build-bonus")
>>> scenario.run().holds
True

``docs/scenarios.md`` tells how to write one.
"""

from citadels_lab.scenarios.coverage import Coverage, coverage
from citadels_lab.scenarios.model import Answer, Expected, Outcome, Problem, Refusal, Scenario, Step
from citadels_lab.scenarios.reading import load, read
from citadels_lab.scenarios.shelf import library, named, names

__all__ = [
    "Answer",
    "Coverage",
    "Expected",
    "Outcome",
    "Problem",
    "Refusal",
    "Scenario",
    "Step",
    "coverage",
    "library",
    "load",
    "named",
    "names",
    "read",
]
