"""Where gold goes in Duel: between the bank, the two players and the tiles."""

from collections.abc import Iterable
from typing import Final

from citadels_lab.rules.kernel.event import Event

from ..html import Html
from ..ledger import Moves, add_up, flow_foot, since, whole_game
from ..look import Look

TILES = "tiles"
ACCOUNTS = ("bank", "white", "black", TILES)
COLORS: Final = {"bank": "bank-flow", "white": "white-flow", "black": "black-flow", TILES: "cards-flow"}
"""The names of their colours."""


def moves(events: Iterable[Event], whole: bool = False) -> Moves:
    """Add up the gold moved this round (or in the ``whole`` game); all tiles are one account, ``tiles``."""
    told = list(events)
    return add_up(told if whole else since(told, "round"), ACCOUNTS, _account)


def _account(name: str) -> str:
    return name if name in ACCOUNTS else TILES


def flow(look: Look) -> Html:
    """Return the gold moves of this round as a table: the twin of the picture."""
    return flow_foot(look, moves(look.events), names(look))


def whole(look: Look) -> Html:
    """Return the whole game's gold when it is wanted, with its twin as a table."""
    return whole_game(look, moves(look.events, whole=True), names(look))


def names(look: Look) -> dict[str, str]:
    """Return the names of the accounts on the screen."""
    return {account: look.say(f"flow.accounts.{account}") for account in ACCOUNTS}


def colors(look: Look) -> dict[str, str]:
    """Return the colours of the accounts in the theme that is shown."""
    return {account: look.colors[name] for account, name in COLORS.items()}
