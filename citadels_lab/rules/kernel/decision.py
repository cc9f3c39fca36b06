"""Decisions: who is asked what, and every option a person could think of, legal or refused with its reason."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from citadels_lab.words import has, say

from .action import Action, Verbs, named, spell
from .reason import Reason

Refusals: TypeAlias = Callable[..., Iterable[tuple[Action, Reason]]]
"""Called only when a person looks: the actions that are not legal, each with its reason."""

About: TypeAlias = Callable[..., Mapping[str, object]]
"""Facts that help to choose, such as the cost of a build; they fill the option's sentence. ``said``, if it is there,
names another sentence than that of the verb."""


def nothing_refused() -> Iterable[tuple[Action, Reason]]:
    """Say that there is no refused option."""
    return ()


def nothing_about(action: Action) -> Mapping[str, object]:
    """Say that there is nothing more to know about an option."""
    return {}


@dataclass(frozen=True, slots=True)
class Option:
    """One thing the asked player could answer: legal, or refused for a reason."""

    action: Action
    reason: Reason | None
    about: Mapping[str, object]
    prompt: str = field(repr=False)
    verbs: Verbs = field(repr=False)

    @property
    def legal(self) -> bool:
        """Whether the rules allow it."""
        return self.reason is None

    def text(self, language: str = "en") -> str:
        """Return the option in words, such as "Build Noble 3 on c5 for 3"."""
        verb = str(self.about.get("said", self.action[0]))
        key = f"actions.{verb}-{self.prompt}"
        return say(key if has(key) else f"actions.{verb}", language, **{**named(self.action, self.verbs), **self.about})


class Decision:
    """A question to one player. Options are worked out when somebody looks at them.

    ``seat`` is who is asked; ``prompt`` names the question (public: it never depends on a secret of another seat).
    """

    __slots__ = ("_about", "_options", "_refused", "args", "legal", "prompt", "seat", "verbs")

    def __init__(
        self,
        seat: str,
        prompt: str,
        legal: Sequence[Action],
        verbs: Verbs,
        refused: Refusals = nothing_refused,
        about: About = nothing_about,
        args: Mapping[str, object] | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.legal: tuple[Action, ...] = tuple(legal)
        self.verbs = verbs
        self.args: Mapping[str, object] = args or {}
        self._refused = refused
        self._about = about
        self._options: tuple[Option, ...] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """All options: the legal ones first, then the refused ones, each action once."""
        if self._options is None:
            whys: dict[Action, Reason | None] = dict.fromkeys(self.legal)
            for action, reason in self._refused():
                whys.setdefault(action, reason)
            self._options = tuple(
                Option(action, why, self._about(action), self.prompt, self.verbs) for action, why in whys.items()
            )
        return self._options

    def find(self, action: Action) -> Option | None:
        """Return the option with this action, or None when it is no answer to this question at all."""
        return next((option for option in self.options if option.action == action), None)

    def text(self, language: str = "en") -> str:
        """Return the question in words."""
        return say(f"prompts.{self.prompt}", language, seat=self.seat, **self.args)

    def __repr__(self) -> str:
        return f"<Decision {self.seat}: {self.prompt}, {', '.join(spell(action) for action in self.legal)}>"
