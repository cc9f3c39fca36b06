"""What every view is given: one seat's observation, the step, the language, and what the person has opened."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from citadels_lab.rules.kernel.decision import Decision, Option
from citadels_lab.rules.kernel.event import Event
from citadels_lab.words import has, name, say, spoken

from .lessons.links import Links
from .themes import LIGHT, PROJECTOR, colors

CHARACTERS = ("assassin", "thief", "king", "abbot", "merchant", "architect", "diplomat", "warlord", "queen")
HIDDEN = "?"


@dataclass
class Opened:
    """What the person has opened or picked on the screen; nothing of it belongs to the game."""

    picked: str = ""
    why: str = ""
    rule: str = ""
    dialog: str = ""
    error: str = ""
    near: str = ""
    """The press whose own form tells the error, where that would be out of sight at the head of the page."""
    told: str = ""
    buttons: bool = False
    whole_log: bool = False
    whole_game: bool = False
    drawn: bool = False
    help: str = ""
    links: Links | None = None
    """The addresses of the other pages, where they are served beside the game."""
    fields: dict[str, Any] = field(default_factory=dict)
    lesson: Any = None
    what_if: Any = None
    imagined: Any = None
    shares: bool = False
    """Whether the game can be shared from here."""
    theme: str = LIGHT
    """The theme that the page shows."""

    @property
    def aside(self) -> bool:
        """Whether another table than one's own is on the screen: a scenario, or an imagined game."""
        return self.lesson is not None or self.imagined is not None

    def forget_choice(self) -> None:
        """Drop what belonged to the question that has just been answered."""
        self.picked = self.why = self.error = self.rule = ""


@dataclass(frozen=True)
class Look:
    """Everything that is on the screen, as data. Views turn it into HTML and never ask anybody else."""

    facts: Mapping[str, Any]
    seat: str | None
    asked: str | None
    decision: Decision | None
    events: Sequence[Event]
    news: Sequence[Event]
    players: Mapping[str, str]
    winners: tuple[str, ...] = ()
    cursor: int = 0
    steps: int = 1
    branches: Sequence[Any] = ()
    notice: Sequence[Event] = ()
    curtain: bool = False
    holds: tuple[str, ...] = ()
    shared: bool = False
    gone_on: int = 0
    thinking: bool = False
    """Whether the bot that is asked takes its time."""
    language: str = "en"
    variant: str = "duel"
    opened: Opened = field(default_factory=Opened)

    def say(self, key: str, **args: object) -> str:
        """Return a sentence of the screen in the language."""
        return say(f"ui.{key}", self.spoken, **args)

    def name(self, kind: str, id: str) -> str:
        """Return the name of a tile, character, seat or colour; a hidden one has a name too."""
        return self.say(f"hidden.{kind}") if id == HIDDEN else str(name(kind, id, self.spoken))

    @property
    def colors(self) -> Mapping[str, str]:
        """The colours of the theme that the page shows, by name."""
        return colors(self.opened.theme)

    @property
    def projected(self) -> bool:
        """Whether the page is made for a projector: large, with the rule beside the table."""
        return self.opened.theme == PROJECTOR

    @property
    def spoken(self) -> str:
        """The language, and the edition whose cards have names of their own."""
        return spoken(self.variant, self.language)

    @property
    def title(self) -> str:
        """The game's name."""
        return self.say("title")

    @property
    def over(self) -> bool:
        """Whether the game shown has ended."""
        return self.asked is None

    @property
    def at_end(self) -> bool:
        """Whether the stepper stands on the last step."""
        return self.cursor == self.steps - 1

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the question, if it is put to the viewer."""
        return self.decision.options if self.decision and not self.curtain else ()

    @property
    def city(self) -> Mapping[str, Mapping[str, Any]]:
        """The tiles of the city by cell."""
        return self.facts["city"]

    def cost(self, tile: str) -> int | None:
        """Return the printed cost of a tile; None for a hidden one or what is no tile."""
        entry = self.facts["tiles"].get(tile)
        return entry["cost"] if entry else None

    def is_person(self, seat: str) -> bool:
        """Whether a person plays the seat."""
        return self.players.get(seat) == "person"

    def who(self, seat: str) -> str:
        """Return who sits there, in a word: you, a person, or the bot's name."""
        if seat == self.seat and not self.curtain:
            return self.say("who.you")
        return (
            self.say("who.person")
            if self.is_person(seat)
            else self.say("who.bot", bot=self.bot_name(self.players.get(seat, "")))
        )

    def bot_name(self, bot: str) -> str:
        """Return a bot's name in the language; one without a translation keeps its own."""
        return self.say(f"bots.{bot}") if has(f"ui.bots.{bot}") else bot
