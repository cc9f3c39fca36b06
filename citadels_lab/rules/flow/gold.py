"""Gaining coins from the bank, which may not have them all."""

from citadels_lab.rules.kernel.table import Table

from .state import State


def gain(table: Table[State], seat: str, n: int, rule: str) -> None:
    """Take coins from the bank; what it lacks is not gained, and that is told."""
    short = n - table.gain(seat, n, rule)
    if short:
        table.say("bank-is-short", table.state.roster.cites.bank, seat=seat, n=short)
