"""Beginning a game from the form's fields. A mistake raises LabError and leaves the running game as it was."""

from collections.abc import Mapping
from typing import Any

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.session import PERSON, Session

SEATS = ("white", "black")
OPPONENTS = ("greedy", "random", "what_if", PERSON)


def new_duel(session: Session, fields: Mapping[str, Any]) -> None:
    """Begin the game of Duel that the form describes."""
    options: dict[str, Any] = {}
    if fields.get("first_game"):
        options["unique_draw"] = 2
    if fields.get("optional_build"):
        options["leader_build"] = "optional"
    tiles = fields.get("tiles")
    if isinstance(tiles, Mapping):
        table = str(tiles.get("text", "")).strip() or "-"  # an empty file is a bad one, not the lack of one
        options["tiles"] = f"{table}\n"  # with a line end it is never taken for a path
    session.start(
        "duel", players(fields.get("seat"), fields.get("opponent")), seed=seed_of(fields.get("seed")), **options
    )


def players(seat: object, opponent: object) -> dict[str, str]:
    """Return who plays: a person on the seat, and across the table a bot or another person."""
    mine = seat if seat in SEATS else SEATS[0]
    other = str(opponent) if opponent in OPPONENTS else OPPONENTS[0]
    return {name: PERSON if name == mine else other for name in SEATS}


def seed_of(given: object) -> int:
    """Return the number of the deal that was typed; raise LabError when it is no whole number."""
    text = str(given).strip()
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise LabError("bad-seed", given=text[:20])
    return int(text)
