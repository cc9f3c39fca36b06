"""1, the Assassin: names a character; if the opponent holds it, it is laid out and does nothing this round."""

from citadels_lab.rules.duel.moments import Character
from citadels_lab.rules.duel.naming import name_character
from citadels_lab.rules.duel.state import OTHER, State
from citadels_lab.rules.kernel.table import Table


class Assassin(Character):
    """duel.assassin.name, duel.name.which."""

    name = "assassin"
    rank = 1

    def play(self, table: Table[State], me: str) -> None:
        """Name a character and lay it out if the guess is right."""
        victim = name_character(table, me, self.name, "duel.assassin.name")
        if victim:
            player = table.state.players[OTHER[me]]
            player.hand = tuple(card for card in player.hand if card != victim)
            player.laid_out += (victim,)
