"""The line of a draft: the places in the order in which they were filled, and who looked at the cards in between.

It follows from what all have seen: whose turn it was to choose, how many cards lie face down, how many are left. A
written position may begin in the middle of a draft; what was filled before comes first, in no order that is known.
"""

from collections.abc import Iterator, Sequence

from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel.event import Event

from .places import ASIDE, DOWN, EARLY, HELD, LOOK, REST, Place, aside, held


def drafting(base: State) -> bool:
    """Whether characters are still being chosen."""
    return base.next in ("pick", "aside")


class Line:
    """The line of a round's draft, as a seat can tell it from the events of the round and its own ``looks``."""

    def __init__(self, base: State, seat: str, events: Sequence[Event], looks: Sequence[tuple[str, ...]]) -> None:
        self._base, self._me = base, seat
        self._plan, self._last = base.roster.plan, len(base.roster.plan.choices) - 1
        self._crown = _crown_at_draft(base, events)
        self._looking = len(looks) > len(base.players[seat].offered)
        self._recorded = sum(len(player.offered) for player in base.players.values())
        self._done = self._last + 1 if self._recorded else 0
        if drafting(base):
            self._done = base.picks + (base.next == "aside")
        at_last = self._plan.last_choice and self._done >= self._last
        self.saw_first = at_last and self._chooser(self._last) == seat
        """Whether the seat chose last, and so has seen the card that was put face down first, or is seeing it."""

    def orders(self) -> Iterator[list[Place]]:
        """Give the line: two of them, where the last player chose between the last card and the first."""
        middle, left = self._choices()
        end = [Place(REST, "", at) for at in range(len(self._base.pool) if drafting(self._base) else left)]
        early = self._early(middle, end)
        if self._looking:
            middle.append(Place(LOOK, self._me, self._done))
        if self.saw_first and self._done == self._last:
            yield [*early[1:], *middle, *end, early[0]]
        elif self.saw_first or not self._plan.last_choice or self._done <= self._last:
            yield [*early, *middle, *end]
        else:
            kept = middle[-1]
            swap = {kept: end[0], end[0]: kept}
            line = [end[0], *early, *middle]
            yield line
            yield [swap.get(place, place) for place in line]

    def _choices(self) -> tuple[list[Place], int]:
        """Return the places of the choices that were made in sight of the log, and how many cards the last one left."""
        base = self._base
        places: list[Place] = []
        looks, asides = dict.fromkeys(base.seats, 0), dict.fromkeys(base.seats, 0)
        left = 0
        for p in range(self._done - self._recorded, self._done):
            seat, then = self._chooser(p), self._plan.choices[p][1]
            player, nth = base.players[seat], looks[seat]
            filled = [Place(HELD, seat, len(player.characters) - len(player.offered) + nth)]
            if then == "random":
                filled.append(Place(DOWN, "", p))
            elif then == "aside" and not (base.next == "aside" and p == self._done - 1):
                filled.append(Place(ASIDE, seat, asides[seat]))
                asides[seat] += 1
            looks[seat] += 1
            places += [Place(LOOK, seat, p), *filled]
            left = len(player.offered[nth]) - len(filled)
        return places, left

    def _early(self, middle: list[Place], end: list[Place]) -> list[Place]:
        """Return the places filled before the first choice, and before the log begins (in a written position)."""
        base = self._base
        later = sum(place.kind in (DOWN, ASIDE) for place in middle) + (0 if drafting(base) else len(end))
        down = [Place(DOWN, EARLY, at) for at in range(len(base.facedown) - later)]
        taken = [place for seat, player in base.players.items() for place in held(seat, player)]
        taken += [place for seat, player in base.players.items() for place in aside(seat, player)]
        return down + [place for place in taken if place not in middle]

    def _chooser(self, p: int) -> str:
        seats = self._base.seats
        return seats[(seats.index(self._crown) + self._plan.choices[p][0]) % len(seats)]


def _crown_at_draft(base: State, events: Sequence[Event]) -> str:
    """Return who had the crown when the characters were dealt: it may have moved since."""
    for event in events:
        if event.what == "round-begins":
            return str(event.args["seat"])
        if event.what == "crown-moved":
            return str(event.args["other"])
    return base.crown
