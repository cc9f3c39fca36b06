"""The council as a picture: nine seats in a ring, each in its holder's colour and letter, the counts in the middle."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any

from bokeh.models import Circle, ColumnDataSource

from ..drawing import Brush, bare_plot, draw, letters
from ..look import Look
from ..shapes import SERIF
from ..themes import LIGHT, colors

SEATS = 9


class CouncilPlot:
    """The ring of nine tokens. ``update(look)`` shows another position."""

    def __init__(self) -> None:
        self.tokens = ColumnDataSource(_tokens([""] * SEATS, {}, colors(LIGHT)))
        self.middle = ColumnDataSource({"x": [], "y": [], "words": []})
        self.figure = bare_plot((-1.3, 1.3), (-1.3, 1.3))
        ring = ColumnDataSource({"x": [0], "y": [0]})
        self.brush = Brush()
        circle = Circle(x="x", y="y", radius=1.0, fill_color=None, line_width=10)
        token = Circle(x="x", y="y", radius=0.245, fill_color="fill", line_width=3)
        letter = letters("x", "y", "letter", color="ink", text_font_style="bold")
        middle = letters("x", "y", "words", size="18px", font=SERIF)
        draw(self.figure, ring, self.brush.part(circle, line_color="ring"))
        draw(self.figure, self.tokens, self.brush.part(token, line_color="owner-line"))
        draw(self.figure, self.tokens, letter)
        draw(self.figure, self.middle, self.brush.part(middle, text_color="ink"))
        self._shown: Any = None

    def update(self, look: Look) -> None:
        """Show who holds the nine seats."""
        counts = {seat: int(player["seats"]) for seat, player in look.facts["players"].items()}
        holders = [seat for seat, n in counts.items() for _ in range(n)]
        letters = {seat: look.name("seat", seat)[:1] for seat in counts}
        lines = [look.say("council.count", seat=seat, n=n) for seat, n in counts.items()]
        if not self.brush.show(look.opened.theme) and self._shown == (holders, lines):
            return
        self._shown = (holders, lines)
        self.tokens.data = _tokens(holders, letters, look.colors)
        self.middle.data = {"x": [0] * len(lines), "y": [0.17 - 0.34 * at for at in range(len(lines))], "words": lines}


def _tokens(holders: list[str], letters: dict[str, str], colors: Mapping[str, str]) -> dict[str, list[Any]]:
    angles = [pi / 2 - 2 * pi * at / SEATS for at in range(len(holders))]
    return {
        "x": [cos(angle) for angle in angles],
        "y": [sin(angle) for angle in angles],
        "fill": [colors.get(seat, colors["paper"]) for seat in holders],
        "ink": [colors.get(f"on-{seat}", colors["ink"]) for seat in holders],
        "letter": [letters.get(seat, "") for seat in holders],
    }
