"""The skeleton of the Duel screen."""

from pathlib import Path
from typing import Any, ClassVar

import param
from panel.viewable import Child

from ..screen import Screen

FRAME = (Path(__file__).parent.parent / "frame.html").read_text(encoding="utf-8")


class DuelScreen(Screen):
    """The views of Duel, besides those of every game."""

    board_head = param.String("")
    city = param.String("")
    row = param.String("")
    players = param.String("")
    council = param.String("")

    city_plot = Child()
    council_plot = Child()

    once: ClassVar[frozenset[str]] = Screen.once | {"cell"}

    def __init__(self, **params: Any) -> None:
        params.setdefault("frame", FRAME)
        super().__init__(**params)
