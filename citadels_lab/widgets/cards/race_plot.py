"""The score race as a picture: a line for each player, told apart by marker, dash, colour and the name at its end."""

from typing import Any

from bokeh.models import BasicTicker, ColumnDataSource, Grid, LinearAxis, Scatter
from bokeh.models.glyphs import MultiLine

from ..drawing import Brush, bare_plot, draw, letters
from ..shapes import SANS
from .flows import COLORS
from .look import CardLook

MARKERS = ("circle", "square", "triangle", "diamond", "inverted_triangle", "star", "hex", "plus")
DASHES = ("solid", "dashed", "solid", "dotted", "dashdot", "solid", "dashed", "dotdash")
ROOM, APART = 0.34, 0.12
"""The room for the names beside the lines, and how far one lies above another: parts of the picture."""


class RacePlot:
    """The lines of up to eight players. ``update(look)`` shows another position; the picture is made once."""

    def __init__(self) -> None:
        self.figure = bare_plot((0, 1), (0, 10))
        self.figure.min_border = 26
        self.figure.min_border_top = self.figure.min_border_right = 6
        self.brush = Brush()
        self._axes()
        self.lines = ColumnDataSource({"xs": [], "ys": [], "color": [], "dash": []})
        self.marks = ColumnDataSource({"x": [], "y": [], "color": [], "marker": []})
        self.labels = ColumnDataSource({"x": [], "y": [], "words": [], "color": []})
        lines = MultiLine(xs="xs", ys="ys", line_color="color", line_dash="dash", line_width=2.5)
        marks = Scatter(x="x", y="y", marker="marker", size=9, fill_color="color", line_color="color")
        names = letters("x", "y", "words", color="color", align="left", text_font_style="bold", x_offset=10)
        for source, glyph in ((self.lines, lines), (self.marks, marks), (self.labels, names)):
            draw(self.figure, source, glyph)
        self._shown: Any = None

    def _axes(self) -> None:
        ticker = BasicTicker(min_interval=1, desired_num_ticks=6)
        for place in ("below", "left"):
            axis = LinearAxis(
                ticker=ticker,
                major_tick_line_color=None,
                minor_tick_line_color=None,
                major_label_text_font=SANS,
                major_label_text_font_size="14px",
            )
            self.brush.part(axis, axis_line_color="line-more", major_label_text_color="ink")
            self.figure.add_layout(axis, place)
        self.figure.add_layout(self.brush.part(Grid(dimension=1, ticker=ticker), grid_line_color="line"))

    def update(self, look: CardLook) -> None:
        """Show the race up to the step one looks at."""
        seats, rounds = look.facts["seats"], [dict(points) for points in look.rounds]
        if not self.brush.show(look.opened.theme) and self._shown == (seats, rounds):
            return
        self._shown = (seats, rounds)
        last, top = max(1, len(rounds) - 1), max([10, *(n for points in rounds for n in points.values())])
        self.figure.x_range.update(start=-0.03 * last, end=last * (1 + ROOM))
        self.figure.y_range.update(start=-0.03 * top, end=top * 1.06)
        xs, ys = list(range(len(rounds))), [[points[seat] for points in rounds] for seat in seats]
        colors = [look.colors[name] for name in COLORS[: len(seats)]]
        self.lines.data = {"xs": [xs] * len(seats), "ys": ys, "color": colors, "dash": DASHES[: len(seats)]}
        self.marks.data = {
            "x": xs * len(seats),
            "y": [y for line in ys for y in line],
            "color": [color for color in colors for _ in xs],
            "marker": [marker for marker in MARKERS[: len(seats)] for _ in xs],
        }
        self.labels.data = _labels(look, seats, rounds, top)


def _labels(look: CardLook, seats: list[str], rounds: list[dict[str, int]], top: int) -> dict[str, list[Any]]:
    """Return the names at the lines' ends, moved apart where they would lie on one another."""
    order = sorted(seats, key=lambda seat: rounds[-1][seat])
    heights: list[float] = []
    for seat in order:
        heights.append(max([rounds[-1][seat], *(h + APART * top for h in heights[-1:])]))
    for at in reversed(range(len(heights))):  # those that were moved above the top come down, and push others down
        heights[at] = min(heights[at], heights[at + 1] - APART * top if at + 1 < len(heights) else top)
    return {
        "x": [len(rounds) - 1] * len(order),
        "y": heights,
        "words": [f"{look.name('seat', seat)} {rounds[-1][seat]}" for seat in order],
        "color": [look.colors[COLORS[seats.index(seat)]] for seat in order],
    }
