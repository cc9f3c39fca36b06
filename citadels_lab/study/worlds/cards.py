"""The card game: hands, decks, characters and markers, as a seat may imagine them."""

from collections.abc import Sequence
from typing import Final

from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.decision import Decision
from citadels_lab.rules.kernel.event import Event
from citadels_lab.rules.kernel.position import Start

from .districts import Reader
from .draft import Draft
from .markers import Markers
from .step import Step
from .whereabouts import DECK, DISCARD, Dealer, Whereabouts, hand, under

SECRET: Final = (
    "keep-card", "redraw", "pay-card", "give-card", "give-back", "warrant", "threaten",
)  # fmt: skip
"""The verbs of answers in the middle of a step that only who answers sees, and who gets the card."""


class CardSight:
    """What a player of the card game has seen."""

    uncounted = "pay-with-cards"

    def __init__(
        self,
        base: State,
        now: State,
        seat: str,
        past: Sequence[Event],
        present: Sequence[Event],
        answers: Sequence[Action],
        decision: Decision | None,
        known: Whereabouts,
    ) -> None:
        """``known`` is what the seat knew of the district cards when the step began."""
        self._base, self._me = base, seat
        self.known = known
        asked = decision if decision and decision.seat == seat else None
        step = Step(base, seat, present, answers, asked, known.copy())
        self._step = step
        mine = base.players[seat]
        for name, cards in base.under.items():
            if name in mine.city:
                step.where.look_through(under(name), cards)
        elsewhere = [*base.open, *mine.hand, *mine.drawn]
        elsewhere += [name for player in base.players.values() for name in player.city]
        self._dealer = Dealer(step.where, base.roster.copies, elsewhere)
        self._draft = Draft(base, now, seat, [*past, *present], bool(asked and asked.prompt == "draft-pick"))
        self._markers = [
            told for kind in ("warrant", "threat") if (told := Markers(base, now, seat, past, kind)).hidden
        ]

    def secret(self, action: Action, args: dict[str, object]) -> bool:
        """Whether an answer of another player is hidden."""
        return action[0] in SECRET and args.get("other") != self._me

    def unheard(self, action: Action) -> bool:
        """Whether an answer of the step cannot be noticed: the cards with which another player pays, one by one."""
        return action[0] == "pay-card" and self._base.turn is not None and self._base.turn.seat != self._me

    def deal(self, dice: Dice) -> State:
        """Return the state at the start of the step, with what is hidden dealt anew."""
        state = self._base.copy()
        state.chance = self._step.luck(dice)
        dealt = self._dealer.deal(dice)
        self._step.arrange(dealt, state.chance)
        state.deck, state.discard = tuple(dealt[DECK]), tuple(dealt[DISCARD])
        for seat, player in state.players.items():
            if seat != self._me:
                player.hand = tuple(dealt[hand(seat)])
        for name in state.under:
            if name not in state.players[self._me].city:
                state.under[name] = tuple(dealt[under(name)])
        self._draft.deal(state, dice)
        for markers in self._markers:
            markers.deal(state, dice)
        return state


def known_at(base: State, start: Start[State], seat: str, past: Sequence[Event]) -> Whereabouts:
    """Return what a seat knows of district cards when a step begins, from its log and from what it imagined before.

    Raises RuntimeError when the log does not account for a card.
    """
    midway = start.midway
    if midway and midway.seat == seat:
        where: Whereabouts = midway.known.copy()
    else:
        where = Whereabouts.unseen(midway.state if midway else start.state(), seat)
    Reader(where, base, seat).read(past[len(midway.past) :] if midway else past)
    sizes = Whereabouts.unseen(base, seat).places
    for place in {**sizes, **where.places}:
        if len(where.at(place)) != len(sizes.get(place, ())):
            raise RuntimeError(f"{place}: the log tells of {len(where.at(place))} cards, there are {len(sizes[place])}")
    return where
