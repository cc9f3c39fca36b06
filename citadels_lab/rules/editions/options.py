"""Set-up options: reading them from texts, and the checks that the variants of the card game share."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from citadels_lab.rules.kernel.errors import LabError, shown

NAMES: Final = ("ana", "bo", "chi", "dev", "eli", "fay", "gus", "hal")
"""The seats when only their number is given."""

SEAT: Final = re.compile(r"[^\W\d_][\w-]{0,19}")
"""A seat's name: a letter, then up to 19 letters, digits, ``-`` or ``_``."""

RESERVED: Final = ("bank", "box", "public", "nobody")


def from_texts(pairs: Iterable[str]) -> dict[str, Any]:
    """Return set-up options from ``NAME=VALUE`` texts, as a command line gives them.

    Digits are a number; commas make a list, a last comma too (``bonus=park,``). Raises LabError for another text.
    """
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise LabError("option-pair", given=pair[:80])
        options[name] = _value(value)
    return options


def _value(text: str) -> Any:
    if "," in text and not text.endswith(".csv"):
        return [part.strip() for part in text.split(",") if part.strip()]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def complete(variant: str, options: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options with the defaults of those not given; raise LabError for an unknown one."""
    for name in options:
        if name not in defaults:
            raise LabError("unknown-option", option=str(name)[:60], variant=variant, options=", ".join(defaults))
    return {**defaults, **options}


def one_of(name: str, given: Any, allowed: Iterable[str]) -> str:
    """Return the option's value if it is allowed; raise LabError otherwise."""
    if isinstance(given, str) and given in allowed:
        return given
    raise LabError("option-value", option=name, given=shown(given), allowed=", ".join(allowed))


def seats(given: Any, least: int, most: int, rule: str, reserved: tuple[str, ...] = ()) -> list[str]:
    """Return the seats' names from their number or a list of names; raise LabError if they cannot be used."""
    counted = isinstance(given, int) and not isinstance(given, bool)
    if not counted and not isinstance(given, (list, tuple)):
        raise LabError("option-players", given=shown(given), least=least, most=most)
    n = given if counted else len(given)
    if not least <= n <= most:
        raise LabError("player-count", n=shown(n), least=least, most=most, rule=rule)
    if counted:
        return list(NAMES[:n])
    taken, names = (*RESERVED, *reserved), list(given)
    for at, name in enumerate(names):
        joined = "-".join(name.split()) if isinstance(name, str) else ""
        # an answer such as "swap ana" is cut at its blanks, so that a name can have none
        if joined != name and SEAT.fullmatch(joined) and joined.lower() not in taken:
            raise LabError("seat-name-blanks", given=shown(name), right=joined)
        if not isinstance(name, str) or not SEAT.fullmatch(name) or name.lower() in taken:
            raise LabError("seat-name", given=shown(name), reserved=", ".join(taken))
        if name.lower() in [str(other).lower() for other in names[:at]]:
            raise LabError("seat-twice", given=name[:60])
    return names
