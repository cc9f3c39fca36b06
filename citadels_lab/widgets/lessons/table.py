"""A small table in a lesson: the views of the game around a session, to look at or to play at."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from citadels_lab.rules.kernel.event import Event
from citadels_lab.rules.kernel.position import Position
from citadels_lab.session import PUBLIC, Session

from .. import dialogs
from ..acts import Acts
from ..cards import marks, mat, place, seats
from ..cards import options as card_options
from ..cards.acts import CardActs
from ..cards.faces import character_chip
from ..cards.look import CardLook
from ..cards.track import track
from ..duel import board, players, row
from ..duel import options as duel_options
from ..duel.acts import DuelActs
from ..html import EMPTY, Child, Html, el, press
from ..log import sign_of
from ..look import Look, Opened
from ..looking import look_at
from ..pages.view import card_page
from .words import rule_fold, word

DUEL: Final = "duel"
PLAYED: Final = frozenset(
    {"answer", "why", "rule", "help", "close", "pick", "cell", "card", "play-on", "dismiss", "step", "board"}
)
"""What may be pressed at a table in a lesson."""

LATEST: Final = 6
"""So many events are shown openly."""


class Table:
    """A session with what is open around it. ``live`` tables can be played at, the others only looked at.

    While a table is ``veiled``, it tells neither points nor who may have which character: a question may ask for that.
    ``city`` is False where the city of Duel stands elsewhere, to be marked.
    """

    def __init__(self, session: Session, viewer: str = "", live: bool = False, veiled: bool = False) -> None:
        self.session = self.table = session
        self.viewer = viewer
        self.live = live
        self.veiled = veiled
        self.city = True
        self.opened = Opened(buttons=True)
        duel = session.position.variant == DUEL
        self.acts: Acts = (DuelActs if duel else CardActs)(self)  # type: ignore[arg-type]
        self.look_on()

    def look_on(self) -> None:
        """Look with the eyes of whoever is asked, unless a viewer is chosen; nothing is passed from hand to hand."""
        session = self.session
        session.param.update(viewer=self.viewer or session.asked or session.viewer, curtain=False)

    @property
    def look(self) -> Any:
        """What is on this table now; where one only looks, nothing can be answered."""
        kind = Look if self.session.position.variant == DUEL else CardLook
        look = look_at(self.session, self.opened, kind)
        look = replace(look, facts=_veil(look.facts)) if self.veiled else look
        return look if self.live else replace(look, decision=None)

    def act(self, act: str, arg: Any) -> None:
        """Do what a press asks for."""
        if act in PLAYED:
            self.acts.do(act, arg)
            self.look_on()

    # --- what it looks like -------------------------------------------------------------------------------------

    def html(self) -> Html:
        """Return the table, and, where it is live, what can be done at it."""
        look = self.look
        return _grouped(el("div", _alert(look), *self._views(look), cls="minitable", data_key="table"))

    def _views(self, look: Any) -> Sequence[Child]:
        if look.variant == DUEL:
            city = el("div", el("div", board.city(look), cls="square"), cls="felt") if self.city else None
            question = duel_options.options(look) if self.live else None
            around = el("div", question, players.players(look), players.council(look))
            return (el("div", el("div", city, row.row(look)), around, cls="two"),)
        if not self.live:
            return (track(look), _offered(look), place.place(look), seats.seats(look))
        own = el("div", el("div", place.place(look)), el("div", card_options.options(look)), cls="two")
        return (track(look), mat.mat(look), own, seats.seats(look))

    def dialog(self) -> Html:
        """Return the rule or the card's page that is open here, or nothing."""
        return dialogs.dialog(self.look, partial(card_page, lessons=False))

    def events(self, language: str, where: str) -> Html:
        """Return what the last step has changed, each line with its rule."""
        look = self.look
        return event_list(look, look.news, language, where)


def table_at(position: Position[Any], viewer: str, language: str) -> Table:
    """Return a table to look at."""
    return Table(Session(position, language=language), viewer)


def event_list(look: Look, events: Sequence[Event], language: str, where: str) -> Html:
    """Return events as a list: a drawing, a sentence, the rule that made it happen; of many the earlier ones folded."""
    if not events:
        return el("p", word(language, "nothing-seen"), cls="soft")
    sign: Any = sign_of if look.variant == DUEL else marks.sign_of
    lines = [
        el(
            "li",
            sign(look, event),
            el("div", el("span", event.text(look.spoken)), rule_fold(event.rule, language, f"{where} {at}")),
            data_key=f"{where} {at}",
        )
        for at, event in enumerate(events)
    ]
    early, late = (lines[:-LATEST], lines[-LATEST:]) if len(lines) > LATEST + 1 else ([], lines)
    summary = el("summary", word(language, "earlier", n=len(early)))
    folded = el("details", summary, el("ul", *early, cls="happened"), cls="earlier", data_key=f"earlier {where}")
    return el("div", folded if early else None, el("ul", *late, cls="happened"))


def _grouped(html: Html) -> Html:
    """Return the views as groups: as regions, the like-named ones of several tables would be told apart by nobody."""
    return Html(html.replace("<section ", '<div role="group" ').replace("</section>", "</div>"))


def _veil(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    hidden: dict[str, Any] = {"score": "?", "possible": []}
    return {**facts, "players": {seat: {**player, **hidden} for seat, player in facts["players"].items()}}


def _offered(look: CardLook) -> Html | None:
    """Return the characters that the viewer is choosing from."""
    draft = look.facts.get("draft")
    shown = [name for name in draft["cards"] if name != "?"] if draft else []
    if not shown:
        return None
    chips = [character_chip(look, name) for name in shown]
    return el("div", el("h3", look.word("draft.title")), el("ul", *chips, cls="whos"), cls="offered")


def _alert(look: Look) -> Html:
    if not look.opened.error:
        return EMPTY
    close = press("dismiss", "", "✕", cls="x", aria_label=look.say("close"))
    return el("div", el("p", look.opened.error), close, cls="alert", role="alert", data_key="alert")


def eyes(table: Table, language: str, open_to_all: bool = False) -> Html:
    """Return the choice through whose eyes one looks; ``open_to_all`` also offers those of whoever is asked."""
    chosen = table.viewer
    names = [(seat, table.look.name("seat", seat)) for seat in table.session.position.seats]
    ways = [("", word(language, "who-is-asked"))] if open_to_all else []
    ways += [(PUBLIC, word(language, "everybody")), *names]
    buttons = [
        press("eyes", key, words, cls="eye", aria_pressed="true" if key == chosen else "false") for key, words in ways
    ]
    return el(
        "div",
        el("span", word(language, "seen-by"), id="eyes"),
        *buttons,
        cls="eyes",
        role="group",
        aria_labelledby="eyes",
    )
