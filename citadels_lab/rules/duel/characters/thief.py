"""2, the Thief: names a character; if the opponent holds it, steals up to 3 coins."""

from collections.abc import Iterable

from citadels_lab.rules.duel.guard import can_be_target, protected, why_no_target
from citadels_lab.rules.duel.moments import Character
from citadels_lab.rules.duel.naming import name_character
from citadels_lab.rules.duel.state import OTHER, State
from citadels_lab.rules.kernel.action import PASS, Action
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

MOST = 3


class Thief(Character):
    """duel.thief.name, duel.thief.sources, duel.thief.any-owner, duel.name.which."""

    name = "thief"
    rank = 2

    def play(self, table: Table[State], me: str) -> None:
        """Name a character; after a right guess take coins one by one, from anywhere allowed, up to three."""
        if not name_character(table, me, self.name, "duel.thief.name"):
            return
        for left in range(MOST, 0, -1):
            legal = _sources(table.state, me)
            answer = table.ask(me, "steal", [*legal, PASS], refused=lambda: _refused(table.state, me), n=left)
            if answer == PASS:
                return
            source = str(answer[1])
            rule = "duel.thief.sources" if source == OTHER[me] else "duel.thief.any-owner"
            table.pay(source, me, 1, rule)


def _sources(state: State, me: str) -> list[Action]:
    shield = protected(state)
    accounts = [OTHER[me], *(tile for tile in state.owner if can_be_target(state, tile, shield))]
    return [("steal", account) for account in accounts if state.gold[account]]


def _refused(state: State, me: str) -> Iterable[tuple[Action, Reason]]:
    shield = protected(state)
    for account in (OTHER[me], *state.owner):
        why = why_no_target(state, account, shield) if account in state.owner else None
        if why or not state.gold[account]:
            yield ("steal", account), why or because("duel.thief.sources", "no-coins-there", account=account)
