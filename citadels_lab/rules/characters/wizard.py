"""3, the Wizard: looks at a hand, takes a card of it, and may build it at once."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.build import raise_district, why_not
from citadels_lab.rules.flow.deck import take_out
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.prices import every_way, price
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.flow.ways import Way, about_way
from citadels_lab.rules.kernel.action import PASS, Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table


class Wizard(Character):
    """dark-city.wizard.take, dark-city.wizard.duplicates, dark-city.wizard.name."""

    name = "wizard"
    rank = 3
    rule = "dark-city.wizard.take"
    repeat_rule = "dark-city.wizard.duplicates"
    verbs: Verbs = {"look": ("seat",), "take-card": ("district",), "build-taken": ("district",)}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Any other player who has cards in hand."""
        if self.name in turn.used:
            return ()
        return [("look", seat) for seat in state.seats if seat != turn.seat and state.players[seat].hand]

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Once a turn; an empty hand has nothing to take."""
        for seat in state.seats:
            if seat != turn.seat and spent(self, turn):
                yield ("look", seat), because(self.rule, "power-used", character=self.name)
            elif seat != turn.seat and not state.players[seat].hand:
                yield ("look", seat), because(self.rule, "empty-hand", other=seat)

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """How many cards there are to see; what a taken card costs to build."""
        if action[0] == "look":
            return {"n": len(state.players[str(action[1])].hand)}
        return {"cost": price(state, turn.seat, str(action[1]))}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Look, take one card, keep it or build it outside the limit."""
        state, me, other = table.state, turn.seat, str(action[1])
        names = self._look(table, turn, other)
        whys = {name: why_not(state, turn, name) for name in names}
        takes: list[Action] = [("take-card", name) for name in names]
        builds: list[Action] = [("build-taken", name) for name in names if not whys[name]]
        answer = table.ask(
            me, "wizard-take", [*takes, *builds],
            refused=lambda: [(("build-taken", name), why) for name, why in whys.items() if why],
            about=lambda action: self.about(state, turn, action),
            other=other,
        )  # fmt: skip
        self._take(table, turn, other, answer)

    def _look(self, table: Table[State], turn: Turn, other: str) -> tuple[str, ...]:
        """Return the names of the cards in that hand."""
        me = turn.seat
        turn.used += (self.name,)
        cards = tuple(sorted(table.state.players[other].hand))
        table.say(
            "looked", self.rule, seen_by=(me, other), secret=("districts",),
            seat=me, other=other, n=len(cards), districts=cards,
        )  # fmt: skip
        return tuple(dict.fromkeys(cards))

    def _take(self, table: Table[State], turn: Turn, other: str, answer: Action, way: Way | None = None) -> None:
        me, card = turn.seat, str(answer[1])
        victim = table.state.players[other]
        victim.hand = take_out(victim.hand, card)
        table.say(
            "took-card", self.rule, seen_by=(me, other), secret=("district",), seat=me, other=other, district=card
        )  # fmt: skip
        if answer[0] == "take-card":
            table.state.players[me].hand += (card,)
        else:
            raise_district(table, turn, card, way)


class Wizard2016(Wizard):
    """2016.wizard.take, 2016.wizard.duplicates: he may look and take nothing, or pay in another way than in coins."""

    rule = "2016.wizard.take"
    repeat_rule = "2016.wizard.duplicates"
    verbs: Verbs = {**Wizard.verbs, "build-taken": ("district", "way", "means", "mode")}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Look, take one card or none, keep it or build it outside the limit."""
        state, me, other = table.state, turn.seat, str(action[1])
        names = self._look(table, turn, other)
        ways: dict[Action, Way] = {
            ("build-taken", name, *way.mode): way for name in names for way in every_way(state, me, name)
        }
        whys = {build: why_not(state, turn, str(build[1]), way) for build, way in ways.items()}
        takes: list[Action] = [("take-card", name) for name in names]
        answer = table.ask(
            me, "wizard-take", [*takes, *(build for build, why in whys.items() if not why), PASS],
            refused=lambda: [(build, why) for build, why in whys.items() if why],
            about=lambda action: about_way(ways[action]) if action in ways else {},
            other=other,
        )  # fmt: skip
        if answer != PASS:
            self._take(table, turn, other, answer, ways.get(answer))
