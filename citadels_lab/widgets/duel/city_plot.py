"""The city as a picture: one Bokeh figure, made once, then only fed with new data."""

from collections.abc import Callable, Mapping
from json import dumps
from typing import Any

from bokeh.core.properties import field
from bokeh.events import Tap
from bokeh.models import ColumnDataSource, CustomJS, CustomJSTransform
from bokeh.models.glyphs import Circle, Patches, Rect

from ..drawing import Brush, bare_plot, draw, letters
from ..look import Look
from .city_layers import COLUMNS, SHARES, layers, nothing
from .geometry import cell_at, window

LARGE, MIDDLE = 84, 70
"""From these sides of a cell on, in pixels, there is room for names and buildings, or for names in their place."""

FIT = f"""
const width = plot.properties.inner_width.is_unset ? 0 : plot.inner_width;
const side = width / Math.abs(plot.x_range.end - plot.x_range.start);
const size = side >= {LARGE} ? 0 : side >= {MIDDLE} ? 1 : 2;
const share = (kind) => ({dumps(SHARES)})[kind][size];
"""
LEAST = 'Math.max(kind.startsWith("name") ? 9 : 10, side * share(kind))'
"""The size of letters in pixels; a name must not stand over its tile's border."""
STYLED: dict[str, Any] = {"text_font_style": field("style"), "text_line_height": field("spacing")}


class CityPlot:
    """The picture of the city. ``update(look)`` shows another position; ``on_cell`` is called with a pressed cell."""

    def __init__(self, on_cell: Callable[[str], None] | None = None) -> None:
        self.on_cell = on_cell
        self.sources = {layer: ColumnDataSource() for layer in COLUMNS}
        self.figure = bare_plot((-0.5, 5.5), (6.5, -0.5))
        self._shown: dict[str, Any] = {}
        self.brush = Brush()
        self._fill(nothing())
        self._draw()
        self.figure.on_event(Tap, self._tapped)

    def update(self, look: Look) -> None:
        """Show what the look shows; only layers that differ are sent."""
        frame = window(look.facts["room"])
        half = frame.span / 2
        x, y = (frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2
        for range_, start, end in (
            (self.figure.x_range, x - half, x + half),
            (self.figure.y_range, y + half, y - half),
        ):
            if (range_.start, range_.end) != (start, end):
                range_.update(start=start, end=end)
                self._shown = {}  # the cells have another size, by which the page fits all layers again
        self.brush.show(look.opened.theme)
        self._fill(layers(look))

    def _fill(self, data: Mapping[str, Any]) -> None:
        for layer, columns in data.items():
            if self._shown.get(layer) != columns:
                self.sources[layer].data = columns
        self._shown = dict(data)

    def _tapped(self, event: Tap) -> None:
        cell = cell_at(event.x, event.y) if event.x is not None and event.y is not None else None
        if cell and self.on_cell:
            self.on_cell(cell)

    def _draw(self) -> None:
        """Add the layers from the ground up. In the browser they grow, shrink and vanish with the cells."""
        seen = self._fitted("share(kind) ? 1 : 0")
        size = self._fitted(f"{LEAST} + 'px'")
        edge: dict[str, Any] = {"fill_alpha": seen, "line_alpha": seen, "line_width": 2}
        face: dict[str, Any] = {"width": 0.75, "height": 0.75, "border_radius": 5}
        plate: dict[str, Any] = {"width": "width", "height": "height", "border_radius": 10}
        building = self._fitted("share(kind) / 2")
        glyphs = {
            "marks": _squares(rounded=15),
            "squares": _squares(rounded=10),
            "faces": Rect(x="x", y="y", **face, fill_color="fill", line_color=None),
            "art": Patches(xs="xs", ys="ys", fill_color="fill", fill_alpha=building, line_color=None),
            "discs": Circle(
                x="x", y="y", radius=self._fitted("share(kind)"), fill_color="fill", line_color="line", **edge
            ),
            "plates": Rect(x="x", y="y", **plate, **edge),
            "words": letters("x", "y", "words", size=size, color=field("color"), text_alpha=seen, **STYLED),
        }
        self.brush.part(glyphs["plates"], fill_color="black", line_color="white")
        for layer, glyph in glyphs.items():
            draw(self.figure, self.sources[layer], glyph)
        fitted = [glyphs[layer] for layer in ("art", "discs", "plates", "words")]
        again = CustomJS(args={"glyphs": fitted}, code="for (const glyph of glyphs) glyph.transformchange.emit()")
        self.figure.js_on_change("inner_width", again)

    def _fitted(self, formula: str) -> Any:
        """Return a property that is worked out in the browser from the kind of a thing and the size of the cells."""
        code = f"{FIT}return xs.map((kind) => {formula})"
        return field("kind", transform=CustomJSTransform(args={"plot": self.figure}, v_func=code))


def _squares(rounded: Any) -> Rect:
    paint: dict[str, Any] = {name: name for name in ("fill_alpha", "line_alpha", "line_width")}
    return Rect(
        x="x",
        y="y",
        width="side",
        height="side",
        border_radius=rounded,
        fill_color="fill",
        line_color="line",
        line_dash="dash",
        **paint,
    )
