"""Building a district: what may be built where and for how much, and all that follows (duel.build.order)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from citadels_lab.rules.kernel.action import PASS, Action
from citadels_lab.rules.kernel.decision import Refusals, nothing_refused
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import BANK, Table

from .city import BIT, CELLS, TOUCHING, free_cells, room
from .moments import PLAIN
from .state import State

DISCOUNT = "discount"
GRID = 16


@dataclass(frozen=True, slots=True)
class Terms:
    """On what terms a build is granted: ``off`` coins off every tile, ``option`` more off if the player says so."""

    off: int = 0
    option: int = 0


FULL_PRICE = Terms()


def offer_build(
    table: Table[State],
    me: str,
    prompt: str,
    terms: Terms = FULL_PRICE,
    others: Sequence[Action] = (PASS,),
    refused: Refusals = nothing_refused,
) -> Action:
    """Ask ``me`` to build a tile, or answer one of ``others``; carry the build out and return the answer."""
    state = table.state
    answer = table.ask(
        me,
        prompt,
        legal_builds(state, me, terms) + list(others),
        refused=lambda: [*_refused_builds(state, me, terms), *refused()],
        about=lambda action: _about_build(state, me, terms, action),
    )
    if answer[0] == "build":
        build(table, me, answer, terms)
    return answer


def available(state: State, me: str) -> list[str]:
    """Return the tiles that ``me`` may build: the top of each stack, then those on the own stand.

    Whoever may build may build a unique tile instead, on the same terms (duel.build.unique-instead).
    """
    return [stack[0] for stack in state.row if stack] + list(state.players[me].stand)


def price(state: State, me: str, tile: str, cell: str, off: int) -> int:
    """Return what the tile costs ``me`` on that cell with ``off`` coins off, never below 0."""
    cost = state.box.cost[tile]
    if tile in state.roster.tiles:
        cost = state.roster.tiles[tile].price(state, me, cell, cost)
    return cost - off if cost > off else 0


def can_build(state: State, me: str, off: int = 0) -> bool:
    """Whether ``me`` can pay for any tile on any free cell."""
    gold, cells = state.gold[me], free_cells(state.mask)
    return any(price(state, me, tile, cell, off) <= gold for tile in available(state, me) for cell in cells)


def legal_builds(state: State, me: str, terms: Terms) -> list[Action]:
    """Return every build that ``me`` can pay for and place."""
    legal: list[Action] = []
    gold = state.gold[me]
    cells = free_cells(state.mask)
    if not cells:
        return legal
    uniques = state.roster.tiles
    for tile in available(state, me):
        by_cell = tile in uniques and uniques[tile].price_by_cell
        for alike in [(cell,) for cell in cells] if by_cell else [cells]:
            full = price(state, me, tile, alike[0], terms.off)
            if terms.option and full and full - terms.option <= gold:
                legal += _with_option(tile, alike, full <= gold)
            elif full <= gold:
                for cell in alike:
                    legal.append(("build", tile, cell))
    return legal


def _with_option(tile: str, cells: Sequence[str], or_without: bool) -> list[Action]:
    """Return the builds of one tile at the reduced price, beside each the one at full price where that can be paid."""
    if not or_without:
        return [("build", tile, cell, DISCOUNT) for cell in cells]
    return [way for cell in cells for way in (("build", tile, cell), ("build", tile, cell, DISCOUNT))]


def build(table: Table[State], me: str, action: Action, terms: Terms) -> None:
    """Pay, place, take the bonus, let the tile act, and end the game if the grid is full."""
    state = table.state
    tile, cell = str(action[1]), str(action[2])
    cost = price(state, me, tile, cell, _off(terms, action))
    per_match = coins_per_match(state, me)
    table.pay(me, BANK, cost, "duel.build.source")
    _take_from_supply(state, me, tile)
    place(state, me, tile, cell)
    if table.aloud:
        table.say("built", "duel.build.touching", seat=me, tile=tile, cell=cell, cost=cost)
    for _ in _matches(state, tile, cell):
        table.gain(tile, per_match, "duel.build.bonus")
    state.roster.tile(tile).built(table, me, cell)
    if len(state.city) == GRID:
        table.end("duel.end.full-grid")


def coins_per_match(state: State, me: str) -> int:
    """Return the coins that each touching tile of the same colour brings ``me``."""
    for tile in state.roster.richer_bonus:
        if state.owner.get(tile.name) == me:
            return tile.per_match
    return PLAIN.per_match


def place(state: State, me: str, tile: str, cell: str) -> None:
    """Lay a tile into the city under a player's colour."""
    state.city[cell] = tile
    state.owner[tile] = me
    state.mask |= BIT[cell]
    state.gold[tile] = 0


def _take_from_supply(state: State, me: str, tile: str) -> None:
    player = state.players[me]
    if tile in player.stand:
        at = player.stand.index(tile)
        player.stand = player.stand[:at] + player.stand[at + 1 :]
        return
    for at, stack in enumerate(state.row):
        if stack[:1] == (tile,):
            state.row = (*state.row[:at], stack[1:], *state.row[at + 1 :])
            return


def _matches(state: State, tile: str, cell: str) -> list[str]:
    color, found = state.box.color, []
    for near in state.neighbours(cell):
        if color[near] == color[tile]:
            found.append(near)
    return found


def _off(terms: Terms, action: Action) -> int:
    return terms.off + (terms.option if action[3:] == (DISCOUNT,) else 0)


def _about_build(state: State, me: str, terms: Terms, action: Action) -> Mapping[str, object]:
    if action[0] != "build":
        return {}
    tile, cell = str(action[1]), str(action[2])
    cost = price(state, me, tile, cell, _off(terms, action))
    bonus = min(len(_matches(state, tile, cell)) * coins_per_match(state, me), state.gold[BANK] + cost)
    return {"cost": cost, "bonus": bonus}


def _refused_builds(state: State, me: str, terms: Terms) -> Iterable[tuple[Action, Reason]]:
    """Give the reason for every tile and cell that a person might point at: first the place, then the price."""
    cells = free_cells(state.mask)
    for tile in available(state, me):
        for cell in CELLS:
            for extra in ((), (DISCOUNT,)) if terms.option else ((),):
                action: Action = ("build", tile, cell, *extra)
                why = _why_not_here(state, tile, cell, len(cells)) or _too_dear(state, me, terms, action)
                if why:
                    yield action, why


def _why_not_here(state: State, tile: str, cell: str, free: int) -> Reason | None:
    if cell in state.city:
        return because("duel.build.touching", "cell-taken", tile=tile, cell=cell, beside=state.city[cell])
    if not any(near in state.city for near in TOUCHING[cell]):
        return because("duel.build.touching", "not-touching", tile=tile, cell=cell, n=free)
    if cell not in room(state.mask):
        return because("duel.build.grid", "outside-grid", tile=tile, cell=cell, n=free)
    return None


def _too_dear(state: State, me: str, terms: Terms, action: Action) -> Reason | None:
    tile, cell = str(action[1]), str(action[2])
    full = price(state, me, tile, cell, terms.off)
    if action[3:] and not full:
        return because("duel.ability.discount-floor", "nothing-to-reduce", tile=tile, cell=cell)
    cost = max(0, full - (_off(terms, action) - terms.off))
    short = cost - state.gold[me]
    if short > 0:
        return because("duel.build.source", "too-dear", tile=tile, cost=cost, gold=state.gold[me], n=short)
    return None
