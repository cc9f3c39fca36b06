"""Shares with their intervals, one below the other, as a picture for a notebook."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bokeh.models import ColumnDataSource, FactorRange, Range1d, Scatter, Segment
from bokeh.models.annotations import Span
from bokeh.plotting import figure

from citadels_lab.pictures.intervals import COLORS
from citadels_lab.study.answer import Estimate

from ..themes import LIGHT, colors
from .plot import MARKERS

WIDTH, LINE, FOOT = 720, 26, 60
"""In pixels: the width, the height of a row, the axis below."""


class Row(NamedTuple):
    """A share: what it is of, for whom (a group has a colour and a mark of its own), and where it lies."""

    words: str
    group: str
    share: Estimate


def marks(rows: Sequence[Row], line: float | None = None) -> Any:
    """Return the picture, its axis in points of a hundred; ``line`` is a share to compare all with."""
    paint = colors(LIGHT)
    groups = list(dict.fromkeys(row.group for row in rows))
    names: list[Any] = [f"{row.words}, {row.group}" if len(groups) > 1 else row.words for row in rows]
    plot = figure(
        y_range=FactorRange(*reversed(names)), x_range=Range1d(start=0, end=100), width=WIDTH,
        height=LINE * len(rows) + FOOT, x_axis_label="%", toolbar_location=None,
    )  # fmt: skip
    for group, color, marker in zip(groups, COLORS, MARKERS, strict=False):
        at = [place for place, row in enumerate(rows) if row.group == group]
        shares = [rows[place].share for place in at]
        source = ColumnDataSource(
            {
                "y": [names[place] for place in at],
                **{name: [100 * getattr(share, name) for share in shares] for name in ("low", "value", "high")},
            }
        )
        plot.add_glyph(source, Segment(x0="low", x1="high", y0="y", y1="y", line_color=color, line_width=6))
        mark = Scatter(
            x="value", y="y", size=9, marker=marker, fill_color=paint["card"], line_color=color, line_width=2
        )
        plot.add_glyph(source, mark)
    if line is not None:
        plot.add_layout(Span(location=100 * line, dimension="height", line_dash="dashed", line_color=paint["ink"]))
    return plot
