"""The card game: hands, decks, characters and markers, as a seat may imagine them."""

from collections.abc import Sequence
from typing import Final

from citadels_lab.rules.flow.state import Marker, State
from citadels_lab.rules.kernel import chance
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.decision import Decision
from citadels_lab.rules.kernel.event import Event

from .districts import Reader
from .draft import Draft
from .told import how_many, names_of
from .whereabouts import DECK, DISCARD, Dealer, Whereabouts, hand, under

WORD: Final = 1 << 64

SECRET: Final = (
    "keep-card", "redraw", "pay-card", "give-card", "give-back", "warrant", "threaten",
)  # fmt: skip
"""The verbs of answers in the middle of a step that only who answers sees, and who gets the card."""

UNCOUNTED: Final = "pay-with-cards"
"""The question of which the others do not see how often it was asked."""


class CardSight:
    """What a player of the card game has seen."""

    uncounted = UNCOUNTED

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


def known_before(base: State, first: State, seat: str, told: Sequence[Event]) -> Whereabouts:
    """Return what a seat knows of district cards when a step begins, from the start of its log."""
    where = Whereabouts.unseen(first, seat)
    return read_on(where, base, seat, told)


def read_on(where: Whereabouts, base: State, seat: str, told: Sequence[Event]) -> Whereabouts:
    """Return what a seat knows after more of its log; raise RuntimeError when the log does not account for a card."""
    Reader(where, base, seat).read(told)
    sizes = Whereabouts.unseen(base, seat).places
    for place in {**sizes, **where.places}:
        if len(where.at(place)) != len(sizes.get(place, ())):
            raise RuntimeError(f"{place}: the log tells of {len(where.at(place))} cards, there are {len(sizes[place])}")
    return where


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
            case "took-card" if me in (args["seat"], args["other"]):
                self._see_taken(str(args["seat"]), str(args["other"]), str(args["district"]))
            case "gave-card" if args["other"] == me:
                self._see_given(str(args["seat"]), str(args["district"]))

    def _see_drawn(self, at: int, name: str) -> None:
        deck = self.where.at(DECK)
        if at < len(deck):
            self.where.see(DECK, at, name)
        elif self._reshuffled:
            self._see(DISCARD, name)
            self._to_come.append(name)

    def _see_taken(self, taker: str, other: str, name: str) -> None:
        if not self._by_chance():
            return  # a Wizard has looked at the whole hand
        self._taken[other] = name
        if other != self._me:
            self._see(hand(other), name)

    def _by_chance(self) -> bool:
        """Whether cards are taken at random in this step."""
        return self._base.turn is not None and self._base.turn.character == "seer"

    def _see_given(self, giver: str, name: str) -> None:
        """A card comes out of the giver's hand, or a Seer has just taken it out of another: then draws decide which."""
        if not self._by_chance():
            self._see(hand(giver), name)

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

    def _robbed(self) -> list[str]:
        """Return the players out of whose hands a card was taken at random, in order."""
        base = self._base
        assert base.turn is not None
        at = base.seats.index(base.turn.seat)
        return [seat for seat in (*base.seats[at + 1 :], *base.seats[:at]) if base.players[seat].hand]

    def luck(self, dice: Dice) -> int:
        """Return a state of the game's chance by which what was taken of this seat's own hand is taken again."""
        luck = dice.below(WORD)
        mine = self._taken.get(self._me)
        while mine is not None and self._base.players[self._me].hand[self._rolls(luck)[self._me]] != mine:
            luck = dice.below(WORD)
        return luck

    def _rolls(self, luck: int) -> dict[str, int]:
        """Return which card is taken at random out of each hand."""
        rolls = {}
        for seat in self._robbed():
            rolls[seat], luck = chance.roll(luck, len(self._base.players[seat].hand))
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


LAID_UNDER: Final = ("put-away", "destroyed-to-build")


class Markers:
    """The markers of a kind whose faces the seat has not seen: each may be the one that counts."""

    def __init__(self, base: State, now: State, seat: str, past: Sequence[Event], kind: str) -> None:
        lie = [marker for marker in base.markers if marker.kind == kind and marker.seat != seat]
        turned = [marker for marker in now.markers if marker.kind == kind and marker.shown]
        shown = {marker.character for marker in turned}
        self.hidden = [marker for marker in lie if not marker.shown]
        self._certain = next((marker.character for marker in turned if marker.real), None)
        self._may = [marker.character for marker in self.hidden if marker.character not in shown]
        laid = next(
            (len(names_of(event.args["characters"])) for event in reversed(past) if event.what == f"laid-{kind}"), 0
        )
        self._gone = max(0, laid - len(lie))

    def deal(self, state: State, dice: Dice) -> None:
        """Say which of them counts; it may be one that was bought off."""
        real = self._certain
        if real is None and self._may:
            at = dice.below(len(self._may) + self._gone)
            real = self._may[at] if at < len(self._may) else ""
        state.markers = tuple(self._faced(marker, real or "") for marker in state.markers)

    def _faced(self, marker: Marker, real: str) -> Marker:
        return marker._replace(real=marker.character == real) if marker in self.hidden else marker
