"""Why an option is refused: the rule's id, the facts, and the smallest change that would allow it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from citadels_lab.words import has, say


@dataclass(frozen=True, slots=True)
class Reason:
    """A refusal that can be explained.

    ``rule`` is an id of the catalogue, ``key`` names the sentence under ``reasons`` in the word files, and ``args``
    fills it. Where the sentence has a companion ``<key>-fix``, that says what would make the option legal.
    """

    rule: str
    key: str
    args: Mapping[str, object] = field(default_factory=dict)

    def text(self, language: str = "en") -> str:
        """Return why not, in the language."""
        return say(f"reasons.{self.key}", language, **self.args)

    def fix(self, language: str = "en") -> str:
        """Return what would make it legal, or ``""`` where nothing small would."""
        key = f"reasons.{self.key}-fix"
        return say(key, language, **self.args) if has(key) else ""


def because(rule: str, key: str, **args: object) -> Reason:
    """Make a reason from a rule id, the name of its sentence and the facts that fill it."""
    return Reason(rule, key, args)
