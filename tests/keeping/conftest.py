"""What the tests of keeping share."""

import pytest

from citadels_lab.widgets.keeping.house import HOUSE


@pytest.fixture
def path(tmp_path):
    """A file of games of the test's own."""
    HOUSE.move(tmp_path / "games.sqlite")
    yield tmp_path / "games.sqlite"
    HOUSE.move(None)
