"""5, the Abbot: the single richest player gives him a coin; a coin for each religious district."""

from collections.abc import Iterable, Sequence

from citadels_lab.rules.flow.deck import can_draw, gain_cards, no_cards
from citadels_lab.rules.flow.gather import colored
from citadels_lab.rules.flow.gold import gain
from citadels_lab.rules.flow.moments import Character
from citadels_lab.rules.flow.powers import spent
from citadels_lab.rules.flow.state import State, Turn
from citadels_lab.rules.kernel.action import Action, Verbs
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

ALMS: Action = ("alms",)


class Abbot(Character):
    """dark-city.abbot.gift, dark-city.income.abbot."""

    name = "abbot"
    rank = 5
    rule = "dark-city.abbot.gift"
    color = "religious"
    color_rule = "dark-city.income.abbot"
    verbs: Verbs = {"alms": ()}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """When another player is richer than everybody else."""
        return () if self._why_not(state, turn) else (ALMS,)

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Nothing is due on a tie, nor to the richest."""
        why = self._why_not(state, turn)
        return [(ALMS, why)] if why else ()

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """Who gives."""
        return {"other": _richest(state)[0]}

    def _why_not(self, state: State, turn: Turn) -> Reason | None:
        richest = _richest(state)
        if self.name in turn.used:
            return spent(self, turn)
        if turn.seat in richest:
            return because(self.rule, "abbot-is-richest")
        return because(self.rule, "richest-are-tied", richest=richest) if len(richest) > 1 else None

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Take the coin."""
        turn.used += (self.name,)
        table.pay(_richest(table.state)[0], turn.seat, 1, self.rule)


def _richest(state: State) -> tuple[str, ...]:
    gold, seats = state.gold, state.seats
    most = max([gold[seat] for seat in seats])
    return tuple([seat for seat in seats if gold[seat] == most])


class Abbot2016(Character):
    """2016.abbot.mix, 2016.abbot.richest: he says before what he takes of each; on a tie he chooses who gives."""

    name = "abbot"
    rank = 5
    rule = "2016.abbot.richest"
    mix_rule = "2016.abbot.mix"
    verbs: Verbs = {"tithe": ("coins", "cards"), "alms-from": ("other",)}

    def options(self, state: State, turn: Turn) -> Sequence[Action]:
        """Coins and cards for the religious districts, and a coin of one of the richest."""
        legal: list[Action] = []
        if "tithe" not in turn.used:
            n = colored(state, turn.seat, "religious")
            fewest = 0 if can_draw(state) else n
            legal += [("tithe", coins, n - coins) for coins in range(n, fewest - 1, -1)] if n else ()
        if "alms-from" not in turn.used:
            richest = _richest(state)
            legal += [("alms-from", seat) for seat in richest] if turn.seat not in richest else ()
        return legal

    def refused(self, state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
        """Each once; nothing without a religious district, nothing for the richest."""
        whys = [(action, self._why_not(state, turn, action)) for action in self._all(state, turn)]
        return [(action, why) for action, why in whys if why]

    def _all(self, state: State, turn: Turn) -> list[Action]:
        n = colored(state, turn.seat, "religious")
        mixes: list[Action] = [("tithe", coins, n - coins) for coins in range(n, -1, -1)]
        return mixes + [("alms-from", seat) for seat in state.seats if seat != turn.seat]

    def _why_not(self, state: State, turn: Turn, action: Action) -> Reason | None:
        if action[0] in turn.used:
            rule = self.mix_rule if action[0] == "tithe" else self.rule
            return because(rule, "power-used", character=self.name)
        if action[0] == "tithe":
            if action[1:] == (0, 0):
                return because(self.mix_rule, "no-such-district", color="religious")
            short = action[2] and not can_draw(state)
            return no_cards(state) if short else None
        richest = _richest(state)
        if turn.seat in richest:
            return because(self.rule, "abbot-is-richest")
        if action[1] in richest:
            return None
        return because(self.rule, "not-richest", other=action[1], richest=richest, n=len(richest))

    def about(self, state: State, turn: Turn, action: Action) -> dict[str, object]:
        """How many religious districts there are."""
        return {"n": colored(state, turn.seat, "religious")} if action[0] == "tithe" else {}

    def act(self, table: Table[State], turn: Turn, action: Action) -> None:
        """Take the coins and cards, or the coin of one of the richest."""
        turn.used += (str(action[0]),)
        if action[0] == "alms-from":
            table.pay(str(action[1]), turn.seat, 1, self.rule)
            return
        gain(table, turn.seat, int(action[1]), self.mix_rule)
        if action[2]:
            gain_cards(table, turn.seat, int(action[2]), self.mix_rule)
