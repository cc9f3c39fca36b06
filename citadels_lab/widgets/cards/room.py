"""The room of the card game: the seats round the table, one's own place, the draft, the race."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from .. import beside, curtain, ledger, log, stepper, strip
from ..ledger import Moves
from ..room import Room, Views
from ..whatif import panel as what_if
from . import flows, header, marks, mat, options, place, race, seats
from .acts import CardActs
from .look import CardLook
from .race_plot import RacePlot
from .screen import CardScreen

if TYPE_CHECKING:
    from ..app import TableApp


class CardRoom(Room):
    """The views and pictures of the card game."""

    look = CardLook
    acts = CardActs
    screen = CardScreen
    views: ClassVar[Views] = {
        "header": header.header,
        "notice": partial(strip.strip, sign=marks.sign_of, changes=marks.changes, quiet=marks.QUIET),
        "mat": mat.mat,
        "mine": place.place,
        "seats": seats.seats,
        "options": options.options,
        "log": partial(log.log, sign=marks.sign_of),
        "rule": beside.beside,
        "flow_head": ledger.flow_head,
        "flow": flows.flow,
        "whole": flows.whole,
        "race_head": race.race_head,
        "race": race.race,
        "stepper": stepper.stepper,
        "curtain": curtain.curtain,
        "what_if": what_if.head,
        "what_if_below": what_if.below,
    }

    def figures(self, app: "TableApp") -> dict[str, Any]:
        """Make the race and the flow of gold."""
        self.race_plot = RacePlot()
        return {"race_plot": self.race_plot.figure, **super().figures(app)}

    def draw(self, look: CardLook) -> None:
        """Bring the pictures up to date."""
        self.race_plot.update(look)
        super().draw(look)

    def more(self, app: "TableApp") -> dict[str, Any]:
        """Return the points of all rounds up to the step one looks at."""
        own = race.points_by_round(app.session.timeline[: app.session.cursor + 1])
        if app.opened.imagined is None:
            return {"rounds": own}
        before = race.points_by_round(app.table.timeline[: app.table.cursor + 1])[:-1]  # rounds that did happen
        return {"rounds": [*before, *own[len(before) :]]}

    def moves(self, look: CardLook, whole: bool) -> Moves:
        """Return the moves of gold of this round, or of the whole game."""
        return flows.moves(look, whole)

    def accounts(self, look: CardLook) -> tuple[Mapping[str, str], Mapping[str, str]]:
        """Return the names of the accounts in their order, and their colours."""
        return flows.names(look), flows.colors(look)
