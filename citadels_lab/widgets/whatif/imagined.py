"""An imagined game at the table: one playout of a what-if, to be stepped through and played on differently."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from citadels_lab.rules.kernel.position import Position
from citadels_lab.session import PERSON, Session

from ..fields import choose
from ..html import Html, el, press
from ..look import Look
from .runs import Compared
from .words import word


@dataclass(frozen=True)
class Imagined:
    """Which playout is on the table: its number, its option in each language, who played, who had asked."""

    index: int
    option: Mapping[str, str]
    bot: str
    seat: str


def imagined_table(end: Position[Any], step: int, seat: str, bot: str, language: str = "en") -> Session:
    """Return a table with all of an imagined game on it, looked at from where the option was given.

    It is a line of its own, that begins in the imagined world. The seat is a person's, who may go on differently there.
    """
    players = {other: PERSON if other == seat else bot for other in end.seats}
    table = Session(end, players, language=language, holds=end.seats)
    table.jump(step)
    return table


def about(run: Compared, bot: str, option: int, index: int) -> Imagined:
    """Return what is said of a game of a what-if."""
    return Imagined(index, run.answers[bot].rows[option].text, bot, run.seat)


def bar(look: Look, table: Session) -> Html | None:
    """Return the bar over an imagined game: that it is one, whose cards are shown, and the way back."""
    shown: Imagined | None = look.opened.imagined
    if shown is None:
        return None
    words = word(
        look, "imagined.text", index=shown.index + 1, option=shown.option[look.language], bot=look.bot_name(shown.bot),
        seat=shown.seat,
    )  # fmt: skip
    eyes = [(seat, word(look, "imagined.eyes", seat=seat)) for seat in table.position.seats]
    select = choose("eyes", eyes, table.viewer, word(look, "imagined.eyes-label"))
    select = Html(select.replace("<select", '<select data-act="what-if-eyes"', 1))
    return el(
        "section",
        el("h2", word(look, "imagined.title"), id="h-imagined", tabindex="-1", data_home=True, data_reveal=True),
        el("p", words),
        el(
            "div",
            press("leave", "", word(look, "imagined.leave"), cls="opt main", data_key="imagined leave"),
            el("span", select, cls="field"),
            cls="ways",
        ),
        cls="panel lesson imagined",
        aria_labelledby="h-imagined",
        data_key="imagined",
    )
