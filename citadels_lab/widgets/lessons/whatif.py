"""A what-if in a lesson: the learner commits to an option, then sees how all of them compare."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from citadels_lab.lessons.model import WhatIf
from citadels_lab.pictures import html as picture
from citadels_lab.rules.kernel.observation import observe
from citadels_lab.study.answer import Answer
from citadels_lab.study.showing import answer_html
from citadels_lab.study.telling import verdict
from citadels_lab.study.whatif import what_if

from ..html import Child, Html, el, press
from .parts import PartView
from .table import table_at
from .words import word

if TYPE_CHECKING:
    from .page import LessonPage

WIDE = "overflow-x:auto"


@lru_cache(maxsize=64)
def _answer(position: Any, actions: Any, samples: int, seed: int, bots: str) -> Answer:
    return what_if(position, options=actions, samples=samples, seed=seed, bots=bots)


def answer_of(part: WhatIf) -> Answer:
    """Return how the options compare: played on once, then known to all who ask."""
    return _answer(part.position, part.actions, part.samples, part.seed, part.bots)


def still(part: WhatIf, language: str) -> str:
    """Return the table of who is asked and, folded, the answer: the same bytes each time."""
    folded = el("summary", word(language, "committed"), style="cursor:pointer;padding:10px 0;font-weight:700")
    shown = Html(answer_html(answer_of(part), language))
    table = picture(observe(part.position, answer_of(part).seat), language)
    return table + str(el("details", folded, el("div", shown, style=WIDE)))


class WhatIfView(PartView):
    """The table, the options to commit to, and after that the answer."""

    part: WhatIf
    label = "part-whatif"

    def __init__(self, part: WhatIf, page: "LessonPage") -> None:
        super().__init__(part, page)
        self.table = table_at(part.position, "", page.language)
        self.guess: int | None = None

    def body(self) -> Child:
        """Return the table, and the options or the answer."""
        self.table.session.language = self.language
        return [self.table.html(), self._options() if self.guess is None else self._answered(self.guess)]

    def _options(self) -> Html:
        decision = self.part.position.decision
        assert decision is not None  # the loader has asked
        found = [decision.find(action) for action in self.part.actions]
        buttons = [
            press("commit", str(at), option.text(self.language), cls="opt", data_key=f"option {at}")
            for at, option in enumerate(found)
            if option is not None
        ]
        return el("div", el("p", self.say("commit"), cls="asked"), el("div", *buttons, cls="ways"), cls="question")

    def _answered(self, guess: int) -> Html:
        shown = Html(answer_html(answer_of(self.part), self.language))
        name = f"{self.over()} {self.part.title(self.language)}".strip()  # a lesson may ask several
        return el(
            "div",
            el("p", self._verdict(guess), cls="yes"),
            el("div", shown, cls="whatif", tabindex="0", role="region", aria_label=name, style=WIDE),
            press("again", "", self.say("again"), cls="opt", data_key="again"),
            cls="verdict",
            data_key="verdict",
        )

    def _verdict(self, guess: int) -> str:
        answer, language = answer_of(self.part), self.language
        said = verdict(answer, guess, language)
        return self.say("committed-to", option=answer.rows[guess].text[language], verdict=said)

    def spoken(self) -> str:
        """Return how the option compares that one has committed to."""
        return "" if self.guess is None else self._verdict(self.guess)

    def dialog(self) -> Html:
        """Return the page of a card that was pressed."""
        return self.table.dialog()

    def act(self, act: str, arg: Any) -> None:
        """Commit to an option, begin again, or look round the table."""
        if act == "commit" and self.guess is None:
            places = {str(at): at for at in range(len(self.part.actions))}
            self.guess = places.get(str(arg))
        elif act == "again":
            self.guess = None
        else:
            self.table.act(act, arg)
