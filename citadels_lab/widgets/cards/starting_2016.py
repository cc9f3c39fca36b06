"""From the form's fields to a game of the 2016 edition: a preset, or an own cast and fourteen unique districts."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from citadels_lab.rules.editions.casting_2016 import UNIQUES, Changes, default_preset, draw_cast, preset_cast
from citadels_lab.rules.editions.edition_2016 import RANKS
from citadels_lab.rules.editions.tables import presets, uniques_2016
from citadels_lab.rules.kernel import chance
from citadels_lab.rules.kernel.errors import LabError

Fields = Mapping[str, Any]

VARIANT: Final = "edition_2016"
OWN: Final = "own"
NOBODY: Final = ""


def preset_of(fields: Fields, players: int) -> str:
    """Return the preset that was chosen ("own" for none), or the one that is proposed for so many players."""
    chosen = str(fields.get("preset", "")).replace("_", "-")
    return chosen if chosen in (OWN, *presets()) else default_preset(players).replace("_", "-")


def basis(fields: Fields, players: int) -> str:
    """Return the preset from which an own choice starts: the one chosen before."""
    was = str(fields.get("was", ""))
    return was if was in presets() else default_preset(players).replace("_", "-")


def changed(fields: Fields, players: int) -> Changes:
    """Return what the preset is changed in for so many players."""
    preset = preset_of(fields, players)
    return preset_cast(preset, players)[1] if preset != OWN else []


def cast_2016(fields: Fields, players: int) -> list[str]:
    """Return the cast by rank: of the preset, or as chosen."""
    preset = preset_of(fields, players)
    if preset != OWN:
        return preset_cast(preset, players)[0]
    proposed = {RANKS[name]: name for name in preset_cast(basis(fields, players), players)[0]}
    chosen = [_chosen(fields, rank, proposed.get(rank, NOBODY)) for rank in range(1, 10)]
    return [name for name in chosen if name != NOBODY]


def _chosen(fields: Fields, rank: int, proposed: str) -> str:
    name = str(fields.get(f"rank-{rank}", proposed))
    return name if RANKS.get(name) == rank or (rank == 9 and name == NOBODY) else proposed


def uniques_of(fields: Fields, players: int) -> list[str]:
    """Return the unique districts: of the preset, or as ticked (before anything was ticked, those of the preset)."""
    preset = preset_of(fields, players)
    if preset == OWN and "ticked" in fields:
        return [name for name in uniques_2016() if f"unique-{name}" in fields]
    return list(presets()[preset if preset != OWN else basis(fields, players)]["uniques"])


def options_2016(fields: Fields, names: list[str]) -> dict[str, Any]:
    """Return the set-up options that the form describes; raise LabError when no unique district is ticked."""
    options: dict[str, Any] = {"players": names}
    if fields.get("crown") in names:
        options["crown"] = fields["crown"]
    preset = preset_of(fields, len(names))
    if preset != OWN:
        return options | {"preset": preset.replace("-", "_")}
    uniques = uniques_of(fields, len(names))
    if not uniques:
        raise LabError("uniques-number", given=0, n=UNIQUES, rule="2016.setup.deck")
    return options | {"characters": cast_2016(fields, len(names)), "uniques": uniques}


def draws(fields: Fields) -> int:
    """Return how often something was drawn at random in this form."""
    given = str(fields.get("draw", ""))
    return int(given) if given.isascii() and given.isdigit() and len(given) < 7 else 0


def draw_2016(fields: Fields, what: str, players: int) -> Iterator[tuple[str, str]]:
    """Draw a cast or unique districts into the form's fields: the same deal and number of draws give the same."""
    seed, n = str(fields.get("seed", "")).strip(), draws(fields) + 1
    dice = chance.Dice(int(seed) if seed.isascii() and seed.isdigit() and len(seed) <= 18 else 0, n)
    yield "draw", str(n)
    if what == "cast":
        cast = {RANKS[name]: name for name in draw_cast(RANKS, players, dice)}
        yield from ((f"rank-{rank}", cast.get(rank, NOBODY)) for rank in range(1, 10))
        return
    left = list(uniques_2016())
    for _ in range(UNIQUES):
        name = dice.choice(left)
        left.remove(name)
        yield f"unique-{name}", "yes"
    yield "ticked", "yes"
