"""6, the Architect: may build up to two districts, one of them for 1 gold less."""

from citadels_lab.rules.duel.build import DISCOUNT, FULL_PRICE, Terms, offer_build
from citadels_lab.rules.duel.moments import Character
from citadels_lab.rules.duel.state import State
from citadels_lab.rules.kernel.action import PASS
from citadels_lab.rules.kernel.table import Table

BUILDS = 2


class Architect(Character):
    """duel.architect.build."""

    name = "architect"
    rank = 6

    def play(self, table: Table[State], me: str) -> None:
        """Build, and build again; the player says which of the two is the cheaper one."""
        terms = Terms(option=1)
        for _ in range(BUILDS):
            answer = offer_build(table, me, "architect-build", terms)
            if answer == PASS:
                return
            if answer[-1] == DISCOUNT:
                terms = FULL_PRICE
