"""5, the Merchant: gains 3 gold, then may put a coin on up to two own Commercial districts."""

from collections.abc import Iterable

from citadels_lab.rules.duel.ability import uses
from citadels_lab.rules.duel.colors import wild
from citadels_lab.rules.duel.moments import Character
from citadels_lab.rules.duel.state import State
from citadels_lab.rules.kernel.action import PASS, Action
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import BANK, Table

GOLD = 3
COINS = 2


class Merchant(Character):
    """duel.merchant.gold."""

    name = "merchant"
    rank = 5

    def play(self, table: Table[State], me: str) -> None:
        """Gold first, then the coins on districts; each may be left."""
        empty = because("duel.gold.supply-limit", "supply-empty") if not table.state.gold[BANK] else None
        if uses(table, me, "merchant-gold", ("gold",), GOLD, empty):
            table.gain(me, GOLD, "duel.merchant.gold")
        done: tuple[str, ...] = ()
        for left in range(COINS, 0, -1):
            tile = self._place(table, me, done, left)
            if not tile:
                return
            done += (tile,)

    def _place(self, table: Table[State], me: str, done: tuple[str, ...], left: int) -> str | None:
        state = table.state
        legal: list[Action] = [("coin", tile) for tile in _takers(state, me) if tile not in done]
        answer = table.ask(me, "merchant-coin", [*legal, PASS], refused=lambda: _refused(state, me, done), n=left)
        if answer == PASS:
            return None
        tile = str(answer[1])
        rule = "duel.unique.school-of-magic" if tile == wild(state, me) else "duel.merchant.gold"
        table.gain(tile, 1, rule)
        return tile


def _takers(state: State, me: str) -> list[str]:
    """Return the districts of ``me`` on which a coin may be put, while there are coins."""
    if not state.gold[BANK]:
        return []
    extra, color = wild(state, me), state.box.color
    return [tile for tile in state.controlled(me) if color[tile] == "commercial" or tile == extra]


def _why_not(state: State, me: str, tile: str, done: tuple[str, ...]) -> Reason | None:
    if state.owner[tile] != me:
        return because("duel.merchant.gold", "not-yours", tile=tile)
    if state.box.color[tile] != "commercial" and tile != wild(state, me):
        return because("duel.merchant.gold", "not-commercial", tile=tile, color=state.box.color[tile])
    if tile in done:
        return because("duel.merchant.gold", "coin-twice", tile=tile)
    if not state.gold[BANK]:
        return because("duel.gold.supply-limit", "supply-empty")
    return None


def _refused(state: State, me: str, done: tuple[str, ...]) -> Iterable[tuple[Action, Reason]]:
    for tile in state.owner:
        why = _why_not(state, me, tile, done)
        if why:
            yield ("coin", tile), why
