"""Numbers as bars: a table whose cells are as long as their numbers, so that it is its own text twin."""

from collections.abc import Callable

from citadels_lab.lessons.model import Plot

from ..html import Child, Html, el
from ..themes import LIGHT, colors, from_sheet
from .parts import PartView

Paint = Callable[[str], str]


def _plain(name: str) -> str:
    return colors(LIGHT)[name]


def bars(plot: Plot, language: str, paint: Paint = _plain) -> Html:
    """Return the bars, the same bytes for the same numbers; the look stands in it, for a notebook has no sheet.

    ``paint`` gives the colours by name.
    """
    most = max([1, *(number for _, number in plot.bars)])
    rows = [_row(texts[language], number, 100 * max(0, number) / most, paint) for texts, number in plot.bars]
    return el("table", el("tbody", *rows), cls="bars", style="border-collapse:collapse;width:100%;max-width:640px")


def _row(words: str, number: int, percent: float, paint: Paint) -> Html:
    shades = f"{paint('accent')} {percent:.1f}%,{paint('bar-ground')} {percent:.1f}%"
    ground = f"background:linear-gradient(90deg,{shades});border-radius:6px;height:20px"
    bar = el("div", style=ground, aria_hidden="true")
    cell = "padding:5px 10px;text-align:left"
    return el(
        "tr",
        el("th", words, scope="row", style=f"{cell};font-weight:500"),
        el("td", number, style=f"{cell};font-weight:700"),
        el("td", bar, style="width:60%;padding:5px 0"),
    )


class PlotView(PartView):
    """Bars."""

    part: Plot
    label = "part-picture"

    def body(self) -> Child:
        """Return the bars."""
        return bars(self.part, self.language, from_sheet)
