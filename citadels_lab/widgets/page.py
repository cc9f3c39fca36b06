"""Our own page: one language attribute, no fonts or scripts from outside, the table's colour while it loads."""

import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from panel.template import Template

from . import themes
from .icons import SIGNS

if TYPE_CHECKING:
    from .app import TableApp

GROUND = ("ground-1", "ground-2", "ground", "on-ground")
COLOR = re.compile(r"{{ (color|coded)\.([\w-]+) }}")
"""A colour as it is written, or as an address can hold it."""


def _painted(html: str) -> str:
    """Put the colours into the page: where it names one, and the sheet of those that its ground needs."""
    html = html.replace("{{ sheet }}", themes.sheet("html", GROUND))
    light = themes.colors(themes.LIGHT)
    return COLOR.sub(lambda found: light[found[2]] if found[1] == "color" else quote(light[found[2]]), html)


PAGE = _painted((Path(__file__).parent / "page.html").read_text(encoding="utf-8"))


def page(app: "TableApp") -> Template:
    """Return the page on which the app stands alone."""
    template = Template(PAGE)
    template.add_panel("screen", app.holder)
    template.add_variable("alone", True)
    template.add_variable("icon", SIGNS["tower"])
    template.add_variable("language", app.session.language)
    template.add_variable("waiting", app.look.say("wait"))
    template.add_variable("noscript", app.look.say("noscript"))
    return template
