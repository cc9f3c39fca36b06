"""The resolve phase: characters are called from 1 to 9; whoever holds the card plays it."""

from citadels_lab.rules.kernel.table import Table

from .state import BLACK, SEATS, WHITE, State


def call(table: Table[State]) -> None:
    """Call the next rank: its holder lays the card out and may use its abilities."""
    state = table.state
    state.rank += 1
    order = state.roster.order
    character = order[state.rank - 1]
    if state.rank == len(order):
        state.next = "leader"
    name = character.name
    holder = _holder(state, name)
    if holder:
        player = state.players[holder]
        at = player.hand.index(name)
        player.hand = player.hand[:at] + player.hand[at + 1 :]
        player.played += (name,)
        if table.aloud:
            table.say("played", "duel.resolve.order", seat=holder, character=name)
        character.play(table, holder)
    elif table.aloud:
        _tell_absent(table, name)


def _tell_absent(table: Table[State], character: str) -> None:
    players = table.state.players
    if character in players[WHITE].laid_out + players[BLACK].laid_out:
        table.say("silenced", "duel.assassin.name", character=character)
    else:
        table.say("skipped", "duel.resolve.order", character=character)


def _holder(state: State, character: str) -> str | None:
    for seat in SEATS:
        if character in state.players[seat].hand:
            return seat
    return None
