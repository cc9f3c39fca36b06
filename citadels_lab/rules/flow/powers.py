"""Helps for characters' powers: used once a turn (dark-city.power.once), and naming a character."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.reason import Reason, because

from .moments import Character
from .state import State, Turn

Why = Mapping[str, Reason]


def spent(card: Character, turn: Turn) -> Reason | None:
    """Return the reason when the power was used in this turn."""
    return _used(card.rule, card.name) if card.name in turn.used else None


@cache
def _used(rule: str, character: str) -> Reason:
    """Return the reason, made once: menus ask whether there is one again and again."""
    return because(rule, "power-used", character=character)


def once(card: Character, turn: Turn, why: Reason | None = None) -> Reason | None:
    """Return why a power that can be used once cannot be used now: used already, or the given reason."""
    return spent(card, turn) or why


def name_options(card: Character, state: State, turn: Turn, verb: str) -> Sequence[Action]:
    """Return the characters that a power may name, once a turn: those that its card does not bar."""
    if card.name in turn.used:
        return ()
    kept, tokens = state.roster.nameable, state.tokens
    key = (card.name, tokens.get("murdered"), tokens.get("bewitched"))
    if key not in kept:
        kept[key] = _not_barred(card, state, verb)
    return kept[key]


def _not_barred(card: Character, state: State, verb: str) -> Sequence[Action]:
    barred = card.barred(state)
    return [(verb, name) for name in state.roster.order if name not in barred]


def refused_names(
    card: Character, state: State, turn: Turn, verb: str, why_not: Why
) -> Iterable[tuple[Action, Reason]]:  # fmt: skip
    """Give the characters that a power may not name now, and why."""
    for name in state.roster.order:
        why = spent(card, turn) or why_not.get(name)
        if why:
            yield (verb, name), why
