"""Written endings of Duel that the tests work out."""

from citadels_lab.rules.duel.box import default_box
from citadels_lab.rules.editions.variants import variants
from citadels_lab.rules.kernel.position import Position, Start, begin

CELLS = ("c4", "d4", *(column + row for row in "4567" for column in "abcd" if column + row not in ("c4", "d4")))
SEATS = ("white", "black")
BASICS = default_box().basic


def ending(free, phase="resolve", rank=1, uniques=(), row=(), guard=None, named=(), **players) -> Position:
    """A city with so many free cells, owned in turn; its last tiles are ``uniques``, the others basic ones.

    ``players`` are those entries of a written position; the basic tiles left over lie in the row.
    """
    n = 16 - free - len(uniques)
    tiles = [
        "noble-start",
        "religious-start",
        *[tile for tile in BASICS if tile not in sum(row, [])][: n - 2],
        *uniques,
    ]
    facts = {
        "phase": phase,
        "city": {
            cell: {"tile": tile, "owner": SEATS[at % 2]}
            for at, (cell, tile) in enumerate(zip(CELLS, tiles, strict=False))
        },
        "row": list(row),
        "named": list(named),
        "players": {seat: {"gold": 3, **players.get(seat, {})} for seat in SEATS},
    }
    facts |= {"rank": rank} if phase == "resolve" else {}
    facts |= {"guard": guard} if guard else {}
    return begin(Start(variants()["duel"], facts=facts))
