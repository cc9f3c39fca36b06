"""From the form's fields to a new card game: what was chosen, what is not possible about it, a random cast."""

import random
from collections.abc import Mapping
from typing import Any, Final

from citadels_lab.bots import quick_bots
from citadels_lab.rules.editions.dark_city import RANKS, default_cast
from citadels_lab.rules.editions.options import NAMES
from citadels_lab.rules.editions.tables import deck
from citadels_lab.rules.editions.variants import variant
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.session import PERSON, Session

from ..starting import seed_of
from . import starting_2016

Fields = Mapping[str, Any]

MOST: Final = {"classic": 7, "dark_city": 8, "edition_2016": 8}
"""How many players the form offers."""

CHOSEN = "list"
NOBODY = ""


def count(fields: Fields) -> int:
    """Return how many players were chosen."""
    text = str(fields.get("count", "4"))
    return int(text) if text.isdigit() and len(text) == 1 else 4


def name_of(fields: Fields, at: int) -> str:
    """Return the name of a seat as typed, or the one that is proposed."""
    return str(fields.get(f"name-{at}", NAMES[at].capitalize())).strip()


def player_of(fields: Fields, at: int) -> str:
    """Return who plays a seat: the first is a person, the others bots, unless something else was chosen."""
    return str(fields.get(f"who-{at}", PERSON if at == 0 else fields.get("bot", quick_bots()[0])))


def cast_of(fields: Fields) -> list[str]:
    """Return the cast as chosen, or the one that is proposed for so many players."""
    proposed = {RANKS[name]: name for name in default_cast(count(fields))}
    chosen = [str(fields.get(f"rank-{rank}", proposed.get(rank, NOBODY))) for rank in range(1, 10)]
    return [name for name in chosen if name in RANKS]


def free_districts(fields: Fields) -> list[str]:
    """Return the bonus districts that the chosen deck does not hold already."""
    return list(deck(str(fields.get("deck", "seed"))).bonus)


def options_of(fields: Fields) -> dict[str, Any]:
    """Return the set-up options that the form describes; whether they are possible is for the variant to say."""
    names = [name_of(fields, at) for at in range(count(fields))]
    if fields.get("variant") == starting_2016.VARIANT:
        return starting_2016.options_2016(fields, names)
    options: dict[str, Any] = {
        "players": names,
        "deck": str(fields.get("deck", "seed")),
        "bank": str(fields.get("bank", "30")),
    }
    if fields.get("variant") == "dark_city":
        options["characters"] = cast_of(fields)
        bonus = str(fields.get("bonus", "3"))
        listed = [name.removeprefix("bonus-") for name in fields if name.startswith("bonus-")]
        options["bonus"] = listed if bonus == CHOSEN else int(bonus) if bonus.isdigit() else bonus
    return options


def players_of(fields: Fields) -> dict[str, str]:
    """Return who plays which seat."""
    return {name_of(fields, at): player_of(fields, at) for at in range(count(fields))}


def trouble(fields: Fields) -> LabError | None:
    """Return what about the form is not possible; None when the game can start."""
    try:
        variant(fields.get("variant")).check(options_of(fields))
        seed_of(fields.get("seed", 1))
    except LabError as error:
        return error
    return None


def new_table(session: Session, fields: Fields) -> None:
    """Begin the game that the form describes; raise LabError when it is not possible."""
    options = options_of(fields)
    variant(fields.get("variant")).check(options)
    session.start(str(fields["variant"]), players_of(fields), seed=seed_of(fields.get("seed")), **options)


def random_cast(fields: Fields) -> dict[str, str]:
    """Return fields with a cast drawn at random among those that so many players may use."""
    players = count(fields)
    if fields.get("variant") == starting_2016.VARIANT:
        return dict(starting_2016.draw_2016(fields, "cast", players))
    while True:
        cast = {rank: random.choice([name for name, its in RANKS.items() if its == rank]) for rank in range(1, 10)}
        if players < 4 or (players < 8 and random.random() < 0.34):
            cast[9] = NOBODY
        drawn = {f"rank-{rank}": name for rank, name in cast.items()}
        only_cast = {"variant": "dark_city", "count": str(players), "bonus": "0", **drawn}
        if trouble(only_cast) is None:
            return drawn


def random_uniques(fields: Fields) -> dict[str, str]:
    """Return the fields with fourteen unique districts drawn at random, whatever was ticked before."""
    kept = {name: str(value) for name, value in fields.items() if not name.startswith("unique-")}
    return kept | dict(starting_2016.draw_2016(fields, "uniques", count(fields)))
