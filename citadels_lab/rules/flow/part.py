"""A character's part in a game: what the flow asks of it at every turn, looked up on its card once."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .moments import Character, District

if TYPE_CHECKING:
    from citadels_lab.rules.kernel.action import Action
    from citadels_lab.rules.kernel.reason import Reason
    from citadels_lab.rules.kernel.table import Table

    from .state import State, Turn


@dataclass(frozen=True, slots=True)
class Part:
    """Facts and moments of a character (see ``Character``); a moment at which its card does nothing is None.

    ``counted`` are the districts that count as its colour, ``held_back`` is what may hold its player back in its turn;
    ``bends``: the card changes more about building than how often, which is ``builds``; ``plain``: nothing in the game
    does, and building need not wait for the income.
    """

    name: str
    rank: int
    color: str
    color_gain: str
    counted: frozenset[str]
    held_back: "tuple[Callable[[State, Turn], Reason | None], ...]"
    builds: int
    bends: bool
    plain: bool
    shown: "Callable[[Table[State], str], None] | None"
    begins: "Callable[[Table[State], Turn], None] | None"
    options: "Callable[[State, Turn], Sequence[Action]] | None"
    owed: "Callable[[State, Turn], Reason | None] | None"


def part_of(
    card: Character, counted: frozenset[str], others_back: tuple[Callable[..., Any], ...], plain: bool
) -> Part:  # fmt: skip
    """Return the part of a character in a game in which building is ``plain``, or is not.

    ``others_back``: what holds every player back, whoever's turn it is.
    """
    bends = not card.builds or bool(card.repeat_rule) or overrides(card, "outside_limit")
    moments = [getattr(card, at) if overrides(card, at) else None for at in ("shown", "begins", "options", "owed")]
    back = (*heard([card], "holds_back"), *others_back)
    builds = (card.builds, bends, plain and not bends)
    return Part(card.name, card.rank, card.color, card.color_gain, counted, back, *builds, *moments)


def overrides(card: Character | District, moment: str) -> bool:
    """Whether a card acts at a moment."""
    plain = Character if isinstance(card, Character) else District
    return getattr(type(card), moment) is not getattr(plain, moment)


def heard(cards: Iterable[Character], moment: str) -> tuple[Callable[..., Any], ...]:
    """Return what the cards that act at a moment do then."""
    return tuple(getattr(card, moment) for card in cards if overrides(card, moment))
