"""2 or 9, the Tax Collector: whoever builds gives him a coin, or puts it on his token."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reading import number
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

COLLECT: Action = ("collect",)

EARLY = "tax-collector.early"
"""The note of who built in rank 1's turn, before the Tax Collector was revealed."""


class TaxCollector(Character):
    """dark-city.tax-collector, dark-city.tax-collector.hidden: nobody collects before he is revealed."""

    name = "tax-collector"
    rank = 2
    notes: Mapping[str, str] = {"tax-collector": "seat", EARLY: "seat"}
    rule = "dark-city.tax-collector"
    hidden_rule = "dark-city.tax-collector.hidden"

    def begins(self, table: Table[State], turn: Turn) -> None:
        """From now on builders pay; rank 1 pays for what it built before."""
        notes = table.state.notes
        notes[self.name] = turn.seat
        table.say("collects-tax", self.hidden_rule, seat=turn.seat)
        if notes.get(EARLY, turn.seat) != turn.seat:
            table.pay_up_to(notes[EARLY], turn.seat, 1, self.rule)

    def turn_ends(self, table: Table[State], turn: Turn) -> None:
        """Another player who has built in the turn pays one coin, if one is left."""
        notes = table.state.notes
        if not turn.built:
            return
        if self.name not in notes:
            notes[EARLY] = turn.seat
        elif notes[self.name] != turn.seat:
            table.pay_up_to(turn.seat, notes[self.name], 1, self.rule)

    def leaves(self, state: State, holder: str, seat: str) -> None:
        """He collects until the round ends."""
        state.notes[self.name] = seat

    def round_ends(self, table: Table[State]) -> None:
        """Forget who collected and who built early."""
        table.state.notes.pop(self.name, None)
        table.state.notes.pop(EARLY, None)


class TaxCollector2016(Character):
    """2016.tax-collector.levy, 2016.tax-collector.take: the tax lies on his token until he comes."""

    name = "tax-collector"
    rank = 9
    rule = "2016.tax-collector.take"
    levy_rule = "2016.tax-collector.levy"
    account = "tax"
    verbs: Verbs = {"collect": ()}

    def built(self, table: Table[State], seat: str, character: str, district: str) -> None:
        """Whoever builds as another character puts a coin on the token, if one is left; also when nobody holds him."""
        if character != self.name:
            table.pay_up_to(seat, self.account, 1, self.levy_rule)

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Take what is there."""
        return (COLLECT,) if state.gold[self.account] and self.name not in turn.used else ()

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Once a turn, and if there is something."""
        why = spent(self, turn) or (None if state.gold[self.account] else because(self.rule, "no-tax-there"))
        return [(COLLECT, why)] if why else ()

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """How many coins."""
        return {"n": state.gold[self.account]}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Take them all."""
        turn.used += (self.name,)
        table.pay(self.account, turn.seat, table.state.gold[self.account], self.rule)

    def facts(self, state: State, eyes: Collection[str]) -> dict[str, Any]:
        """The coins on the token."""
        return {"tax": state.gold[self.account]}

    def read(self, state: State, facts: Mapping[str, Any]) -> tuple[str, ...]:
        """The coins on the token."""
        state.gold[self.account] = number(facts.get("tax", 0), 0, 999, "position.tax")
        return ("tax",)
