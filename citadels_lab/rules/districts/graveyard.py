"""Graveyard: for one coin, its owner takes a district that the Warlord destroys."""

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel.action import PASS, Action, Verbs
from citadels_lab.rules.kernel.table import BANK, Table

RECOVER: Action = ("recover",)
COINS = 1


class Graveyard(District):
    """classic.violet.graveyard: not for the one who destroys; itself it cannot save, for it is gone."""

    name = "graveyard"
    rule = "classic.violet.graveyard"
    verbs: Verbs = {"recover": ()}

    def saves(self, table: Table[State], owner: str, destroyer: str, district: str) -> bool:
        """Ask its owner, if the coin is there."""
        if owner == destroyer or table.state.gold[owner] < COINS:
            return False
        if table.ask(owner, "graveyard", [RECOVER, PASS], about=lambda _: {"n": COINS}, district=district) == PASS:
            return False
        table.pay(owner, BANK, COINS, self.rule)
        table.say("recovered", self.rule, seat=owner, district=district)
        return True
