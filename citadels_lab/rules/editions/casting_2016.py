"""The cast builder of the 2016 edition: presets, what stands in for whom at small tables, and which casts are legal."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import LabError, shown

from .casting import RANKS, check_list, check_ranks
from .tables import presets

RANDOM: Final = "random"
UNIQUES: Final = 14
NINTH: Final = (3, 8)
"""The numbers of players that need rank 9 (2016.setup.cast)."""

Cast = list[str]
Changes = list[tuple[str, str]]
"""Who was taken out of a preset and who came in; one of the two may be ``""``."""


def plain(given: Any) -> Any:
    """Return a name as the project writes it (``tax-collector``); the shared tables write ``tax_collector``."""
    return given.replace("_", "-") if isinstance(given, str) else given


def check_preset(given: Any) -> str:
    """Return a preset's id as the shared table writes it (``cunning_agents``); ``""`` for none."""
    known = [name.replace("-", "_") for name in presets()]
    name = given.replace("-", "_") if isinstance(given, str) else given
    if name in ("", *known):
        return str(name)
    raise LabError("preset-unknown", given=shown(given), allowed=", ".join(known), rule="2016.presets")


def default_preset(players: int) -> str:
    """Return the preset of a table that chose none: one that needs no change."""
    return "tenacious_delegates" if players in NINTH else "first_game"


def preset_cast(preset: str, players: int) -> tuple[Cast, Changes]:
    """Return a preset's cast for so many players, and what was changed in it (2016.presets.substitutes)."""
    cast = list(presets()[preset.replace("_", "-")]["characters"])
    changes: Changes = []
    if players == 2 and "emperor" in cast:
        changes.append(("emperor", "king"))
    if players < 5 and "queen" in cast:
        changes.append(("queen", "artist" if players > 2 else ""))
    elif players == 2 and len(cast) == 9:
        changes.append((cast[8], ""))
    if players in NINTH and len(cast) == 8:
        changes.append(("", "artist"))
    for out, instead in changes:
        if out and instead:
            cast[cast.index(out)] = instead
        elif out:
            cast.remove(out)
        else:
            cast.append(instead)
    return cast, changes


def check_cast(given: Any, ranks: Mapping[str, int], players: int) -> str | list[str]:
    """Return the cast in rank order, ``[]`` for none or "random"; raise LabError citing the rule that it breaks."""
    if given == RANDOM:
        return RANDOM
    check_list(given)
    cast = [plain(name) for name in given]
    if not cast:
        return []
    check_ranks(cast, ranks, "2016.setup.cast")
    _check_players(cast, ranks, players)
    return sorted(cast, key=lambda name: ranks[name])


def _check_players(cast: Sequence[str], ranks: Mapping[str, int], players: int) -> None:
    ninth = [name for name in cast if ranks[name] == 9]
    if players in NINTH and not ninth:
        raise LabError("cast-must-have-ninth", n=players, rule="2016.setup.cast")
    if players == 2 and ninth:
        raise LabError("cast-two-without-ninth", character=ninth[0], rule="2016.setup.cast")
    if players < 5 and "queen" in cast:
        raise LabError("cast-queen-five", n=players, rule="2016.setup.queen-players")
    if players == 2 and "emperor" in cast:
        raise LabError("cast-emperor", rule="2016.draft.two")


def draw_cast(ranks: Mapping[str, int], players: int, dice: Dice) -> list[str]:
    """Return a legal cast by chance: one of each rank, and a ninth where it must be or (every other time) may be."""
    cast = []
    for rank in sorted(set(ranks.values())):
        may = [name for name, its in ranks.items() if its == rank and _may_be_in(name, players)]
        if rank in RANKS or players in NINTH or (players > 2 and dice.below(2)):
            cast.append(dice.choice(may))
    return cast


def _may_be_in(name: str, players: int) -> bool:
    """Whether a character of ranks 1 to 8, or a ninth at a table that uses one, may be in the cast."""
    return not (name == "queen" and players < 5 or name == "emperor" and players == 2)


def check_uniques(given: Any, known: Iterable[str], any_number: bool) -> str | list[str]:
    """Return the unique districts, ``[]`` for those of the preset or "random"; raise LabError for what is not possible.

    ``any_number``: a written position may use more or fewer than 14.
    """
    if given == RANDOM:
        return RANDOM
    names = list(known)
    if not isinstance(given, (list, tuple)):
        raise LabError("uniques-list", given=shown(given), n=UNIQUES, rule="2016.setup.deck")
    chosen = [plain(name) for name in given]
    for at, name in enumerate(chosen):
        if name not in names:
            raise LabError("uniques-unknown", given=shown(given[at]), allowed=", ".join(names), rule="2016.setup.deck")
        if name in chosen[:at]:
            raise LabError("uniques-twice", district=name, rule="2016.components")
    if chosen and len(chosen) != UNIQUES and not any_number:
        raise LabError("uniques-number", given=len(chosen), n=UNIQUES, rule="2016.setup.deck")
    return sorted(chosen)
