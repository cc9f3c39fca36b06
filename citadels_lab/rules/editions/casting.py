"""The cast builder of the Dark City: which characters and bonus districts go together, and why others do not."""

from collections.abc import Mapping, Sequence
from typing import Any

from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import LabError, shown

from .tables import Deck

RANKS = range(1, 9)
LEFT_OUT = "ball-room"


def check_cast(given: Any, ranks: Mapping[str, int], players: int) -> list[str]:
    """Return the cast in rank order; raise LabError citing the rule that it breaks and what would be legal."""
    check_list(given)
    check_ranks(given, ranks, "dark-city.characters")
    _check_players(given, ranks, players)
    return sorted(given, key=lambda name: ranks[name])


def check_list(given: Any) -> None:
    """Raise LabError when a cast is no list of names."""
    if not isinstance(given, (list, tuple)) or not all(isinstance(name, str) for name in given):
        raise LabError("cast-list", given=shown(given))


def check_ranks(cast: Sequence[str], ranks: Mapping[str, int], rule: str) -> None:
    """Raise LabError citing the rule unless there is one character of each rank from 1 to 8, and at most one of 9."""
    for at, name in enumerate(cast):
        if name not in ranks:
            raise LabError("cast-unknown", given=name[:40], allowed=", ".join(ranks))
        if name in cast[:at]:
            raise LabError("cast-twice", character=name, rule=rule)
        same = [other for other in cast[:at] if ranks[other] == ranks[name]]
        if same:
            raise LabError("cast-rank-twice", character=name, by=same[0], rank=ranks[name], rule=rule)
    for rank in RANKS:
        if rank not in (ranks[name] for name in cast):
            choice = [name for name, its in ranks.items() if its == rank]
            raise LabError("cast-rank-missing", rank=rank, characters=choice, rule=rule)


def _check_players(cast: Sequence[str], ranks: Mapping[str, int], players: int) -> None:
    ninth = [name for name in cast if ranks[name] == 9]
    if players == 8 and not ninth:
        raise LabError("cast-needs-ninth", n=players, rule="dark-city.players")
    if players < 4 and ninth:
        raise LabError("cast-no-ninth", n=players, character=ninth[0], rule="dark-city.players")
    if players < 5 and "queen" in cast:
        raise LabError("cast-queen", n=players, rule="dark-city.queen.players")
    if players == 2 and "emperor" in cast:
        raise LabError("cast-emperor", rule="dark-city.emperor.two-players")


def draw_cast(ranks: Mapping[str, int], players: int, dice: Dice) -> list[str]:
    """Return a legal cast by chance: of each rank one, and now and then a ninth where so many players may have it."""
    cast = []
    for rank in sorted(set(ranks.values())):
        may = [name for name, its in ranks.items() if its == rank and _may_be_in(name, rank, players)]
        if may and (rank in RANKS or players == 8 or dice.below(3)):
            cast.append(dice.choice(may))
    return cast


def _may_be_in(name: str, rank: int, players: int) -> bool:
    """Whether a character may be in the cast with so many players."""
    if rank not in RANKS and players < 4:
        return False
    return not (name == "queen" and players < 5 or name == "emperor" and players == 2)


def free_bonus(deck: Deck, cast: Sequence[str]) -> list[str]:
    """Return the bonus districts that can go into a deck with this cast."""
    return [name for name in deck.bonus if not (name == "hospital" and "witch" in cast)]


def check_bonus(given: Any, deck: Deck, cast: Sequence[str]) -> int | list[str]:
    """Return how many bonus districts are drawn, or which are in; raise LabError for what is not possible."""
    free = free_bonus(deck, cast)
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= len(free):
        return given
    if not isinstance(given, (list, tuple)):
        raise LabError("bonus-number", given=shown(given), most=len(free), rule="dark-city.violet")
    for at, name in enumerate(given):
        _check_bonus_card(name, deck, cast, free)
        if name in given[:at]:
            raise LabError("bonus-twice", district=name, rule="dark-city.violet")
    return sorted(given)


def _check_bonus_card(name: Any, deck: Deck, cast: Sequence[str], free: Sequence[str]) -> None:
    if name in free:
        return
    if not isinstance(name, str):
        raise LabError("bonus-unknown", given=shown(name), allowed=", ".join(free), rule="dark-city.violet")
    if name == LEFT_OUT:
        raise LabError("bonus-ball-room", district=name, rule="dark-city.violet")
    if name == "hospital":
        raise LabError("bonus-hospital", district=name, rule="dark-city.violet")
    if name == "graveyard" and "diplomat" in cast:
        raise LabError("bonus-graveyard", district=name, rule="dark-city.diplomat.graveyard")
    if name in deck.copies:
        raise LabError("bonus-in-deck", district=name, rule="dark-city.violet")
    raise LabError("bonus-unknown", given=shown(name), allowed=", ".join(free), rule="dark-city.violet")
