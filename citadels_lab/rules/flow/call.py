"""The call: ranks are called in order; whoever holds the character shows it and takes a turn."""

from citadels_lab.rules.kernel.table import Table

from .part import Part
from .state import INCOME, WHOLE, State, Turn
from .turn import take_step


def call(table: Table[State]) -> None:
    """Call the characters, one after the other, until somebody has a turn or all were called.

    Where nobody listens, the turn is played here and the call goes on.
    """
    state = table.state
    holders = state.holders()
    for part in state.roster.later[state.rank]:
        state.rank = part.rank
        if part.name not in holders:
            if table.aloud or state.paused:
                _absent(table, part.name)
            continue
        _present(table, part, holders[part.name])
        while state.next == "turn":
            if table.aloud:
                return
            take_step(table)
    state.next = "round-end"


def _absent(table: Table[State], name: str) -> None:
    """Nobody holds the character; a Witch who waits for it does not go on."""
    state = table.state
    if table.aloud:
        table.say("no-answer", state.roster.cites.order, character=name)
    if state.paused and state.token("bewitched") == name:
        table.say("not-resumed", state.roster.cites.absent, seat=state.paused.seat, character=name)
        state.paused = None


def _present(table: Table[State], part: Part, holder: str) -> None:
    """Somebody holds the character: it takes its turn, unless it was murdered or bewitched."""
    state, name = table.state, part.name
    carried = state.carried(name) if state.tokens else ()
    if "murdered" in carried:
        _murdered(table, name, holder)
        return
    state.players[holder].revealed += (name,)
    if table.aloud:
        table.say("shown", state.roster.cites.reveal, seat=holder, character=name)
    bewitched = "bewitched" in carried
    state.turn = turn = Turn(name, holder, holder, INCOME if bewitched else WHOLE)
    state.next = "turn"
    if carried:  # before anything else
        for opens in state.roster.turn_opens:
            opens(table, turn)
    if part.shown:
        part.shown(table, holder)
    if bewitched:
        table.say("answers-bewitched", state.roster.cites.victim, seat=holder, character=name)
    elif part.begins:
        part.begins(table, turn)


def _murdered(table: Table[State], name: str, holder: str) -> None:
    """The victim stays silent, as if nobody held it, unless a district of its holder lets it take income."""
    state = table.state
    districts = state.roster.districts
    helper = next((own for own in state.players[holder].special if districts[own].gathers_when_murdered), None)
    if helper is None:
        table.say("no-answer", state.roster.cites.order, character=name)
        return
    state.players[holder].revealed += (name,)
    table.say("shown-in-hospital", districts[helper].rule, seat=holder, character=name, district=helper)
    state.turn = Turn(name, holder, holder, INCOME)
    state.next = "turn"
