"""4, the Abbot: takes 1 gold from a richer opponent, then may build, cheaper for each Religious district."""

from citadels_lab.rules.duel.ability import uses
from citadels_lab.rules.duel.build import Terms, offer_build
from citadels_lab.rules.duel.colors import count_color
from citadels_lab.rules.duel.moments import Character
from citadels_lab.rules.duel.state import OTHER, State
from citadels_lab.rules.kernel.reason import because
from citadels_lab.rules.kernel.table import Table


class Abbot(Character):
    """duel.abbot.gift, duel.abbot.build."""

    name = "abbot"
    rank = 4

    def play(self, table: Table[State], me: str) -> None:
        """The gift first, then the build; either may be left."""
        gold, other = table.state.gold, OTHER[me]
        poorer = gold[me] < gold[other]
        why = (
            None if poorer else because("duel.abbot.gift", "not-poorer", gold=gold[me], other=other, theirs=gold[other])
        )
        if uses(table, me, "abbot-gift", ("gift",), 1, why):
            table.pay(other, me, 1, "duel.abbot.gift")
        offer_build(table, me, "abbot-build", Terms(off=count_color(table, me, "religious")))
