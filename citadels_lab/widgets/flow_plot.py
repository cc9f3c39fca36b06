"""Gold flows as a picture: payers on the left, takers on the right, a band for each move, as wide as its coins.

Because every account may stand on both sides, gold that comes back (bank to player to bank) is no trouble.
"""

from collections.abc import Mapping
from textwrap import fill
from typing import Any

from bokeh.core.properties import field
from bokeh.models import ColumnDataSource
from bokeh.models.glyphs import Patches, Quad

from .drawing import Brush, bare_plot, draw, letters
from .ledger import Moves
from .themes import LIGHT

GAP, GAPS, BAR = 0.09, 0.5, 0.035
LEFT, RIGHT = 0.37, 0.63
WIDEST = 0.11
STEPS = 16


class FlowPlot:
    """The bands of gold. ``update(moves, names, colors, none, theme)`` shows other moves; ``none`` is said of no moves.

    ``names`` and ``colors`` are given by account; the accounts stand in the order of ``names``.
    """

    def __init__(self) -> None:
        self.bands = ColumnDataSource({"xs": [], "ys": [], "fill": []})
        self.bars = ColumnDataSource({"left": [], "right": [], "top": [], "bottom": [], "fill": []})
        self.labels = ColumnDataSource({"x": [], "y": [], "words": [], "align": []})
        self.figure = bare_plot((0, 1), (1, 0))
        self.brush = Brush()
        bands = Patches(xs="xs", ys="ys", fill_color="fill", fill_alpha=0.5, line_alpha=0.5)
        bars = Quad(left="left", right="right", top="top", bottom="bottom", fill_color="fill")
        words = letters("x", "y", "words", align=field("align"))
        draw(self.figure, self.bands, self.brush.part(bands, line_color="gold-line"))
        draw(self.figure, self.bars, self.brush.part(bars, line_color="flow-edge"))
        draw(self.figure, self.labels, self.brush.part(words, text_color="ink"))
        self._shown: Any = None

    def update(
        self, moves: Moves, names: Mapping[str, str], colors: Mapping[str, str], none: str, theme: str = LIGHT
    ) -> None:
        """Show these moves of gold."""
        if not self.brush.show(theme) and self._shown == (moves, names, none):
            return
        self._shown = (list(moves), dict(names), none)
        bands, bars, labels = layout(moves, names, colors)
        if not moves:
            labels = {
                "x": [0.5],
                "y": [0.5],
                "words": [fill(none, 22)],
                "align": ["center"],
            }
        self.bands.data, self.bars.data, self.labels.data = bands, bars, labels


def layout(
    moves: Moves, names: Mapping[str, str], colors: Mapping[str, str]
) -> tuple[dict[str, list[Any]], dict[str, list[Any]], dict[str, list[Any]]]:
    """Return the bands, the bars and their labels for these moves, in a unit square with y downwards."""
    bands: dict[str, list[Any]] = {"xs": [], "ys": [], "fill": []}
    bars: dict[str, list[Any]] = {"left": [], "right": [], "top": [], "bottom": [], "fill": []}
    labels: dict[str, list[Any]] = {"x": [], "y": [], "words": [], "align": []}
    total = sum(n for _, _, n in moves)
    if not total:
        return bands, bars, labels
    paid = {account: sum(n for s, _, n in moves if s == account) for account in names}
    got = {account: sum(n for _, t, n in moves if t == account) for account in names}
    gaps = [sum(map(bool, side.values())) - 1 for side in (paid, got)]
    gap = min(GAP, GAPS / max(1, *gaps))
    unit = min(WIDEST, *((0.86 - gap * n) / total for n in gaps))
    tops: list[dict[str, float]] = []
    for side, x, align in ((paid, LEFT - BAR, "right"), (got, RIGHT, "left")):
        tops.append(_stack(side, unit, gap, x, align, names, colors, bars, labels))
    for source, target, n in moves:
        high = n * unit
        _band(
            bands,
            tops[0][source],
            tops[1][target],
            high,
            colors["bank" if "bank" in (source, target) else source],
        )
        tops[0][source] += high
        tops[1][target] += high
    return bands, bars, labels


def _stack(
    side: dict[str, int],
    unit: float,
    gap: float,
    x: float,
    align: str,
    names: Mapping[str, str],
    colors: Mapping[str, str],
    bars: dict,
    labels: dict,
) -> dict[str, float]:
    used = {account: n for account, n in side.items() if n}
    y = (1 - sum(used.values()) * unit - gap * (len(used) - 1)) / 2
    tops = {}
    for account, n in used.items():
        tops[account] = y
        for column, value in zip(bars, (x, x + BAR, y, y + n * unit, colors[account]), strict=True):
            bars[column].append(value)
        outside = x - 0.02 if align == "right" else x + BAR + 0.02
        sign = "\N{MINUS SIGN}" if align == "right" else "+"
        for column, value in zip(
            labels, (outside, y + n * unit / 2, f"{names[account]} {sign}{n}", align), strict=True
        ):
            labels[column].append(value)
        y += n * unit + gap
    return tops


def _band(bands: dict[str, list[Any]], y0: float, y1: float, high: float, fill: str) -> None:
    upper = [
        (LEFT + (RIGHT - LEFT) * t, y0 + (y1 - y0) * (3 - 2 * t) * t * t) for t in (i / STEPS for i in range(STEPS + 1))
    ]
    bands["xs"].append([x for x, _ in upper] + [x for x, _ in reversed(upper)])
    bands["ys"].append([y for _, y in upper] + [y + high for _, y in reversed(upper)])
    bands["fill"].append(fill)
