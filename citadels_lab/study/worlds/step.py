"""What a seat has seen of district cards in the step that is under way: it tells how they lay when the step began.

A world is dealt as of the start of the step and played on from there. So what was seen in the step is traced back:
cards to the place they came from, and chance to what it has brought already.
"""

from collections.abc import Sequence
from typing import Final

from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel import chance
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.decision import Decision
from citadels_lab.rules.kernel.event import Event

from .districts import Reader
from .luck import fresh_luck
from .told import how_many, names_of
from .whereabouts import DECK, DISCARD, Whereabouts, hand

LAID_UNDER: Final = ("put-away", "destroyed-to-build")


class Step:
    """What the seat has seen in the step that is under way, as far as it tells how the cards lay when it began."""

    def __init__(
        self,
        base: State,
        seat: str,
        events: Sequence[Event],
        answers: Sequence[Action],
        asked: Decision | None,
        where: Whereabouts,
    ) -> None:
        self._base, self._me, self.where = base, seat, where
        self._to_come: list[str] = []
        """The cards that this seat has drawn in the step after the discard was shuffled into the deck, in order."""
        self._taken: dict[str, str] = {}
        """The cards taken at random out of hands in the step, as far as this seat knows them, by the hand."""
        self._off = 0
        self._reshuffled = False
        self._seen: dict[str, list[str]] = {}
        """The cards that were seen to come from a place, at whatever place in it they lay."""
        for event in events:
            self._hear(event)
        if base.turn is not None and base.turn.seat != seat:
            self._see_built(base.turn.seat, answers)
        if asked and asked.prompt == "lighthouse":
            self._see_deck(events, asked)
        for place, names in self._seen.items():
            where.know(place, names)

    def _see(self, place: str, name: str) -> None:
        self._seen.setdefault(place, []).append(name)

    def _hear(self, event: Event) -> None:
        args, me = event.args, self._me
        match event.what:
            case "reshuffled":
                self._reshuffled = True
            case "drew-cards":
                for at, name in enumerate(names_of(args.get("districts", ())), start=self._off):
                    self._see_drawn(at, name)
                self._off += how_many(args["n"])
            case "looked" if args["seat"] == me:
                self.where.know(hand(str(args["other"])), names_of(args["districts"]))
            case "took-card" if self._by_chance() and me in (args["seat"], args["other"]):
                self._see_taken(str(args["other"]), str(args["district"]))
            case "gave-card" if not self._by_chance() and args["other"] == me:
                self._see(hand(str(args["seat"])), str(args["district"]))

    def _see_drawn(self, at: int, name: str) -> None:
        deck = self.where.at(DECK)
        if at < len(deck):
            self.where.see(DECK, at, name)
        elif self._reshuffled:
            self._see(DISCARD, name)
            self._to_come.append(name)

    def _see_taken(self, other: str, name: str) -> None:
        self._taken[other] = name
        if other != self._me:
            self._see(hand(other), name)

    def _by_chance(self) -> bool:
        """Whether cards are taken at random in this step: then draws decide which were taken and can be given.

        A Wizard has looked at the whole hand before it takes a card.
        """
        return self._base.turn is not None and self._base.turn.character == "seer"

    def _see_built(self, builder: str, answers: Sequence[Action]) -> None:
        """A district that is being built lies open: it was in the builder's hand, or in that of a Wizard's victim."""
        for action in answers:
            if action[0] == "build":
                self._see(hand(builder), str(action[1]))
            elif action[0] == "borrow":
                self._see(hand(builder), str(action[2]))
            elif action[0] == "build-taken" and answers[0][1] != self._me:
                self._see(hand(str(answers[0][1])), str(action[1]))

    def _see_deck(self, events: Sequence[Event], asked: Decision) -> None:
        """The whole deck is looked through; what was put under it in this step was not in it before."""
        cards = [str(option.action[-1]) for option in asked.options for _ in range(how_many(option.about["n"]))]
        away = Whereabouts({DECK: [], DISCARD: []})
        Reader(away, self._base, self._me).read([event for event in events if event.what in LAID_UNDER])
        for name in away.at(DECK):
            if isinstance(name, str):
                cards.remove(name)
        self.where.look_through(DECK, cards)

    # --- chance -------------------------------------------------------------------------------------------------------

    def luck(self, dice: Dice) -> int:
        """Return a state of the game's chance by which what was taken of this seat's own hand is taken again."""
        luck = fresh_luck(dice)
        mine = self._taken.get(self._me)
        while mine is not None and self._base.players[self._me].hand[self._rolls(luck)[self._me]] != mine:
            luck = fresh_luck(dice)
        return luck

    def _rolls(self, luck: int) -> dict[str, int]:
        """Return which card is taken at random out of each hand, in the order in which they are taken."""
        base = self._base
        assert base.turn is not None
        at = base.seats.index(base.turn.seat)
        rolls = {}
        for seat in (*base.seats[at + 1 :], *base.seats[:at]):
            if base.players[seat].hand:
                rolls[seat], luck = chance.roll(luck, len(base.players[seat].hand))
        return rolls

    def arrange(self, dealt: dict[str, list[str]], luck: int) -> None:
        """Order hidden cards so that chance brings those that this seat has seen."""
        rolls = self._rolls(luck) if self._taken else {}
        for other, name in self._taken.items():
            if other != self._me:
                cards, at = dealt[hand(other)], rolls[other]
                where = cards.index(name)
                cards[where], cards[at] = cards[at], cards[where]
        if self._to_come:
            pile = dealt[DISCARD]
            rest = list(pile)
            for name in self._to_come:
                rest.remove(name)
            order, _ = chance.shuffle(luck, range(len(pile)))
            for at, name in zip(order, [*self._to_come, *rest], strict=True):
                pile[at] = name
