"""Thieves' Den: when built, its builder may take coins from one unprotected district."""

from collections.abc import Iterable

from citadels_lab.rules.duel.guard import protected
from citadels_lab.rules.duel.moments import Tile
from citadels_lab.rules.duel.state import State
from citadels_lab.rules.kernel.action import PASS, Action
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table


class ThievesDen(Tile):
    """duel.unique.thieves-den."""

    name = "thieves-den"

    def built(self, table: Table[State], me: str, cell: str) -> None:
        """Take any number of the coins on one unprotected district, of either owner."""
        state = table.state
        shield = protected(state)
        legal: list[Action] = [
            ("den", tile, n) for tile in state.owner if tile not in shield for n in range(1, state.gold[tile] + 1)
        ]
        answer = table.ask(me, "den", [*legal, PASS], refused=lambda: _refused(state, shield))
        if answer != PASS:
            table.pay(str(answer[1]), me, int(answer[2]), "duel.unique.thieves-den")


def _refused(state: State, shield: set[str]) -> Iterable[tuple[Action, Reason]]:
    for tile in state.owner:
        if tile in shield:
            why = because("duel.guard.protects", "guarded", tile=tile, beside=state.guard)
            yield ("den", tile, max(1, state.gold[tile])), why
        elif not state.gold[tile]:
            yield ("den", tile, 1), because("duel.unique.thieves-den", "no-coins-there", account=tile)
