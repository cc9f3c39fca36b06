"""A turn: a menu of what the player may do now, one choice a step, until the player ends it."""

from collections.abc import Iterable, Mapping

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

from . import build, gather, prices
from .deck import can_draw
from .part import Part
from .roster import Acts, Roster
from .state import INCOME, RESUMED, Player, State, Turn

END: Action = ("end",)


def take_step(table: Table[State]) -> None:
    """Ask the turn's player for one choice and carry it out; where nobody listens, for all those of the turn."""
    state = table.state
    turn = state.turn
    assert turn is not None
    if turn.kind == INCOME:
        take_income_only(table, turn)
        return
    roster, seat = state.roster, turn.seat
    acts, part = roster.acts or _all_acts(roster), roster.parts[turn.character]
    offer, player = menu if part.held_back else _free_menu, state.players[seat]
    if table.aloud:
        who = {"character": turn.character}
        action = table.ask(seat, "turn", offer(state, turn, part, player), refused, about, (state, turn), **who)
        acts[action[0]](table, turn, action)
        return
    choose = table.choose  # most questions of a playout are asked here, of bots that need no more
    while state.turn is turn:
        action = choose(seat, "turn", offer(state, turn, part, player))
        acts[action[0]](table, turn, action)


def take_income_only(table: Table[State], turn: Turn) -> None:
    """Ask how the turn's player takes income; then the turn ends."""
    state = table.state
    action = table.ask(
        turn.seat,
        "income-only",
        gather.gather_options(state),
        about=lambda action: gather.about_gather(state, turn.seat, action),
        character=turn.character,
    )
    gather.gather(table, turn, action)
    end_turn(table, turn, END)


def menu(state: State, turn: Turn, part: Part, player: Player) -> list[Action]:
    """Return everything that the turn's player may do now, in whatever order (classic.turn.any-order).

    Only the income is owed, never a build (classic.turn.income.two-mandatory).
    """
    if held_back(state, turn):
        options = part.options(state, turn) if part.options else ()
        return list(options) if turn.gathered else gather.gather_options(state)
    return _free_menu(state, turn, part, player)


def held_back(state: State, turn: Turn) -> Reason | None:
    """Return why the turn's player may do one thing only for now, if a card of the game says so."""
    for holds_back in state.roster.parts[turn.character].held_back:
        why = holds_back(state, turn)
        if why:
            return why
    return None


def _free_menu(state: State, turn: Turn, part: Part, player: Player) -> list[Action]:
    roster, gathered, special = state.roster, turn.gathered, player.special
    legal: list[Action] = [] if gathered else gather.gather_options(state)
    if (
        part.color
        and "income" not in turn.used
        and not part.counted.isdisjoint(player.city)
        and (part.color_gain == "gold" or can_draw(state))
    ):
        legal.append(gather.INCOME)
    if part.options:
        legal += part.options(state, turn)
    if turn.counted < part.builds or roster.limitless:
        legal += build.build_options(state, turn, part, player)
    if special:
        for name in special:
            if name in roster.active:
                legal += roster.districts[name].options(state, turn)
    if gathered and not (part.owed and part.owed(state, turn)):
        legal.append(END)
    return legal


def refused(state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
    """Give everything that a person might want to do now but may not, with the reason."""
    roster = state.roster
    card = roster.characters[turn.character]
    held = held_back(state, turn)
    if held:
        part, player = roster.parts[turn.character], state.players[turn.seat]
        legal = (*menu(state, turn, part, player), END)  # whether it may end is told below
        yield from ((action, held) for action in _free_menu(state, turn, part, player) if action not in legal)
    yield from gather.refused_gathers(state, turn)
    yield from gather.refused_income(state, turn)
    yield from card.refused(state, turn)
    yield from build.refused_builds(state, turn)
    for name in state.players[turn.seat].special:
        yield from roster.districts[name].refused(state, turn)
    why = None if turn.gathered else because(roster.cites.income, "income-owed")
    why = why or held or card.owed(state, turn)
    if why:
        yield END, why


def about(state: State, turn: Turn, action: Action) -> Mapping[str, object]:
    """Give the facts that help to choose: a cost, a gain."""
    match action[0]:
        case "build":
            return prices.about_build(state, turn.seat, action)
        case "gather":
            return gather.about_gather(state, turn.seat, action)
        case "income":
            return gather.about_income(state, turn)
        case "end":
            return {}
        case verb:
            return state.roster.actors[str(verb)].about(state, turn, action)


def end_turn(table: Table[State], turn: Turn, action: Action) -> None:
    """Let what comes at the end of a turn happen, in its order; then the Witch goes on, or a rank is called."""
    state = table.state
    enders = state.roster.turn_enders
    if enders and _has_end(state, turn):
        for district, turn_ends in enders:
            if not district or district in state.players[turn.seat].special:
                turn_ends(table, turn)
    if table.aloud:
        table.say("turn-ended", state.roster.cites.order, seat=turn.seat, character=turn.character)
    state.turn = None
    state.next = "call"
    if turn.kind == INCOME and state.token("bewitched") == turn.character:
        resume(table, turn)


def _has_end(state: State, turn: Turn) -> bool:
    """Whether cards act at the end of a turn: not for the murdered, nor, in some editions, for the bewitched."""
    if state.tokens and turn.character == state.token("murdered"):
        return False
    return turn.kind != INCOME or state.roster.numbers.victim_ends


def stop_turn(state: State) -> None:
    """Stop a turn before its end, to be taken up again (the Witch)."""
    state.paused, state.turn = state.turn, None
    state.next = "call"


def resume(table: Table[State], ended: Turn) -> None:
    """The bewitched player's turn is over: the Witch goes on with its power, on her own city, hand and coins.

    She has taken her income already, and her own districts help her (2016.witch.own-uniques).
    """
    state = table.state
    witch = state.tokens["bewitched"][1]
    used = state.paused.used if state.paused else ()
    turn = Turn(ended.character, witch, ended.holder, RESUMED, gathered=True, used=used)
    state.turn, state.paused = turn, None
    state.next = "turn"
    table.say("resumed", state.roster.cites.resume, seat=witch, character=turn.character)
    state.roster.characters[turn.character].begins(table, turn)


def _all_acts(roster: Roster) -> Acts:
    """Return what each verb does: those of cards, and those of every turn."""
    flow: Acts = {"gather": gather.gather, "income": gather.take_income, "build": build.build, "end": end_turn}
    roster.acts = flow | {verb: card.act for verb, card in roster.actors.items()}
    return roster.acts
