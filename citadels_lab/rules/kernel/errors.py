"""Errors for people: one clear sentence that says what is wrong, where, and what would be right."""

import errno
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from citadels_lab.words import say

from .reason import Reason

SHOWN: Final = 60
ONE_LINE: Final = dict.fromkeys([*range(32), 127, 0x85, 0x2028, 0x2029], " ")
"""An error is one sentence on one line, whatever was typed or sent."""


def shown(value: object) -> str:
    """Write a value that a person gave, short enough for a sentence; one too deep or too long is named by its kind."""
    try:
        return repr(value)[:SHOWN]
    except (ValueError, RecursionError):  # Python will not spell out a number of thousands of digits
        return f"({type(value).__name__})"


@dataclass(frozen=True, slots=True)
class Cause:
    """Why something outside the lab did not go, such as reading a file: ``causes.<key>`` in the word files."""

    key: str
    args: tuple[tuple[str, object], ...] = ()

    def text(self, language: str = "en") -> str:
        """Return the cause in the language, as a part of a sentence."""
        return say(f"causes.{self.key}", language, **dict(self.args))


def cause(error: Exception) -> Cause:
    """Return in words why a file could not be read or written, or an address not be used; never an exception's name."""
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return Cause("taken")
    return Cause(next((key for kind, key in CAUSES.items() if isinstance(error, kind)), "refused"))


def fault(error: Exception) -> "LabError | Cause":
    """Return what a person is told of any error: its own sentence, or that there is a fault; the log has the story."""
    return error if isinstance(error, LabError) else Cause("fault")


CAUSES: Final[Mapping[type[Exception], str]] = {
    FileNotFoundError: "missing", NotADirectoryError: "missing", IsADirectoryError: "folder",
    PermissionError: "forbidden", UnicodeError: "no-text", RecursionError: "too-deep", ValueError: "no-name",
}  # fmt: skip


class LabError(ValueError):
    """Something the person gave cannot be used. Nothing was changed by trying.

    ``str(error)`` is the English sentence, ``error.text("fr")`` the French one; ``error.key`` names the sentence
    in the word files under ``errors``.
    """

    def __init__(self, key: str, /, **args: object) -> None:
        self.key = key
        self.args_given = args
        super().__init__(key)

    def text(self, language: str = "en") -> str:
        """Return the sentence in the language (``"en"`` or ``"fr"``)."""
        args = {
            k: v.text(language) if isinstance(v, (LabError, Reason, Cause)) else v for k, v in self.args_given.items()
        }
        return say(f"errors.{self.key}", language, **args).translate(ONE_LINE)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.key, self.args_given)


def _rebuilt(kind: type[LabError], key: str, args: dict[str, object]) -> LabError:
    return kind(key, **args)


class IllegalAction(LabError):
    """An answer that cannot be given here.

    ``error.reason`` says which rule forbids it and what would make it legal; it is None when the action is no answer
    to this question at all.
    """

    def __init__(self, reason: Reason | None = None, /, **args: object) -> None:
        super().__init__("not-an-option", **args)
        self.reason = reason

    def text(self, language: str = "en") -> str:
        """Return the reason's sentence in the language."""
        return self.reason.text(language) if self.reason else super().text(language)

    def __reduce__(self) -> tuple[object, ...]:
        return _illegal, (self.reason, self.args_given)


def _illegal(reason: Reason | None, args: dict[str, object]) -> IllegalAction:
    return IllegalAction(reason, **args)
