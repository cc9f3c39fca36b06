"""The skeleton of the page of rules: the form, what was found, the rule that is open."""

from pathlib import Path
from typing import Any, Final

import param

from ..markup import STYLE, Markup

HERE: Final = Path(__file__).parent
LOOKS: Final = [(HERE.parent / "lessons" / "lessons.css"), HERE / "rulebook.css"]

FRAME: Final = """<div data-region="top"></div>
<main class="rulebook">
  <div class="finding"><div data-region="form"></div><div data-region="found"></div></div>
  <div data-region="rule"></div>
</main>"""


class RuleScreen(Markup):
    """The regions of the page."""

    top = param.String("", doc="the HTML of the head: title and menu")
    form = param.String("", doc="the HTML of the form: words and filters")
    found = param.String("", doc="the HTML of what was found")
    rule = param.String("", doc="the HTML of the rule that is open; empty for none")

    def __init__(self, **params: Any) -> None:
        params.setdefault("stylesheets", [STYLE, *(look.read_text(encoding="utf-8") for look in LOOKS)])
        super().__init__(frame=FRAME, **params)
