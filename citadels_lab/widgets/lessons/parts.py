"""A part of a lesson on the screen: what all have, and those that are only read."""

from typing import TYPE_CHECKING, Any, ClassVar

from citadels_lab.lessons.model import Broken, Picture
from citadels_lab.pictures import in_words
from citadels_lab.rules.kernel.observation import observe
from citadels_lab.session import PUBLIC

from ..html import EMPTY, Child, Html, el
from .table import table_at
from .words import prose, rule_folds, word

if TYPE_CHECKING:
    from .page import LessonPage


class PartView:
    """A part with its heading; a subclass gives the body and does what its presses ask for."""

    label: ClassVar[str] = ""
    """Which word stands over the title; "" for none."""

    def __init__(self, part: Any, page: "LessonPage") -> None:
        self.part = part
        self.page = page
        self.wrong = ""

    @property
    def language(self) -> str:
        """The language of the page."""
        return self.page.language

    def say(self, key: str, **args: object) -> str:
        """Return a sentence of the lessons in the language of the page."""
        return word(self.language, key, **args)

    def shown(self) -> Html:
        """Return the part as it is now, and, this one time, what has just gone wrong in it."""
        wrong, self.wrong = self.wrong, ""
        return Html(self.html() + (el("p", wrong, cls="alert", role="alert") if wrong else EMPTY))

    def html(self) -> Html:
        """Return the whole part."""
        part, language = self.part, self.language
        title, over = part.title(language), self.over()
        head = [el("p", over, cls="over")] if over else []
        head += [el("h2", title or over or part.id, id="h", tabindex="-1", cls=None if title else "sr")]
        return el(
            "section",
            *head,
            prose(part.text(language)),
            self.body(),
            rule_folds(part.rules, language, "part"),
            cls=f"panel part-{part.kind}",
            aria_labelledby="h" if title else None,  # two of the same name would be one landmark twice
            data_key="part",
        )

    def over(self) -> str:
        """Return the word over the title."""
        return self.say(self.label) if self.label else ""

    def body(self) -> Child:
        """Return what follows the words."""
        return None

    def dialog(self) -> Html:
        """Return the dialog that is open in this part, or nothing."""
        return EMPTY

    def act(self, act: str, arg: Any) -> None:
        """Do what a press in this part asks for."""

    def spoken(self) -> str:
        """Return what a screen reader is told after a press; "" for nothing."""
        return ""


class TextView(PartView):
    """Words and rules."""


class StopView(PartView):
    """A good place to stop."""

    label = "part-stop"


class PictureView(PartView):
    """A table that stands still, and the same in words."""

    label = "part-picture"

    def __init__(self, part: Picture, page: "LessonPage") -> None:
        super().__init__(part, page)
        self.table = table_at(part.position, part.viewer, page.language)

    def body(self) -> Child:
        """Return the table and its twin in words."""
        self.table.session.language = self.language
        seat = None if self.part.viewer == PUBLIC else self.part.viewer
        lines = in_words(observe(self.part.position, seat), self.language)
        twin = el(
            "details",
            el("summary", self.say("in-words")),
            el("ul", *(el("li", line) for line in lines)),
            cls="twinwords",
        )
        return [self.table.html(), twin]

    def dialog(self) -> Html:
        """Return the page of a card that was pressed."""
        return self.table.dialog()

    def act(self, act: str, arg: Any) -> None:
        """Open and close the pages of cards."""
        self.table.act(act, arg)


class BrokenView(PartView):
    """A part that could not be read: the page says why, and goes on."""

    part: Broken

    def html(self) -> Html:
        """Return the sentence with file and line."""
        title = self.part.title(self.language)
        return el(
            "section",
            el("h2", self.say("broken"), f": {title}" if title else None, id="h"),
            el("p", self.say("broken-more"), cls="soft"),
            el("p", self.part.error.text(self.language), cls="alert", role="alert"),
            cls="panel part-broken",
            aria_labelledby="h",
        )
