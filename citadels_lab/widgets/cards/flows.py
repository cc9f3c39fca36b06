"""Where gold goes in the card game: between the bank, the players and the cards that hold coins."""

from collections.abc import Mapping
from typing import Final

from ..html import Html
from ..ledger import Moves, add_up, flow_foot, since, whole_game
from .look import CardLook

BANK, CARDS = "bank", "cards"
COLORS: Final = tuple(f"seat-{n}" for n in range(1, 9))
"""The names of the colours of up to eight players in the pictures, by their place at the table."""


def moves(look: CardLook, whole: bool = False) -> Moves:
    """Add up the gold moved this round (or in the whole game); all cards are one account."""
    events = look.events if whole else since(look.events, "round-begins")
    known = accounts(look)
    return add_up(events, known, lambda name: name if name in known else CARDS)


def accounts(look: CardLook) -> list[str]:
    """Return the accounts in their order: the bank, the players as they sit, the cards."""
    return [BANK, *look.facts["seats"], CARDS]


def names(look: CardLook) -> dict[str, str]:
    """Return the names of the accounts on the screen."""
    own = {BANK: look.say("flow.accounts.bank"), CARDS: look.word("flow.cards")}
    return {name: own.get(name) or str(look.name("seat", name)) for name in accounts(look)}


def colors(look: CardLook) -> Mapping[str, str]:
    """Return the colours of the accounts."""
    own = {BANK: "bank-flow", CARDS: "cards-flow", **dict(zip(look.facts["seats"], COLORS, strict=False))}
    return {account: look.colors[name] for account, name in own.items()}


def flow(look: CardLook) -> Html:
    """Return the gold moves of this round as a table: the twin of the picture."""
    return flow_foot(look, moves(look), names(look))


def whole(look: CardLook) -> Html:
    """Return the whole game's gold when it is wanted, with its twin as a table."""
    return whole_game(look, moves(look, whole=True) if look.opened.whole_game else [], names(look))
