"""The draft phase: four characters each, two kept, two passed, one discarded, all in secret."""

from functools import cache
from itertools import combinations

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.table import Table

from .state import OTHER, SEATS, State

DEAL = 4


def deal(table: Table[State]) -> None:
    """Begin a round: shuffle the nine characters, deal four to each player, put the last one aside unseen."""
    state = table.state
    state.round += 1
    state.rank = 0
    state.named = ()
    table.say("round", "duel.draft.deal", n=state.round)
    cards = table.shuffle(tuple(state.roster.characters))
    for place, seat in enumerate(SEATS):
        player = state.players[seat]
        player.dealt = _in_rank_order(state, cards[place * DEAL : (place + 1) * DEAL])
        player.kept = player.passed = player.received = player.hand = ()
        player.discarded = player.played = player.laid_out = ()
        table.say(
            "dealt", "duel.draft.deal", seen_by=(seat,), secret=("characters",), seat=seat, characters=player.dealt
        )
    state.undealt = tuple(cards[2 * DEAL :])
    state.next = "pass"


def choose_pass(table: Table[State]) -> None:
    """Both players keep two characters and pass two; neither sees what comes before both have chosen."""
    state = table.state
    for seat in SEATS:
        player = state.players[seat]
        player.kept = tuple(map(str, table.ask(seat, "keep", _pairs(player.dealt))[1:]))
        player.passed = _without(player.dealt, player.kept)
    for seat in SEATS:
        player = state.players[seat]
        player.received = state.players[OTHER[seat]].passed
        player.hand = _in_rank_order(state, player.kept + player.received)
    for seat in SEATS if table.aloud else ():
        table.say(
            "passed", "duel.draft.pass", seen_by=SEATS, secret=("characters",),
            seat=seat, other=OTHER[seat], characters=state.players[seat].passed,
        )  # fmt: skip
    state.next = "discard"


def choose_discard(table: Table[State]) -> None:
    """Both players discard one of their four characters, face down."""
    state = table.state
    for seat in SEATS:
        hand = state.players[seat].hand
        card = str(table.ask(seat, "discard", _each(hand))[1])
        state.players[seat].discarded = (card,)
    for seat in SEATS:
        player = state.players[seat]
        player.hand = _without(player.hand, player.discarded)
        if table.aloud:
            table.say(
                "discarded", "duel.draft.discard", seen_by=(seat,), secret=("character",),
                seat=seat, character=player.discarded[0],
            )  # fmt: skip
    state.next = "call"


@cache
def _pairs(dealt: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(("keep", *pair) for pair in combinations(dealt, 2))


@cache
def _each(hand: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(("discard", card) for card in hand)


def _without(cards: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([card for card in cards if card not in gone])


def _in_rank_order(state: State, cards: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    return tuple([name for name in state.roster.characters if name in cards])
