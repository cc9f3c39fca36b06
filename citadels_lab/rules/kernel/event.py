"""Events: what happened, in the past tense, each with the id of the rule that made it happen."""

from collections.abc import Mapping
from dataclasses import dataclass

from citadels_lab.words import say


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table.

    ``what`` names its sentence under ``events`` in the word files, ``rule`` is an id of the catalogue, ``args`` are its
    facts. ``seen_by`` lists the seats that know it all (None: everybody); the others see it without the facts named
    in ``secret``, or not at all when ``secret`` is empty. ``hidden`` marks such a shortened event.
    """

    what: str
    rule: str
    args: Mapping[str, object]
    seen_by: tuple[str, ...] | None = None
    secret: tuple[str, ...] = ()
    hidden: bool = False

    def seen_from(self, seat: str | None) -> "Event | None":
        """Return the event as the seat may know it (None as seat: a spectator), or None if it may not know of it."""
        if self.seen_by is None or seat in self.seen_by:
            return self
        if not self.secret:
            return None
        kept = {name: value for name, value in self.args.items() if name not in self.secret}
        return Event(self.what, self.rule, kept, None, (), hidden=True)

    def text(self, language: str = "en") -> str:
        """Return the event as a sentence."""
        return say(f"events.{self.what}{'-hidden' if self.hidden else ''}", language, **self.args)
