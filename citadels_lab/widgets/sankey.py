"""The gold of a whole game as a HoloViews Sankey, drawn only when somebody asks for it (it is slow to redraw)."""

import sys
from collections.abc import Mapping
from functools import partial
from typing import Any

from bokeh.models import Text

from .ledger import Moves
from .themes import LIGHT
from .themes import colors as colors_of


def is_ready() -> bool:
    """Whether the drawing library has been read in already; the first time takes seconds."""
    return "holoviews.plotting.bokeh" in sys.modules


def get_ready() -> None:
    """Read in the drawing library."""
    import holoviews as hv

    hv.extension("bokeh")


def sankey(moves: Moves, names: Mapping[str, str], colors: Mapping[str, str], theme: str = LIGHT) -> Any:
    """Return a HoloViews element of these moves, of which there must be at least one.

    Gold goes in circles (bank, player, bank), which a Sankey cannot draw: so an account may stand twice, on the left
    where gold leaves it and on the right where gold comes to it.
    """
    import holoviews as hv

    get_ready()
    left = list(dict.fromkeys(source for source, _, _ in moves))
    right = list(dict.fromkeys(target for _, target, _ in moves))
    paid = [f"{names[account]} \N{MINUS SIGN}{sum(n for s, _, n in moves if s == account)}" for account in left]
    got = [f"{names[account]} +{sum(n for _, t, n in moves if t == account)}" for account in right]
    accounts = left + right
    nodes = hv.Dataset(
        (list(range(len(accounts))), paid + got, [colors[account] for account in accounts]), "index", ["label", "color"]
    )
    edges = [(left.index(source), len(left) + right.index(target), n, colors[source]) for source, target, n in moves]
    return hv.Sankey((edges, nodes), ["from", "to"], ["coins", "color"]).opts(
        labels="label",
        node_color="color",
        edge_color="color",
        show_values=False,
        label_position="outer",
        label_text_font_size="15px",
        node_line_color=colors_of(theme)["flow-edge"],
        node_padding=28,
        node_width=18,
        node_size=0,
        edge_alpha=0.55,
        responsive=True,
        height=320,
        bgcolor=None,
        toolbar=None,
        default_tools=[],
        hooks=[partial(_bare, colors_of(theme)["ink"])],
    )


def _bare(ink: str, plot: Any, element: Any) -> None:
    """Give the drawing the ground of its panel, and its labels the panel's ink and room."""
    figure = plot.state
    for words in figure.select({"type": Text}):
        words.text_color = ink
    figure.background_fill_color = figure.border_fill_color = None
    figure.outline_line_color = None
    width = figure.x_range.end - figure.x_range.start
    figure.x_range.update(start=figure.x_range.start - 0.03 * width, end=figure.x_range.end + 0.03 * width)
