"""Council seats: nine tokens that flip between white and black."""

from citadels_lab.rules.kernel.table import Table

from .state import OTHER, State


def gain_seats(table: Table[State], me: str, n: int, rule: str) -> int:
    """Flip up to ``n`` of the opponent's seats to ``me`` and return how many flipped (duel.council.gain)."""
    players = table.state.players
    n = min(n, players[OTHER[me]].seats)
    if n:
        players[me].seats += n
        players[OTHER[me]].seats -= n
        table.say("seats", rule, seat=me, n=n)
    return n


def lose_seats(table: Table[State], me: str, n: int, rule: str) -> None:
    """Flip ``n`` of one's own seats to the opponent."""
    gain_seats(table, OTHER[me], n, rule)
