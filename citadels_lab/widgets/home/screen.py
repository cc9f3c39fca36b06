"""The screen of the first page: its skeleton with a region for each part, and its own sheet."""

from pathlib import Path
from typing import Any, Final

import param

from ..markup import STYLE, Markup

HERE: Final = Path(__file__).parent
LOOK: Final = (HERE / "home.css").read_text(encoding="utf-8")
FRAME: Final = (HERE / "frame.html").read_text(encoding="utf-8")


class HomeScreen(Markup):
    """A string for each region."""

    header = param.String("", doc="the name of the lab, and the menu")
    games = param.String("", doc="the games to play")
    resume = param.String("", doc="the unfinished games of this browser")
    learn = param.String("", doc="the lessons")
    look_up = param.String("", doc="the search for rules")
    open_game = param.String("", doc="a file or a link to open")
    teach = param.String("", doc="what a teacher finds")
    footer = param.String("", doc="what the lab is, and what it is not")

    def __init__(self, **params: Any) -> None:
        params.setdefault("stylesheets", [STYLE, LOOK])
        super().__init__(frame=FRAME, **params)
