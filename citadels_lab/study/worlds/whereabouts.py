"""Where district cards lie, as far as a seat can know: which lie where, and which may lie in several places.

What it never saw is ``None``. A card that it has seen is a name, as long as it knows
where the card is; when somebody moves cards out of its sight, those that may have gone become a ``Mix``: it is known
what they are together, not which lies where. So nothing that was seen is forgotten, and nothing more is made of it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Final, TypeAlias

from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel.chance import Dice

from .luck import shuffled

DECK: Final = "deck"
DISCARD: Final = "discard"


class Mix:
    """Cards that lie at as many places, any at any of them: their names, None for one that was never seen."""

    __slots__ = ("contents",)

    def __init__(self, contents: list[str | None]) -> None:
        self.contents = contents

    def may_hold(self, name: str) -> bool:
        """Whether a card of this name may be among them."""
        return name in self.contents or None in self.contents


Card: TypeAlias = str | Mix | None


def hand(seat: str) -> str:
    """Return the name of the place where a player's cards are."""
    return f"hand {seat}"


def under(district: str) -> str:
    """Return the name of the place under a district."""
    return f"under {district}"


class Whereabouts:
    """Where district cards lie, as far as one seat knows: place -> cards, the top of the deck first.

    The seat's own hand is no such place: it knows it. Cards in cities and those that lie open are no longer here.
    """

    def __init__(self, places: dict[str, list[Card]]) -> None:
        self.places = places

    @classmethod
    def unseen(cls, state: State, seat: str) -> "Whereabouts":
        """Return the places of a state, with no card of them known."""
        sizes = {DECK: len(state.deck), DISCARD: len(state.discard)}
        sizes |= {hand(other): len(player.hand) for other, player in state.players.items() if other != seat}
        sizes |= {under(name): len(cards) for name, cards in state.under.items()}
        return cls({place: [None] * n for place, n in sizes.items()})

    def copy(self) -> "Whereabouts":
        """Return a copy that can be changed without touching this one."""
        twins: dict[int, Mix] = {}

        def twin(card: Card) -> Card:
            if not isinstance(card, Mix):
                return card
            return twins.setdefault(id(card), Mix(list(card.contents)))

        return Whereabouts({place: [twin(card) for card in cards] for place, cards in self.places.items()})

    def at(self, place: str) -> list[Card]:
        """Return the cards at a place; an empty place is made on the way."""
        return self.places.setdefault(place, [])

    # --- cards that are seen ------------------------------------------------------------------------------------------

    def take(self, place: str, name: str) -> None:
        """Take a card that was seen away from a place, wherever in it it lay."""
        cards = self.at(place)
        if name in cards:
            cards.remove(name)
            return
        may = [at for at, card in enumerate(cards) if card is None or isinstance(card, Mix) and card.may_hold(name)]
        if not may:
            raise RuntimeError(f"no {name} can be at {place}")
        if len({id(cards[at]) for at in may}) > 1:  # it may be any of them: those that are left may be what it was
            self._mix(place, may)
        self.see(place, may[0], name)
        del cards[may[0]]

    def see(self, place: str, at: int, name: str) -> None:
        """Learn which card it is that lies there."""
        cards = self.at(place)
        card = cards[at]
        if card is None or card == name:
            cards[at] = name
            return
        if not isinstance(card, Mix) or not card.may_hold(name):
            raise RuntimeError(f"no {name} can be at {place}")
        card.contents.remove(name if name in card.contents else None)
        cards[at] = name
        self._tidy(card)

    def know(self, place: str, names: Iterable[str]) -> None:
        """Learn of cards that they lie at a place, wherever in it they lie."""
        found = list(names)
        for name in found:
            self.take(place, name)
        self.at(place).extend(found)

    def look_through(self, place: str, names: Sequence[str]) -> None:
        """Learn of all cards at a place, but not in which order they lie."""
        self.know(place, names)
        self.shuffle(place)

    # --- cards that go unseen -----------------------------------------------------------------------------------------

    def move(self, source: str, n: int, target: str, last: int = 0) -> None:
        """Move ``n`` cards, of the ``last`` ones if there are any, of which the seat does not see which they are."""
        cards = self.at(source)
        first = len(cards) - last if last else 0
        chosen = n < len(cards) - first or target == DECK  # under the deck it matters which goes first
        if chosen and len({card if isinstance(card, str) else id(card) for card in cards[first:]}) > 1:
            self._mix(source, range(first, len(cards)))
        at = len(cards) - n
        self.at(target).extend(cards[at:])
        del cards[at:]

    def shuffle(self, place: str) -> None:
        """Lose the order in which the cards lie."""
        cards = self.at(place)
        if len({card if isinstance(card, str) else id(card) for card in cards}) > 1:
            self._mix(place, range(len(cards)))

    def _mix(self, place: str, those: Iterable[int]) -> None:
        """Mix some cards of a place, with those that they are mixed with already."""
        cards = self.at(place)
        mixes: list[Mix] = []
        whole = Mix(self._contents([cards[at] for at in those], mixes))
        for at in those:
            cards[at] = whole
        for other in self.places.values() if mixes else ():
            other[:] = [whole if card in mixes else card for card in other]
        self._tidy(whole)

    @staticmethod
    def _contents(cards: Iterable[Card], mixes: list[Mix] | None = None) -> list[str | None]:
        """Return the names of some cards, each mix whole and once; ``mixes`` gathers those that were met."""
        met: list[Mix] = [] if mixes is None else mixes
        names: list[str | None] = []
        for card in cards:
            if not isinstance(card, Mix):
                names.append(card)
            elif card not in met:
                met.append(card)
                names += card.contents
        return names

    def _tidy(self, mix: Mix) -> None:
        """A mix of equal cards is no mix."""
        if len(set(mix.contents)) > 1:
            return
        only = mix.contents[0] if mix.contents else None
        for cards in self.places.values():
            cards[:] = [only if card is mix else card for card in cards]


class Dealer:
    """Deals the cards that a seat has not seen, every way that agrees equally likely."""

    def __init__(self, where: Whereabouts, copies: Mapping[str, int], elsewhere: Iterable[str]) -> None:
        self._places = where.places
        mixes = {id(card): card for cards in where.places.values() for card in cards if isinstance(card, Mix)}
        self._mixes = tuple(mixes.values())
        left = Counter(copies)
        left.subtract(elsewhere)
        left.subtract(name for cards in self._places.values() for name in cards if isinstance(name, str))
        left.subtract(name for mix in self._mixes for name in mix.contents if name is not None)
        self._pool = [name for name in copies for _ in range(left[name])]
        self._plain = {place for place, cards in self._places.items() if not any(cards)}

    def deal(self, dice: Dice) -> dict[str, list[str]]:
        """Return the cards at each place."""
        pool = iter(shuffled(dice, self._pool))
        of_mix: dict[int, list[str]] = {}
        for mix in self._mixes:
            of_mix[id(mix)] = shuffled(dice, [name or next(pool) for name in mix.contents])
        dealt = {}
        for place, cards in self._places.items():
            if place in self._plain:
                dealt[place] = list(islice(pool, len(cards)))
            else:
                dealt[place] = [
                    card if isinstance(card, str) else next(pool) if card is None else of_mix[id(card)].pop()
                    for card in cards
                ]
        return dealt
