"""A live table in a lesson: answer, step back, answer otherwise; what is refused says why."""

from typing import TYPE_CHECKING, Any

from citadels_lab.lessons.model import Try
from citadels_lab.session import PERSON, Session

from ..html import Child, Html, el, press
from ..icons import sign
from .parts import PartView
from .table import Table, event_list

if TYPE_CHECKING:
    from .page import LessonPage


class TryView(PartView):
    """A position to play on from."""

    label = "part-try"

    def __init__(self, part: Try, page: "LessonPage") -> None:
        super().__init__(part, page)
        self._begin()

    def _begin(self) -> None:
        session = Session(self.part.position, players=self.part.players, language=self.language)
        people = [seat for seat, who in self.part.players.items() if who == PERSON]
        one = people[0] if len(people) == 1 else ""
        self.table = Table(session, self.part.viewer or one, live=True)

    def body(self) -> Child:
        """Return the table with the way back, what has just happened, and the options."""
        session = self.table.session
        session.language = self.language
        look = self.table.look
        bar = el(
            "div",
            press(
                "back",
                "",
                sign("back"),
                self.say("back"),
                cls="way",
                aria_disabled="true" if not look.cursor else None,
            ),
            press("restart", "", sign("first"), self.say("restart"), cls="way"),
            cls="walkbar",
        )
        news = look.notice or look.news
        happened = [el("h3", self.say("happened")), event_list(look, news, self.language, f"step {look.cursor}")]
        told = el("div", *happened, cls="told", data_key=f"told {look.cursor}") if look.cursor else None
        return [el("p", self.say("play-words"), cls="soft"), bar, told, self.table.html()]

    def dialog(self) -> Html:
        """Return what is open at the table."""
        return self.table.dialog()

    def act(self, act: str, arg: Any) -> None:
        """Play, go back, begin anew."""
        session = self.table.session
        if act == "restart":
            self._begin()
        elif act == "back":
            session.back()
            while session.cursor and session.bot_asked:  # to the person's own last question
                session.back()
            self.table.opened.forget_choice()
            self.table.look_on()
        else:
            self.table.act(act, arg)

    def spoken(self) -> str:
        """Return what happened, and the question that is now open."""
        look = self.table.look
        news = [event.text(look.spoken) for event in (look.notice or look.news)][-6:]
        return " ".join([*news, look.decision.text(look.spoken) if look.decision else ""])
