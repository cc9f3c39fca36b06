"""The page for whom there is no room: one sentence, and nothing that has to be kept."""

from typing import Any

import panel as pn
from panel.template import Template

from citadels_lab.words import say

from ..icons import SIGNS
from ..lessons.serving import asked_language
from ..page import PAGE


def full_page() -> Any:
    """Return the page that asks a visitor to come back."""
    language = asked_language()
    sentence = say("safety.full", language)
    page = Template(PAGE)
    page.add_panel("screen", pn.Spacer())
    page.add_variable("icon", SIGNS["tower"])
    page.add_variable("language", language)
    page.add_variable("waiting", sentence)  # in the place where another page says that it is coming
    page.add_variable("noscript", sentence)
    return page
