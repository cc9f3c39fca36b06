"""The draft: characters are set aside, then each player keeps one (or two) in secret and passes the rest on."""

from collections.abc import Mapping
from functools import lru_cache

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.table import Table

from .deck import take_out
from .state import State


def deal(table: Table[State]) -> None:
    """Begin a round: shuffle the characters, set some aside face up and one face down."""
    state = table.state
    roster = state.roster
    state.round += 1
    state.rank = state.picks = 0
    state.tokens, state.shielded, state.barred, state.paused, state.facedown = {}, (), (), None, ()
    state.markers = ()
    for player in state.players.values():
        player.characters = player.revealed = player.offered = player.aside = ()
    if table.aloud:
        table.say("round-begins", roster.cites.faceup, n=state.round, seat=state.crown)
    cards = table.shuffle(roster.order)
    state.faceup = _face_up(table, cards, roster.plan.face_up)
    state.facedown = (cards.pop(),)
    if table.aloud:
        cites = roster.cites
        table.say("set-facedown", cites.faceup, seen_by=(), secret=("character",), character=state.facedown[0])
    state.pool = in_rank_order(state, cards)
    state.next = "pick"


def _face_up(table: Table[State], cards: list[str], n: int) -> tuple[str, ...]:
    """Turn ``n`` cards face up; one that may not lie there is shuffled back and another is drawn."""
    roster = table.state.roster
    up: list[str] = []
    while len(up) < n:
        card = cards.pop()
        if not roster.characters[card].never_face_up:
            up.append(card)
            continue
        if table.aloud:
            table.say("not-faceup", roster.cites.never_faceup, character=card)
        cards[:] = table.shuffle([*cards, card])
    if up and table.aloud:
        table.say("set-faceup", roster.cites.faceup, characters=tuple(up))
    return tuple(up)


def chooser(state: State) -> str:
    """Return the player whose choice it is."""
    return _chooser(state, state.roster.plan.choices[state.picks][0])


def _chooser(state: State, after: int) -> str:
    """Return the player who sits so many seats after the crown."""
    seats = state.seats
    return seats[(seats.index(state.crown) + after) % len(seats)]


def pick(table: Table[State]) -> None:
    """One player looks at the characters passed on and keeps one; where nobody listens, so do those that follow."""
    state = table.state
    plan, seats = state.roster.plan, state.from_crown()
    for after, then in plan.choices[state.picks :]:
        if plan.last_choice and _is_last(state):
            state.pool = in_rank_order(state, (*state.pool, state.facedown[0]))
            state.facedown = state.facedown[1:]
        player = state.players[seats[after]]
        player.offered += (state.pool,)
        choices, kept = _each("pick", state.pool)
        card, state.pool = kept[table.choose(seats[after], "draft-pick", choices)]
        player.characters += (card,)
        if table.aloud:
            _tell_picked(table, seats[after], card)
        if then == "aside":
            state.next = "aside"
            return
        if then == "random":
            put_down(table, state.pool[table.roll(len(state.pool))], ())
        if table.aloud:
            pass_on(table)
            return
        state.picks += 1
    _all_chosen(table)


def _tell_picked(table: Table[State], seat: str, card: str) -> None:
    roster = table.state.roster
    cites, last_choice = roster.cites, roster.plan.last_choice
    rule = cites.pick if not _is_last(table.state) else cites.last_choice if last_choice else cites.last
    table.say("picked", rule, seen_by=(seat,), secret=("character",), seat=seat, character=card)


def _is_last(state: State) -> bool:
    """Whether the choice to be made is the last one of this draft."""
    return state.picks == len(state.roster.plan.choices) - 1


@lru_cache(maxsize=4096)
def _each(verb: str, cards: tuple[str, ...]) -> tuple[tuple[Action, ...], Mapping[Action, tuple[str, tuple[str, ...]]]]:
    """Return the choice of one of these characters, and of each the character and the rest; the same few pools come
    again and again."""
    kept: dict[Action, tuple[str, tuple[str, ...]]] = {(verb, card): (card, take_out(cards, card)) for card in cards}
    return tuple(kept), kept


def aside(table: Table[State]) -> None:
    """In the draft for two, the chooser also discards a character face down."""
    state = table.state
    seat = chooser(state)
    choices, kept = _each("set-aside", state.pool)
    card, _ = kept[table.ask(seat, "draft-aside", choices)]
    state.players[seat].aside += (card,)
    put_down(table, card, (seat,))
    pass_on(table)


def put_down(table: Table[State], card: str, seen_by: tuple[str, ...]) -> None:
    """Put a character face down beside the others."""
    state = table.state
    state.pool = take_out(state.pool, card)
    state.facedown += (card,)
    rule = state.roster.cites.draft_special
    table.say("set-facedown", rule, seen_by=seen_by, secret=("character",), character=card)


def pass_on(table: Table[State]) -> None:
    """Pass the rest to the next player; after the last choice there is none."""
    state = table.state
    state.picks += 1
    if state.picks < len(state.roster.plan.choices):
        state.next = "pick"
    else:
        _all_chosen(table)


def _all_chosen(table: Table[State]) -> None:
    """Put face down what nobody chose."""
    state = table.state
    if table.aloud:
        choices = state.roster.plan.choices
        seat = _chooser(state, choices[-1][0])
        for card in state.pool:
            table.say("set-facedown", state.roster.cites.last, seen_by=(seat,), secret=("character",), character=card)
    state.facedown += state.pool
    state.pool = ()
    state.next = "draft-end" if state.roster.drafters else "call"


def end(table: Table[State]) -> None:
    """All have chosen: let the districts act that wait for it."""
    state = table.state
    for name in state.roster.drafters:
        for owner, player in state.players.items():
            if name in player.special:
                state.roster.districts[name].draft_ends(table, owner)
    state.next = "call"


def in_rank_order(state: State, cards: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """Sort characters by rank, so that their order tells nothing."""
    return tuple(sorted(cards, key=state.roster.order.index))
