"""The room of Duel: the city between two players, the council, the row of tiles."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from .. import beside, curtain, header, ledger, log, stepper, strip
from ..ledger import Moves
from ..look import Look
from ..room import Room, Views
from ..whatif import panel as what_if
from . import board, flows, options, players, row
from .acts import DuelActs
from .city_plot import CityPlot
from .council_plot import CouncilPlot
from .screen import DuelScreen

if TYPE_CHECKING:
    from ..app import TableApp


class DuelRoom(Room):
    """The views and pictures of Duel."""

    acts = DuelActs
    screen = DuelScreen
    views: ClassVar[Views] = {
        "header": header.header,
        "notice": strip.strip,
        "board_head": board.board_head,
        "city": board.city,
        "row": row.row,
        "options": options.options,
        "log": log.log,
        "rule": beside.beside,
        "players": players.players,
        "council": players.council,
        "flow_head": ledger.flow_head,
        "flow": flows.flow,
        "whole": flows.whole,
        "stepper": stepper.stepper,
        "curtain": curtain.curtain,
        "what_if": what_if.head,
        "what_if_below": what_if.below,
    }

    def figures(self, app: "TableApp") -> dict[str, Any]:
        """Make the city, the council and the flow of gold."""
        self.city_plot = CityPlot(on_cell=lambda cell: app.act("cell", cell))
        self.council_plot = CouncilPlot()
        ours = {"city_plot": self.city_plot.figure, "council_plot": self.council_plot.figure}
        return {**ours, **super().figures(app)}

    def draw(self, look: Look) -> None:
        """Bring the pictures up to date."""
        self.city_plot.update(look)
        self.council_plot.update(look)
        super().draw(look)

    def moves(self, look: Look, whole: bool) -> Moves:
        """Return the moves of gold of this round, or of the whole game."""
        return flows.moves(look.events, whole)

    def accounts(self, look: Look) -> tuple[Mapping[str, str], Mapping[str, str]]:
        """Return the names of the accounts in their order, and their colours."""
        return flows.names(look), flows.colors(look)
