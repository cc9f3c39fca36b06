"""Theater: when all have chosen their characters, its owner may swap one with another player, unseen."""

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel.action import PASS, Action, Verbs
from citadels_lab.rules.kernel.table import Table


class Theater(District):
    """2016.unique.theater: with two cards each, its owner chooses which one goes; what comes is always by chance."""

    name = "theater"
    rule = "2016.unique.theater"
    verbs: Verbs = {"theater": ("seat", "character")}

    def draft_ends(self, table: Table[State], owner: str) -> None:
        """Ask its owner for a player, and for one of the own cards if there are several."""
        players = table.state.players
        mine = players[owner].characters
        if not mine:
            return
        cards = [(card,) for card in mine] if len(mine) > 1 else [()]
        swaps: list[Action] = [
            ("theater", seat, *card) for seat in players if seat != owner and players[seat].characters for card in cards
        ]
        said = {"said": "theater-one-of"} if len(mine) > 1 else {}
        answer = table.ask(
            owner, "theater", [*swaps, PASS], about=lambda action: said if action != PASS else {}
        )  # fmt: skip
        if answer != PASS:
            self._swap(table, owner, str(answer[1]), str(answer[2]) if answer[2:] else mine[0])

    def _swap(self, table: Table[State], owner: str, other: str, mine: str) -> None:
        players = table.state.players
        theirs = players[other].characters[table.roll(len(players[other].characters))]
        for seat, gone, come in ((owner, mine, theirs), (other, theirs, mine)):
            players[seat].characters = tuple(come if card == gone else card for card in players[seat].characters)
        table.say(
            "characters-swapped", self.rule, seen_by=(owner, other), secret=("character", "by"),
            seat=owner, other=other, character=mine, by=theirs,
        )  # fmt: skip
