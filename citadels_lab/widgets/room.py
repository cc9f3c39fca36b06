"""A room: what the screen of one family of games consists of; the app walks into that of the game being played."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import panel as pn

from .acts import Acts
from .flow_plot import FlowPlot
from .html import Html
from .ledger import Moves
from .look import Look
from .pages.view import card_page
from .screen import Screen

if TYPE_CHECKING:
    from .app import TableApp

Views = Mapping[str, Callable[[Any], Any]]


class Room:
    """The views and pictures of one family of games; each family adds its own to these.

    ``views`` gives the HTML of each region of the screen; ``figures`` are the pictures by the name of their place.
    """

    look: ClassVar[type[Look]] = Look
    acts: ClassVar[type[Acts]] = Acts
    screen: ClassVar[type[Screen]] = Screen
    views: ClassVar[Views] = {}

    def __init__(self, app: "TableApp") -> None:
        self.flow_plot = FlowPlot()
        self.whole = pn.Column(sizing_mode="stretch_width", visible=False)
        self.what_if = pn.Column(sizing_mode="stretch_width")
        self.panes = {
            name: pn.pane.Bokeh(figure, sizing_mode="stretch_both") for name, figure in self.figures(app).items()
        }
        self.shown = self.screen(on_act=app.act, sankey_plot=self.whole, what_if_plot=self.what_if, **self.panes)

    def figures(self, app: "TableApp") -> dict[str, Any]:
        """Make the pictures once; ``draw`` changes what they show."""
        return {"flow_plot": self.flow_plot.figure}

    def draw(self, look: Any) -> None:
        """Bring the pictures up to date."""
        names, colors = self.accounts(look)
        self.flow_plot.update(self.moves(look, whole=False), names, colors, look.say("flow.none"), look.opened.theme)

    def dialog(self, look: Any) -> tuple[str, Html] | None:
        """Return the title and body of the card page that is open, if one is."""
        return card_page(look)

    def more(self, app: "TableApp") -> dict[str, Any]:
        """Return what this family's look holds besides the observation."""
        return {}

    def moves(self, look: Any, whole: bool) -> Moves:
        """Return the moves of gold of this round, or of the whole game."""
        raise NotImplementedError

    def accounts(self, look: Any) -> tuple[Mapping[str, str], Mapping[str, str]]:
        """Return the names of the accounts in their order, and their colours."""
        raise NotImplementedError

    def push(self) -> None:
        """Send the changes of the pictures in a notebook, where they do not go by themselves."""
        for ref in {ref for pane in (*self.panes.values(), *self.what_if.objects) for ref in pane._models}:
            if ref in pn.state._views and pn.state._views[ref][3] is not None:
                pn.io.notebook.push_on_root(ref)
