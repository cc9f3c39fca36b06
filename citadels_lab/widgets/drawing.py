"""What the pictures share: a bare Bokeh plot, light to send, letters, and a brush that paints them in a theme."""

from typing import Any

from bokeh.core.properties import value
from bokeh.models import ColumnDataSource, Plot, Range1d, Text
from bokeh.models.glyph import Glyph
from bokeh.models.glyphs import Line

from .shapes import SANS
from .themes import colors

UNPAINTED = "#000000"
"""The colour of letters until a brush has painted them."""


def bare_plot(x: tuple[float, float], y: tuple[float, float]) -> Any:
    """Return an empty plot that fills the place it is given and lets its ground show through."""
    return Plot(
        x_range=Range1d(start=x[0], end=x[1]),
        y_range=Range1d(start=y[0], end=y[1]),
        title=None,
        toolbar_location=None,
        sizing_mode="stretch_both",
        min_border=0,
        min_width=60,
        min_height=60,
        background_fill_color=None,
        border_fill_color=None,
        outline_line_color=None,
    )


def draw(plot: Any, source: ColumnDataSource, glyph: Glyph) -> Any:
    """Add a layer. Nothing in it is ever selected or muted, so what Bokeh would draw then is as little as can be.

    It is never drawn, but Bokeh works it out anew at every change: for letters, that is to measure all words again.
    All layers share it: a page opens the sooner the fewer models it has.
    """
    least = plot.renderers[0].muted_glyph if plot.renderers else Line(x=value(0), y=value(0))
    return plot.add_glyph(source, glyph, selection_glyph=least, nonselection_glyph=least, muted_glyph=least)


def letters(
    x: str,
    y: str,
    text: str,
    color: Any = UNPAINTED,
    size: Any = "15px",
    font: str = SANS,
    align: Any = "center",
    **more: Any,
) -> Text:
    """Return words, centred on their point unless ``align`` says otherwise."""
    return Text(
        x=x,
        y=y,
        text=text,
        text_color=color,
        text_font_size=size,
        text_font=value(font),
        text_align=align,
        text_baseline="middle",
        **more,
    )


class Brush:
    """Paints the fixed parts of a picture in the colours of a theme, and anew when another one is shown."""

    def __init__(self) -> None:
        self.theme = ""
        self._parts: list[tuple[Any, dict[str, str]]] = []

    def part(self, model: Any, **names: str) -> Any:
        """Take charge of a part: of each of its properties the name of its colour is given."""
        self._parts.append((model, names))
        return model

    def show(self, theme: str) -> bool:
        """Paint in the colours of a theme; say whether that is another one than before."""
        if theme == self.theme:
            return False
        self.theme = theme
        table = colors(theme)
        for model, names in self._parts:
            model.update(**{name: table[color] for name, color in names.items()})
        return True
