"""Laboratory: once a turn, its owner discards a hand card for coins."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.deck import put_away, take_out
from citadels_lab.rules.flow.gold import gain
from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table


class Laboratory(District):
    """classic.violet.laboratory, as in the 68-card decks."""

    name = "laboratory"
    rule = "classic.violet.laboratory"
    coins = 2
    verbs: Verbs = {"laboratory": ("district",)}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Any card in hand."""
        return () if self.name in turn.used else [(self.name, card) for card in dict.fromkeys(_hand(state, turn))]

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Once a turn."""
        for card in dict.fromkeys(_hand(state, turn)) if self.name in turn.used else ():
            yield (self.name, card), because(self.rule, "district-used", district=self.name)

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """The coins it gives."""
        return {"n": self.coins}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Discard the card, take the coins."""
        turn.used += (self.name,)
        player, card = table.state.players[turn.seat], str(action[1])
        player.hand = take_out(player.hand, card)
        put_away(table.state, (card,))
        table.say(
            "put-away", self.rule, seen_by=(turn.seat,), secret=("districts",), seat=turn.seat, n=1, districts=(card,)
        )
        gain(table, turn.seat, self.coins, self.rule)


class OldLaboratory(Laboratory):
    """classic.violet.laboratory, as in the 66- and 65-card decks."""

    coins = 1


def _hand(state: State, turn: Turn) -> tuple[str, ...]:
    return state.players[turn.seat].hand


class Laboratory2016(Laboratory):
    """2016.unique.laboratory."""

    rule = "2016.unique.laboratory"
