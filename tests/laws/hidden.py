"""Change what a viewer cannot see of a game of Duel, and nothing else.

The position is rebuilt from the state at the start of its step and the answers given since, with two hidden cards or
tiles exchanged everywhere (in the answers too, where they were secret). This looks inside positions on purpose.
"""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.position import Position

RANKS = ("assassin", "thief", "king", "abbot", "merchant", "architect", "diplomat", "warlord", "queen")
SEATS = ("white", "black")
SECRET_VERBS = ("stand", "keep", "discard")
TILE_FIELDS = ("stand", "drawn", "returned")

Changed = tuple[Position[Any], set[str], Callable[[Any], Any]]
"""The changed position, the names that moved, and how a secret answer is to be changed with them."""


def change(position: Position[Any], viewer: str | None, dice: Dice) -> Changed | None:
    """Return the position with something changed that the viewer cannot see, or None if there is nothing to change."""
    ways = (_exchange_tiles, _exchange_characters, _exchange_discard, _shuffle_row)
    for way in sorted(ways, key=lambda _: dice.below(100)):
        changed = way(position, viewer, dice)
        if changed:
            return changed
    return None


def with_other_chance(position: Position[Any], dice: Dice) -> Position[Any]:
    """Return the position with other luck to come."""
    base = position._look().base.copy()
    base.chance = dice.below(1 << 60)
    return _again(position, base, lambda action: action)


def hidden_seats(viewer: str | None) -> list[str]:
    return [seat for seat in SEATS if seat != viewer]


def _again(position: Position[Any], base: Any, swap: Callable[[Any], Any]) -> Position[Any]:
    """Run the step of a position again from another state. The answers of earlier steps stay what they were."""
    answers = tuple(swap(action) for action in position._look().answers)
    kept = position.actions[: len(position.actions) - len(answers)]
    return Position(position.start, kept + answers, base, answers, position._look().past)


def _swap(x: str, y: str) -> Callable[[str], str]:
    return lambda name: y if name == x else x if name == y else name


def _in_secret(rename: Callable[[str], str]) -> Callable[[Any], Any]:
    return lambda action: (action[0], *map(rename, action[1:])) if action[0] in SECRET_VERBS else action


def _open(position: Position[Any]) -> set[str]:
    """Return the names in answers of this step that everybody has heard."""
    return {str(part) for action in position._look().answers if action[0] not in SECRET_VERBS for part in action}


def _pair(pool: list[str], dice: Dice) -> tuple[str, str] | None:
    if len(pool) < 2:
        return None
    x = pool.pop(dice.below(len(pool)))
    return x, pool[dice.below(len(pool))]


def _exchange_tiles(position: Position[Any], viewer: str | None, dice: Dice) -> Changed | None:
    """Exchange two unique tiles on the other's stand, among the drawn ones or in the bag."""
    base = position._look().base.copy()
    seats = hidden_seats(viewer)
    known = set() if viewer is None else {tile for name in TILE_FIELDS for tile in getattr(base.players[viewer], name)}
    held = [tile for seat in seats for name in TILE_FIELDS for tile in getattr(base.players[seat], name)]
    pool = sorted({*base.bag, *held} - known - _open(position) - set(base.owner))
    pair = _pair(pool, dice)
    if not pair:
        return None
    rename = _swap(*pair)
    base.bag = tuple(map(rename, base.bag))
    for seat in seats:
        for name in TILE_FIELDS:
            setattr(base.players[seat], name, tuple(map(rename, getattr(base.players[seat], name))))
    return _again(position, base, _in_secret(rename)), set(pair), _in_secret(rename)


def _exchange_characters(position: Position[Any], viewer: str | None, dice: Dice) -> Changed | None:
    """Exchange two characters that the viewer has never held, in hands, discards and the card put aside."""
    base = position._look().base.copy()
    seats = hidden_seats(viewer)
    known = {card for seat in SEATS for card in base.players[seat].played + base.players[seat].laid_out}
    known |= {name for _, name, _ in base.named} | _open(position)
    if viewer is not None:
        known |= {*base.players[viewer].dealt, *base.players[viewer].received, *base.players[viewer].hand}
    pool = [card for card in RANKS if card not in known]
    pair = _pair(pool, dice) if base.round else None
    if not pair or (any(_held(base, card) for card in pair) and any(_called(base, card) for card in pair)):
        return None
    rename = _swap(*pair)
    base.undealt = tuple(map(rename, base.undealt))
    for seat in seats:
        for field in fields(base.players[seat]):
            cards = getattr(base.players[seat], field.name)
            if field.name != "seats" and field.name not in TILE_FIELDS:
                setattr(base.players[seat], field.name, _sorted(field.name, map(rename, cards), cards))
    return _again(position, base, _in_secret(rename)), set(pair), _in_secret(rename)


def _exchange_discard(position: Position[Any], viewer: str | None, dice: Dice) -> Changed | None:
    """Let the other have discarded another card of the same four."""
    base = position._look().base.copy()
    seat = dice.choice(hidden_seats(viewer))
    player = base.players[seat]
    heard = {name for _, name, _ in base.named} | _open(position)
    hand = [card for card in player.hand if card not in heard]
    if len(player.discarded) != 1 or not hand or player.discarded[0] in heard:
        return None
    old, new = player.discarded[0], dice.choice(hand)
    if _called(base, old) or _called(base, new):
        return None
    player.discarded = (new,)
    player.hand = _sorted("hand", (old if card == new else card for card in player.hand), player.hand)
    return _again(position, base, lambda action: action), {old, new}, lambda action: action


def _shuffle_row(position: Position[Any], viewer: str | None, dice: Dice) -> Changed | None:
    """Exchange two tiles below the tops of the row, which nobody sees."""
    base = position._look().base.copy()
    pool = [tile for stack in base.row for tile in stack[1:] if tile not in _open(position)]
    if position._look().answers:  # a build of this step may have turned one up
        return None
    pair = _pair(pool, dice)
    if not pair:
        return None
    base.row = tuple(tuple(map(_swap(*pair), stack)) for stack in base.row)
    return _again(position, base, lambda action: action), set(pair), lambda action: action


def _held(base: Any, card: str) -> bool:
    return any(card in base.players[seat].hand for seat in SEATS)


def _called(base: Any, card: str) -> bool:
    """Whether the card has been called this round, or is being called in this step: then all know who holds it."""
    return base.next != "pass" and base.next != "discard" and RANKS.index(card) <= base.rank


def _sorted(name: str, cards: Any, old: tuple[str, ...]) -> tuple[str, ...]:
    """Keep hands in rank order, as players hold them; the order tells nothing."""
    new = tuple(cards)
    ordered = list(old) == sorted(old, key=RANKS.index)
    return tuple(sorted(new, key=RANKS.index)) if ordered and name in ("dealt", "hand", "passed", "received") else new
