"""Change what a viewer cannot see of a card game, and nothing else.

The position is rebuilt from the state at the start of its step and the answers given since, with two hidden district
cards or two hidden characters exchanged. What the viewer has seen in the draft, and what everybody has heard when ranks
were called, stays true. This looks inside positions on purpose.
"""

from collections.abc import Callable, Iterator
from typing import Any

from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.position import Position

BY_CHANCE_VERBS = ("foresee",)
"""What takes cards at random and then asks."""

Changed = tuple[Position[Any], set[str]]
"""The changed position, and the names that were moved."""

MOST_DRAWN = 7
"""No step draws more cards than this."""

BY_CHANCE = ("reshuffled", "first-crown", "round-begins", "took-card", "characters-swapped", "studied")
"""The events that tell of luck that has played a part already."""


def change(position: Position[Any], viewer: str | None, dice: Dice) -> Changed | None:
    """Return the position with something changed that the viewer cannot see, or None if there is nothing to change."""
    ways: list[Callable[[Position[Any], str | None, Dice], Changed | None]] = [
        exchange_cards,
        exchange_characters,
        exchange_markers,
    ]
    first = dice.below(len(ways))
    for way in ways[first:] + ways[:first]:
        changed = way(position, viewer, dice)
        if changed:
            return changed
    return None


def with_other_chance(position: Position[Any], dice: Dice) -> Position[Any] | None:
    """Return the position with other luck to come; None where luck has played a part in this step already."""
    if any(event.what in BY_CHANCE for event in position._look().present):
        return None
    base = position._look().base.copy()
    base.chance = dice.below(1 << 60)
    return again(position, base)


def again(position: Position[Any], base: Any) -> Position[Any]:
    """Run the step of a position again from another state, with the same answers."""
    return Position(position.start, position.actions, base, position._look().answers, position._look().past)


# --- district cards ---------------------------------------------------------------------------------------------------


def exchange_cards(position: Position[Any], viewer: str | None, dice: Dice) -> Changed | None:
    """Exchange two cards in the hands of others, in the deck, in the discard or under a Museum."""
    base = position._look().base.copy()
    said = {str(part) for action in position._look().answers for part in action}
    places = [place for place in _places(position, base, viewer) if place[2] not in said]
    if not places:
        return None
    one = places.pop(dice.below(len(places)))
    others = [place for place in places if place[2] != one[2]]
    if not others:
        return None
    two = dice.choice(others)
    for (where, at, _), card in ((one, two[2]), (two, one[2])):
        _put(base, where, at, card)
    return again(position, base), {one[2], two[2]}


def _places(position: Position[Any], base: Any, viewer: str | None) -> Iterator[tuple[str, int, str]]:
    """Give the places of district cards that the viewer cannot see: (where, which one, the card)."""
    seen = _looked_at(position, viewer)
    if position._look().answers and position._look().answers[0][0] in BY_CHANCE_VERBS:
        seen |= set(base.players)  # a card of each hand has moved in this step
    for seat, player in base.players.items():
        if seat not in seen:
            yield from ((f"hand {seat}", at, card) for at, card in enumerate(player.hand))
    first = MOST_DRAWN if position._look().answers else 0
    if not (position._look().answers and len(base.deck) < MOST_DRAWN):  # else the discard is on its way into the deck
        if not (position.decision and position.decision.prompt == "lighthouse" and position.decision.seat == viewer):
            yield from (("deck", at, card) for at, card in enumerate(base.deck) if at >= first)
        yield from (("discard", at, card) for at, card in enumerate(base.discard))
    for name, cards in base.under.items():
        if viewer is None or name not in base.players[viewer].city:
            yield from ((f"under {name}", at, card) for at, card in enumerate(cards))


def _looked_at(position: Position[Any], viewer: str | None) -> set[str | None]:
    """Return whose hands the viewer sees: the own one, and the one a Wizard is looking at.

    In the middle of a step no hand of those who take part in it is changed, for they have answered by what they hold.
    """
    seats: set[str | None] = {viewer}
    if position._look().answers and position.decision:
        seats |= {str(part) for action in position._look().answers for part in action}
        seats |= {position.decision.seat}
    return seats


def _put(base: Any, where: str, at: int, card: str) -> None:
    kind, _, name = where.partition(" ")
    holder: Any = base.players[name] if kind == "hand" else base
    cards = base.under[name] if kind == "under" else getattr(holder, kind)
    cards = (*cards[:at], card, *cards[at + 1 :])
    if kind == "under":
        base.under[name] = cards
    else:
        setattr(holder, kind, cards)


# --- characters -------------------------------------------------------------------------------------------------------


def exchange_characters(position: Position[Any], viewer: str | None, dice: Dice) -> Changed | None:
    """Exchange two characters that the viewer cannot tell apart, wherever they are."""
    pool = candidates(position, viewer)
    if len(pool) < 2:
        return None
    one = pool.pop(dice.below(len(pool)))
    alike = [card for card in pool if view_of(position, viewer, card) == view_of(position, viewer, one)]
    alike = [card for card in alike if allowed(position, one, card)]
    if not alike:
        return None
    two = dice.choice(alike)
    return exchanged(position, viewer, one, two), {one, two}


def exchanged(position: Position[Any], viewer: str | None, one: str, two: str) -> Position[Any]:
    """Return the position with two characters exchanged in whatever the viewer does not see."""
    base = position._look().base.copy()

    def rename(cards: Any) -> tuple[str, ...]:
        return tuple(two if card == one else one if card == two else card for card in cards)

    def in_order(cards: Any) -> tuple[str, ...]:
        named = rename(cards)
        return tuple(card for card in base.roster.order if card in named)

    base.facedown = rename(base.facedown)
    base.pool = in_order(base.pool)
    for seat, player in base.players.items():
        if seat != viewer:
            player.characters, player.aside = rename(player.characters), rename(player.aside)
            player.offered = tuple(in_order(cards) for cards in player.offered)
    return again(position, base)


def candidates(position: Position[Any], viewer: str | None) -> list[str]:
    """Return the characters whose place the viewer does not know."""
    now = position._look().now
    known = {*now.faceup, *(name for player in now.players.values() for name in player.revealed)}
    if viewer is not None:
        mine = now.players[viewer]
        known |= {*mine.characters, *mine.aside, *_swapped(position, viewer)}
        if position.decision and position.decision.seat == viewer and position.decision.prompt.startswith("draft"):
            known |= {*now.pool}
    return [name for name in now.roster.order if name not in known]


def _swapped(position: Position[Any], viewer: str) -> set[str]:
    """Return the characters whose place a player knows from a Theater of this round."""
    known: set[str] = set()
    for event in position.events:
        if event.what == "round-begins":
            known = set()
        elif event.what == "characters-swapped" and viewer in (event.seen_by or ()):
            known |= {str(event.args["character"]), str(event.args["by"])}
    return known


def view_of(position: Position[Any], viewer: str | None, card: str) -> tuple[bool, ...]:
    """Return in which of the viewer's draft choices a character was offered: what is unlike here is known apart."""
    return () if viewer is None else tuple(card in cards for cards in position._look().now.players[viewer].offered)


def called(state: Any, card: str) -> bool:
    """Whether the rank of a character was called this round."""
    return state.next not in ("pick", "aside") and state.roster.characters[card].rank <= state.rank


def allowed(position: Position[Any], one: str, two: str) -> bool:
    """Whether an exchange leaves true what everybody has heard: who was called and stayed silent is held by nobody.

    Save the murdered character, whose holder stays silent too (but not one with a Hospital).
    """
    state = position._look().now
    for card, other in ((one, two), (two, one)):
        holder = state.holder(other)  # who would hold the card after the exchange
        silent = card == state.token("murdered") and holder and "hospital" not in state.players[holder].city
        if called(state, card) and holder and not silent:
            return False
    return True


# --- warrants and threats ---------------------------------------------------------------------------------------------


def exchange_markers(position: Position[Any], viewer: str | None, dice: Dice) -> Changed | None:
    """Let another warrant be the signed one, or another threat the one with the flower."""
    kinds = sorted({marker.kind for marker in position._look().now.markers if marker.seat != viewer})
    for kind in some_order(kinds, dice):
        lie = [marker for marker in position._look().now.markers if marker.kind == kind and not marker.shown]
        shown = any(marker.kind == kind and marker.shown for marker in position._look().now.markers)
        real = next((marker for marker in lie if marker.real), None)
        blank = [marker for marker in lie if not marker.real]
        if real and blank:
            return with_real(position, real, dice.choice(blank))
        if kind == "threat" and len(lie) == 1 and not shown:  # the other was bought off, unseen
            return with_real(position, *((real, None) if real else (None, lie[0])))
    return None


def some_order(names: list[str], dice: Dice) -> list[str]:
    at = dice.below(len(names)) if names else 0
    return names[at:] + names[:at]


def with_real(position: Position[Any], real: Any, blank: Any) -> Changed | None:
    """Return the position in which the one marker is blank and the other counts (either may be None)."""
    base = position._look().base.copy()
    if any(marker and marker not in base.markers for marker in (real, blank)):
        return None  # laid in this step
    base.markers = tuple(
        marker._replace(real=not marker.real) if marker in (real, blank) else marker for marker in base.markers
    )
    return again(position, base), {marker.character for marker in (real, blank) if marker}
