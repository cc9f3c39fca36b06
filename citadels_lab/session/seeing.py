"""What a screen at a table may see: the view of a seat that it holds, and never another's."""

from typing import Any

import param

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.event import Event
from citadels_lab.rules.kernel.observation import Observation, observe
from citadels_lab.rules.kernel.position import Position
from citadels_lab.words import LANGUAGES

from .lines import PERSON, PUBLIC, Line, people_of


class Seeing(param.Parameterized):
    """A game as one screen sees it: where one looks, with whose eyes, and which seats the screen holds."""

    position: Any = param.ClassSelector(
        class_=Position, doc="The position one looks at. Assigning another game starts anew."
    )
    timeline = param.ClassSelector(class_=tuple, default=(), doc="Every position of the current line, from the first.")
    cursor = param.Integer(default=0, bounds=(0, None), doc="Index in the timeline of the position one looks at.")
    viewer = param.String(default=PUBLIC, doc='Whose view is shown: a seat, or "public" for what everybody may know.')
    language: Any = param.Selector(default="en", objects=list(LANGUAGES), doc="Language of all words.")
    players = param.Dict(default={}, doc='Who plays each seat: "person" or the name of a bot.')
    holds = param.ClassSelector(
        class_=tuple, default=(), doc="The seats that this screen may answer for and see; at first all persons' seats."
    )
    shared = param.Boolean(
        default=False, doc="Whether the game is seen from elsewhere, too: what has been answered then stands."
    )
    curtain = param.Boolean(
        default=False, doc="Whether the screen is being passed to another person: no secret is shown."
    )
    notice = param.ClassSelector(
        class_=tuple, default=(), doc="What happened since the person's last answer, as its viewer saw it."
    )
    gone_on = param.Integer(default=0, doc="How many answers have come from elsewhere while one was looking back.")

    def __init__(self, **params: Any) -> None:
        super().__init__(**params)  # type: ignore[no-untyped-call]
        self._seen: tuple[Position[Any], Observation] | None = None

    @property
    def observation(self) -> Observation:
        """What the viewer may know here; behind a curtain what everybody may know.

        Raises LabError when the viewer is no seat, or one that this screen does not hold.
        """
        seat = None if self.curtain else self._eyes()
        if self._seen is None or self._seen[0] is not self.position or self._seen[1].seat != seat:
            self._seen = (self.position, observe(self.position, seat))
        return self._seen[1]

    @property
    def news(self) -> tuple[Event, ...]:
        """What changed with the last answer before this step, as the viewer may know it."""
        return self._events_since(self.timeline, self.cursor - 1, self.cursor, self.curtain)

    @property
    def asked(self) -> str | None:
        """The seat that must answer here; None when the game is over."""
        return self.position.decision.seat if self.position.decision else None

    @property
    def bot_asked(self) -> bool:
        """Whether it is a bot that must answer here (after stepping back to its decision)."""
        return self.asked is not None and self.players[self.asked] != PERSON

    @property
    def at_end(self) -> bool:
        """Whether one looks at the last position of the line."""
        return self.cursor == len(self.timeline) - 1

    @property
    def alone(self) -> bool:
        """Whether this screen holds every person's seat, and nobody sees the game from elsewhere."""
        return not self.shared and set(people_of(self.players)) <= set(self.holds)

    @property
    def may_tell_all(self) -> bool:
        """Whether the secrets of the game may leave the table here, in a record or a link."""
        return self.alone or bool(self.timeline[-1].over)

    def _eyes(self) -> str | None:
        if self.viewer == PUBLIC:
            return None
        if self.viewer in self.position.seats and self.viewer not in self.holds:
            raise LabError("seat-not-seen", seat=self.viewer)
        return self.viewer

    def _events_since(self, line: Line, first: int, last: int, hidden: bool) -> tuple[Event, ...]:
        start = len(line[first].events) if first >= 0 else 0
        seat = None if hidden else self._eyes()
        seen = (event.seen_from(seat) for event in line[last].events[start:])
        return tuple(event for event in seen if event is not None)
