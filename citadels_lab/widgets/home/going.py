"""Where an opened file or link leads: the address of a table, and for a file the file itself, which goes along."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

from citadels_lab.links import from_link, pasted
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position
from citadels_lab.scenarios import Scenario

from ..lessons.links import Links
from .resume import find

WORDS = ("at", "step", "who", "game")
"""The words of a link that go on to the table; its host is never gone to."""


def to_file(opened: Position[Any] | Scenario, file: Any, language: str, links: Links) -> dict[str, Any]:
    """Return the way to the table at which the file is opened, as the page takes it (``Markup.go``)."""
    told = {"name": str(file.get("name", "")), "text": str(file["text"])}
    return {"to": links.game(language, opened.variant), "file": told}


def to_link(given: str, language: str, links: Links) -> dict[str, Any]:
    """Return the way to the table that a link opens. Raises LabError with one sentence for what is no link."""
    given = pasted(given)
    try:
        words = {name: values[0] for name, values in parse_qs(urlsplit(given).query).items() if name in WORDS}
    except ValueError:
        words = {}
    if "game" in words:
        found = find([words["game"]])
        if not found:
            raise LabError("link-game")
        step = {"step": words["step"]} if "step" in words else {}
        return {"to": links.kept(language, found[0].variant, found[0].key, **step)}
    position = from_link(given)
    return {"to": links.game(language, position.variant, **(words or {"at": given}))}
