"""Where games are kept when nobody says otherwise: in the folder that the system gives every user for such data."""

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

PLACE: Final = "CITADELS_LAB_STORE"
"""The environment variable that names the file."""


def usual_place() -> Path:
    """Return the file that ``CITADELS_LAB_STORE`` names, else ``games.sqlite`` in the user's folder of data."""
    named = os.environ.get(PLACE)
    return Path(named) if named else user_data_path("citadels-lab", appauthor=False) / "games.sqlite"
