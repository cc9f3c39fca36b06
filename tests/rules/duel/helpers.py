"""Small words for the tests of Duel: set a position, answer, ask what may be done and why not."""

from typing import Any

from citadels_lab.rules.editions.variants import variant
from citadels_lab.rules.kernel.position import Position, Start, begin
from citadels_lab.rules.kernel.reason import Reason

OTHER = {"white": "black", "black": "white"}
SPOTS = [column + row for row in "3456" for column in "bcde"]
"""The sixteen cells of one 4x4 grid, in map order."""
FILL = [f"{color}-{n}" for color in ("noble", "religious", "commercial", "military") for n in (1, 2, 3, 4)]


def city(*lines: str) -> dict[str, Any]:
    """Write a city line by line: "c4 noble-start white 2" is a tile with two coins on it."""
    told = {}
    for line in lines:
        cell, tile, owner, *coins = line.split()
        told[cell] = {"tile": tile, "owner": owner, "coins": int(coins[0]) if coins else 0}
    return told


def nearly_full(last: str = "e6", owners: dict[str, str] | None = None) -> dict[str, Any]:
    """Write a city of fifteen basic tiles, all white's but those in ``owners``, with one cell of the grid left."""
    cells = [cell for cell in SPOTS if cell != last]
    return city(
        *(f"{cell} {tile} {(owners or {}).get(tile, 'white')}" for cell, tile in zip(cells, FILL, strict=False))
    )


def at(white: dict[str, Any] | None = None, black: dict[str, Any] | None = None, **facts: Any) -> Position[Any]:
    """Set a position: what is not said is filled in by the rules of written positions."""
    players = {"white": white or {}, "black": black or {}}
    return begin(Start(variant("duel"), facts={"players": players, **facts}))


def holding(card: str, seat: str = "white", **facts: Any) -> Position[Any]:
    """Set a position in which a seat is about to play this character; ``own`` and ``theirs`` describe the players.

    Unless told otherwise the opponent leads the council and holds the Queen, so that the table stops at her prompt when
    the character is done, before the expansion moves coins.
    """
    own = {"hand": [card], "seats": 4, **facts.pop("own", {})}
    theirs = {"hand": [] if card == "queen" else ["queen"], **facts.pop("theirs", {})}
    sides = {seat: own, OTHER[seat]: theirs}
    return at(sides["white"], sides["black"], **facts)


def expanding(gold: int = 9, **facts: Any) -> Position[Any]:
    """Set the expansion phase with white, who leads the council and has ``gold`` once the 3 are gained, to build."""
    own = {"gold": gold - 3, "seats": 5, **facts.pop("own", {})}
    return at(own, facts.pop("theirs", {}), phase="expansion", **facts)


def play(position: Position[Any], *answers: str) -> Position[Any]:
    """Give several answers, one after the other."""
    for answer in answers:
        position = position.answer(answer)
    return position


def legal(position: Position[Any], verb: str = "") -> set[str]:
    """Return the legal answers as text, all of them or those with one verb."""
    assert position.decision is not None
    said = {" ".join(map(str, action)) for action in position.decision.legal}
    return {action for action in said if not verb or action.split()[0] == verb}


def refusal(position: Position[Any], action: str) -> Reason:
    """Return why an answer is refused; fail if it is legal or no answer at all."""
    assert position.decision is not None
    found = [option for option in position.decision.options if " ".join(map(str, option.action)) == action]
    assert found, f"{action!r} is not among the options of {position.decision!r}"
    assert found[0].reason is not None, f"{action!r} is legal"
    return found[0].reason


def side(position: Position[Any], seat: str) -> dict[str, Any]:
    """Return all that is known of a player, secrets included."""
    return position.facts()["players"][seat]


def gold(position: Position[Any], account: str) -> int:
    """Return the coins of an account."""
    return position.accounts()[account]


def told(position: Position[Any], what: str) -> list[Any]:
    """Return the events with this name."""
    return [event for event in position.events if event.what == what]
