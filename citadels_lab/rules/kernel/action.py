"""Actions: what a player answers, as a verb and its arguments, such as ``("build", "noble-3", "c5")``."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from .errors import IllegalAction, LabError, shown

if TYPE_CHECKING:
    from .reason import Reason

Action: TypeAlias = tuple[str | int, ...]
"""A verb, then strings without spaces or whole numbers: small, hashable, readable, JSON-able."""

Verbs: TypeAlias = Mapping[str, tuple[str, ...]]
"""For each verb of a variant the names of its arguments; a name ending in ``*`` takes all that remain."""

PASS: Action = ("pass",)

LARGEST: Final = 10**9
"""No number in an action is this large."""


def spell(action: Iterable[str | int]) -> str:
    """Write an action as text: its parts joined by spaces."""
    return " ".join(str(part) for part in action)


def parse(text: object) -> Action:
    """Read an action from text (``"build noble-3 c5"``), a list (from JSON) or an action.

    Raises LabError when it is none of these.
    """
    parts: Iterable[object]
    if isinstance(text, str):
        parts = text.split()
    elif isinstance(text, (list, tuple)):
        parts = text
    else:
        raise LabError("not-an-action", given=shown(text))
    action = tuple(_part(part) for part in parts)
    if not action:
        raise LabError("not-an-action", given=shown(text))
    return action


def _part(part: object) -> str | int:
    if isinstance(part, str):
        return int(part) if part.isascii() and part.isdigit() and len(part) < 10 else part
    if isinstance(part, int) and not isinstance(part, bool) and abs(part) < LARGEST:
        return part
    raise LabError("not-an-action", given=shown(part))


def illegal(given: Action, legal: Sequence[Action], reason: "Reason | None" = None) -> IllegalAction:
    """Return the error for an answer that is not legal, with its reason or else some answers that are."""
    same = [action for action in legal if sorted(map(str, action)) == sorted(map(str, given))]  # in another order
    some = "; ".join(spell(action) for action in same or legal[:6]) + ("; ..." if legal[6:] and not same else "")
    return IllegalAction(reason, given=spell(given)[:80], legal=some)


def named(action: Action, verbs: Verbs) -> dict[str, object]:
    """Give the arguments of an action their names, for the sentence that describes it."""
    names = verbs.get(str(action[0]), ())
    args: dict[str, object] = {}
    for place, name in enumerate(names, start=1):
        if name.endswith("*"):
            args[name[:-1]] = action[place:]
        elif place < len(action):
            args[name] = action[place]
    return args
