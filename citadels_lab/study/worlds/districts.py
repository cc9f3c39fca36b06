"""District cards as a seat has seen them go: its log is read once, and what it tells of them is noted."""

from collections.abc import Mapping, Sequence
from typing import Final

from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel.event import Event

from .told import how_many, names_of
from .whereabouts import DECK, DISCARD, Whereabouts, hand, under


class Reader:
    """Reads a seat's log, and tells its whereabouts what it says of district cards."""

    def __init__(self, where: Whereabouts, state: State, seat: str) -> None:
        self._where = where
        self._me = seat
        self._away = DECK if state.roster.numbers.discards_under else DISCARD
        self._drawn: tuple[str, ...] = ()
        self._n_drawn = 0

    def read(self, events: Sequence[Event]) -> None:
        """Read the log, in its order."""
        for at, event in enumerate(events):
            method = HEARD.get(event.what)
            if method:
                method(self, event.args, events, at)

    def _drew(self, args: Mapping[str, object], events: Sequence[Event], at: int) -> None:
        seat, n = str(args["seat"]), how_many(args["n"])
        self._n_drawn = n
        if seat != self._me:
            deck = self._where.at(DECK)
            self._where.at(hand(seat)).extend(deck[:n])
            del deck[:n]
            return
        self._drawn = names_of(args["districts"])
        for name in self._drawn:
            self._where.see(DECK, 0, name)
            del self._where.at(DECK)[0]

    def _reshuffled(self, args: Mapping[str, object], events: Sequence[Event], at: int) -> None:
        self._where.shuffle(DISCARD)
        self._where.at(DECK).extend(self._where.at(DISCARD))
        self._where.at(DISCARD).clear()

    def _put_away(self, args: Mapping[str, object], events: Sequence[Event], at: int) -> None:
        """Cards that are drawn and not kept are some of those drawn; else they come out of the whole hand."""
        seat = str(args["seat"])
        if seat == self._me:
            self._where.at(self._away).extend(names_of(args["districts"]))
        else:
            n, kept = how_many(args["n"]), events[at - 1] if at else None
            income = kept and kept.what == "kept-cards" and how_many(kept.args["n"]) + n == self._n_drawn
            self._where.move(hand(seat), n, self._away, last=self._n_drawn if income else 0)

    def _redrew(self, args: Mapping[str, object], events: Sequence[Event], at: int) -> None:
        seat = str(args["seat"])
        if seat == self._me:
            self._where.at(DECK).extend(names_of(args["districts"]))
        else:
            self._where.move(hand(seat), how_many(args["n"]), DECK)

    def _studied(self, args: Mapping[str, object], events: Sequence[Event], at: int) -> None:
        seat = str(args["seat"])
        if seat == self._me:
            back = list(self._drawn)
            back.remove(names_of(args["districts"])[0])
            self._where.at(DECK).extend(back)
        else:
            self._where.move(hand(seat), how_many(args["n"]), DECK, last=self._n_drawn)
        self._where.shuffle(DECK)

    def _searched(self, args: Mapping[str, object], events: Sequence[Event], at: int) -> None:
        """Who looks through the deck knows it from now on, but not the order after the shuffle."""
        seat, fetched = str(args["seat"]), events[at].what == "fetched"
        if seat == self._me:
            if fetched:
                self._where.take(DECK, str(args["district"]))
            self._where.look_through(DECK, names_of(args["districts"]))
        else:
            self._where.shuffle(DECK)
            if fetched:
                self._where.at(hand(seat)).append(self._where.at(DECK).pop())

    def _passed(self, args: Mapping[str, object], events: Sequence[Event], at: int) -> None:
        """One card goes from hand to hand: shown to both players, hidden from the others."""
        giver, taker = str(args["seat"]), str(args["other"])
        if events[at].what == "took-card":
            giver, taker = taker, giver
        if giver == self._me:
            self._where.at(hand(taker)).append(str(args["district"]))
        elif taker == self._me:
            self._where.take(hand(giver), str(args["district"]))
        else:
            self._where.move(hand(giver), 1, hand(taker))

    def _swapped(self, args: Mapping[str, object], events: Sequence[Event], at: int) -> None:
        seat, other = str(args["seat"]), str(args["other"])
        if self._me in (seat, other):
            mine, theirs = names_of(args["districts"]), names_of(args["others"])
            if self._me == other:
                mine, theirs, other = theirs, mine, seat
            for name in mine:
                self._where.take(hand(other), name)
            self._where.at(hand(other)).extend(theirs)
            return
        places = self._where.places
        places[hand(seat)], places[hand(other)] = self._where.at(hand(other)), self._where.at(hand(seat))

    def _looked(self, args: Mapping[str, object], events: Sequence[Event], at: int) -> None:
        if args["seat"] == self._me:
            self._where.know(hand(str(args["other"])), names_of(args["districts"]))

    def _exhibited(self, args: Mapping[str, object], events: Sequence[Event], at: int) -> None:
        seat = str(args["seat"])
        if seat == self._me:
            self._where.at(under(MUSEUM)).append(str(args["district"]))
        else:
            self._where.move(hand(seat), 1, under(MUSEUM))

    def _built(self, args: Mapping[str, object], events: Sequence[Event], at: int) -> None:
        """A district comes out of a hand; one that is confiscated out of its builder's."""
        seat = str(args["other" if events[at].what == "confiscated" else "seat"])
        if seat != self._me:
            self._where.take(hand(seat), str(args["district"]))

    def _shown(self, args: Mapping[str, object], events: Sequence[Event], at: int) -> None:
        if args["seat"] != self._me:
            self._where.know(hand(str(args["seat"])), (str(args["district"]),))

    def _destroyed(self, args: Mapping[str, object], events: Sequence[Event], at: int) -> None:
        """A district is discarded, the cards under it before it, unless a Graveyard saves it."""
        gone = [str(args["district"])]
        if events[at].what in ARMORY:
            gone.append("armory")
        if MUSEUM in gone:
            self._where.at(self._away).extend(self._where.places.pop(under(MUSEUM), ()))
        keeper = _recovered(events, at)
        if keeper is None:
            self._where.at(self._away).extend(gone)
        elif keeper != self._me:
            self._where.at(hand(keeper)).extend(gone)


MUSEUM: Final = "museum"
ARMORY: Final = ("blown-up", "armory-used")

HEARD: Final = {
    "drew-cards": Reader._drew,
    "reshuffled": Reader._reshuffled,
    "put-away": Reader._put_away,
    "redrew": Reader._redrew,
    "studied": Reader._studied,
    "fetched": Reader._searched,
    "searched": Reader._searched,
    "took-card": Reader._passed,
    "gave-card": Reader._passed,
    "hands-swapped": Reader._swapped,
    "looked": Reader._looked,
    "spied": Reader._looked,
    "exhibited": Reader._exhibited,
    "built-district": Reader._built,
    "confiscated": Reader._built,
    "shown-at-end": Reader._shown,
    "destroyed": Reader._destroyed,
    "destroyed-to-build": Reader._destroyed,
    **dict.fromkeys(ARMORY, Reader._destroyed),
}
"""The events that tell where district cards go. A card that tells of more belongs here."""


def _recovered(events: Sequence[Event], at: int) -> str | None:
    """Return who saved the district that an event tells the end of, if anybody did."""
    for event in events[at + 1 :]:
        if event.what == "recovered":
            return str(event.args["seat"])
        if event.what not in ("gold", "announcement-lapsed"):
            break
    return None
