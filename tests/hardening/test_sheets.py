"""A page that is made without its HTML, as after a restart of the server, names no other machine."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from panel.io.application import build_applications

from citadels_lab.widgets.home.page import Home
from citadels_lab.widgets.safety.sheets import OURS, from_here
from citadels_lab.widgets.serving import create_app


def home() -> Any:
    """The first page."""
    return Home("en", folder="").page()


@pytest.mark.parametrize("page", [home, create_app], ids=["home", "table"])
def test_a_page_without_its_html_takes_its_sheets_from_this_server(page: Callable[[], Any]) -> None:
    (app,) = build_applications(from_here({"page": lambda: page()})).values()
    sheets = re.findall(r"[^\"' ]+\.css", json.dumps(app.create_document().to_json(), default=str))
    assert sheets and all(sheet.startswith(OURS) for sheet in sheets), set(sheets)
