"""What everybody at the table can work out: which characters each player may still hold."""

from .state import State


def possible(state: State, seat: str) -> list[str]:
    """Return the characters that a player may hold this round by what all have seen and heard, in rank order.

    Face-up cards are out, what others have shown is out, and a rank that was called without an answer is out, unless it
    was murdered: its holder stays silent.
    """
    player = state.players[seat]
    if len(player.revealed) == len(player.characters) > 0 and state.next not in ("pick", "aside"):
        return [name for name in state.roster.order if name in player.revealed]
    victim = state.token("murdered")
    out = {*state.faceup, *(name for other in state.players.values() for name in other.revealed)}
    for name in state.roster.order:
        if state.roster.characters[name].rank <= state.rank and name != victim:
            out.add(name)
    return [name for name in state.roster.order if name not in out or name in player.revealed]
