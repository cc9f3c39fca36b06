"""Setting up a card game: deck, hands, coins and the first crown."""

from typing import Final

from citadels_lab.rules.kernel import chance
from citadels_lab.rules.kernel.table import BANK, Table

from .roster import Roster
from .state import Player, State

UNLIMITED = 10_000
"""Coins of a bank without limit: more than any game can use, so that the ledger still balances."""
ENDLESS: Final = "unlimited"


def set_up(roster: Roster, seats: tuple[str, ...], dice: int, unlimited: bool = False) -> State:
    """Return the table when cards and coins are dealt; ``dice`` is the state of the chance generator."""
    numbers = roster.numbers
    deck, dice = chance.shuffle(dice, roster.cards())
    first, dice = chance.roll(dice, len(seats))
    gold = {BANK: (UNLIMITED if unlimited else numbers.coins) - numbers.first_gold * len(seats)}
    gold |= dict.fromkeys(seats, numbers.first_gold) | dict.fromkeys(roster.accounts, 0)
    n = numbers.first_cards
    players = {seat: Player(hand=tuple(deck[at * n : (at + 1) * n])) for at, seat in enumerate(seats)}
    rest = tuple(deck[n * len(seats) :])
    return State(roster, seats, dice, gold, players, rest, seats[first], numbers.size)


def tell(table: Table[State]) -> None:
    """Tell what the set-up gave to whom; the first draft is next."""
    state = table.state
    cites = state.roster.cites
    for seat, player in state.players.items():
        table.say(
            "starts-hand", cites.deal, seen_by=(seat,), secret=("districts",),
            seat=seat, gold=state.gold[seat], n=len(player.hand), districts=player.hand,
        )  # fmt: skip
    for out, instead in state.roster.changes:
        if out and instead:
            table.say("stands-in", cites.substitutes, character=out, by=instead)
        elif out:
            table.say("left-out", cites.substitutes, character=out)
        else:
            table.say("comes-in", cites.substitutes, character=instead)
    table.say("first-crown", cites.crown, seat=state.crown)
    state.next = "deal"


def bank_of(state: State) -> int | str:
    """Return the coins in the bank; a bank without limit holds no number, but "unlimited"."""
    coins = state.gold[BANK]
    return ENDLESS if coins > UNLIMITED // 2 else coins
