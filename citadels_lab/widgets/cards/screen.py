"""The skeleton of the card game's screen, and its look."""

from pathlib import Path
from typing import Any

import param
from panel.viewable import Child

from ..markup import STYLE
from ..screen import Screen

HERE = Path(__file__).parent
FRAME = (HERE / "frame.html").read_text(encoding="utf-8")
CARDS = (HERE / "cards.css").read_text(encoding="utf-8")


class CardScreen(Screen):
    """The views of the card game, besides those of every game."""

    mat = param.String("")
    mine = param.String("")
    seats = param.String("")
    race_head = param.String("")
    race = param.String("")

    race_plot = Child()

    def __init__(self, **params: Any) -> None:
        params.setdefault("frame", FRAME)
        params.setdefault("stylesheets", [STYLE, CARDS])
        super().__init__(**params)
