"""A file that somebody has: a record, or a scenario; whatever else it is, one sentence says so."""

from typing import Any

import citadels_lab as lab
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position
from citadels_lab.scenarios import Scenario, read

from .pages.lesson import table_of

LONGEST_NAME = 80


def open_text(given: Any) -> Position[Any] | Scenario:
    """Return the position of a record, or the scenario, in ``{"name": ..., "text": ...}`` as a page sends it.

    Raises LabError with one sentence for anything else.
    """
    told = given if isinstance(given, dict) else {}
    text, name = str(told.get("text", "")), str(told.get("name", ""))[:LONGEST_NAME]
    try:
        return lab.load(text)
    except LabError as error:
        if error.key != "record-no-format" or "step" not in text:
            raise
    scenario = read(text, name)
    table_of(scenario, "en")  # its answers must be possible, for they are played at the table
    return scenario
