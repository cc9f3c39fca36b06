"""The call: ranks are called in order; whoever holds the character shows it and takes a turn."""

from citadels_lab.rules.kernel.table import Table

from .part import Part
from .state import INCOME, State, Turn
from .turn import take_step


def call(table: Table[State]) -> None:
    """Call the characters, one after the other, until somebody has a turn or all were called.

    Where nobody listens, the turn is played here and the call goes on.
    """
    state = table.state
    holders = state.holders()
    for part in state.roster.later[state.rank]:
        state.rank = part.rank
        holder = holders.get(part.name)
        if holder is None:
            if table.aloud or state.paused:
                _absent(table, part.name)
            continue
        _present(table, part, holder)
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
    if state.paused and state.mark(name) == "bewitched":
        table.say("not-resumed", state.roster.cites.absent, seat=state.paused.seat, character=name)
        state.paused = None


def _present(table: Table[State], part: Part, holder: str) -> None:
    """Somebody holds the character: it takes its turn, unless it was murdered or bewitched."""
    state, name = table.state, part.name
    mark = state.mark(name) if state.tokens else ""
    if mark == "murdered":
        _murdered(table, name, holder)
    elif mark == "bewitched":
        show(table, name, holder)
        open_turn(table, Turn(name, holder, holder, INCOME))
        table.say("answers-bewitched", state.roster.cites.victim, seat=holder, character=name)
    else:
        show(table, name, holder)
        turn = Turn(name, holder, holder)
        open_turn(table, turn)
        if part.begins:
            part.begins(table, turn)


def show(table: Table[State], name: str, holder: str) -> None:
    """The holder shows the character."""
    state = table.state
    state.players[holder].revealed += (name,)
    if table.aloud:
        table.say("shown", state.roster.cites.reveal, seat=holder, character=name)


def open_turn(table: Table[State], turn: Turn) -> None:
    """Open a turn: first what comes before anything else in it, then what its card does as soon as it is shown."""
    state = table.state
    roster = state.roster
    state.turn = turn
    state.next = "turn"
    for opens in roster.turn_opens:
        opens(table, turn)
    shown = roster.parts[turn.character].shown
    if shown:
        shown(table, turn.holder)


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
