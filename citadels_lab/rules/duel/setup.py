"""Setting up a game of Duel: tiles, council, coins, and the secret choice of unique tiles."""

from itertools import combinations

from citadels_lab.rules.kernel import chance
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.table import BANK, StraightTable, Table

from .box import TileBox
from .build import place
from .city import BLACK_START, WHITE_START
from .state import BLACK, COINS, OTHER, SEATS, WHITE, Player, Roster, State

KEEP = 2


def set_up(roster: Roster, box: TileBox, seed: int, unique_draw: int, leader_must_build: bool) -> State:
    """Return the table as it stands when the players have drawn their unique tiles.

    White and Black (duel.setup.colors) and a supply of 25 coins (duel.setup.supply).
    """
    state = State(
        roster=roster,
        box=box,
        leader_must_build=leader_must_build,
        chance=chance.start(seed),
        gold={BANK: COINS, WHITE: 0, BLACK: 0},
        players={WHITE: Player(), BLACK: Player()},
        row=(),
        next="stand",
    )
    table = _silent(state)
    first, second, *_ = table.shuffle(box.starting)
    place(state, WHITE, first, WHITE_START)
    place(state, BLACK, second, BLACK_START)
    _draw_uniques(table, unique_draw)
    basics = table.shuffle(box.basic)
    state.row = tuple(tuple(basics[at : at + 4]) for at in range(0, len(basics), 4))
    richer = WHITE if table.roll(2) else BLACK
    for seat in SEATS:
        state.players[seat].seats = 4 if seat == richer else 5
        table.gain(seat, 4 if seat == richer else 2, "duel.setup.starting-gold")
    return state


def _silent(state: State) -> Table[State]:
    """Return a table on which nobody can be asked: the set-up before the first question."""
    return StraightTable(state, {}, (), lambda seat, prompt, legal: legal[0])


def _draw_uniques(table: Table[State], draw: int) -> None:
    state = table.state
    bag = table.shuffle(state.box.unique)
    for place_of, seat in enumerate(SEATS):
        state.players[seat].drawn = tuple(bag[place_of * draw : (place_of + 1) * draw])
    state.bag = tuple(bag[2 * draw :])


def choose_stand(table: Table[State]) -> None:
    """Tell the set-up, then let both players secretly keep two of the unique tiles they drew."""
    state = table.state
    _tell_setup(table)
    for seat in SEATS:
        drawn = state.players[seat].drawn
        kept: Action = ("stand", *drawn)
        if len(drawn) > KEEP:
            kept = table.ask(seat, "stand", [("stand", *pair) for pair in combinations(drawn, KEEP)])
        player = state.players[seat]
        player.stand = tuple(str(tile) for tile in kept[1:])
        player.returned = tuple(tile for tile in drawn if tile not in player.stand)
    for seat in SEATS:
        player = state.players[seat]
        table.say(
            "kept-tiles", "duel.setup.unique-draw", seen_by=(seat,), secret=("tiles",), seat=seat, tiles=player.stand
        )
        state.bag += player.returned
        player.drawn = ()
    state.next = "deal"


def _tell_setup(table: Table[State]) -> None:
    state = table.state
    for seat, cell in ((WHITE, WHITE_START), (BLACK, BLACK_START)):
        table.say("starts-with", "duel.setup.starting-districts", seat=seat, tile=state.city[cell], cell=cell)
    table.say("row", "duel.setup.district-row", tiles=tuple(stack[0] for stack in state.row))
    leader = state.leader
    for seat in (leader, OTHER[leader]):
        n = state.players[seat].seats
        table.say("starts-seats", "duel.setup.council", seat=seat, n=n)
    for seat in (leader, OTHER[leader]):
        table.say("starts-gold", "duel.setup.starting-gold", seat=seat, n=state.gold[seat])
    for seat in SEATS:
        drawn = state.players[seat].drawn
        table.say(
            "drew-tiles", "duel.setup.unique-draw", seen_by=(seat,), secret=("tiles",),
            seat=seat, n=len(drawn), tiles=drawn,
        )  # fmt: skip
