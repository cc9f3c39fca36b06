"""The ways a draft can have gone, as far as they matter: what is known is put in its place, the rest is left open.

There is one story for each line, or one for each way in which a Theater can have swapped two characters after it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.event import Event

from .places import HELD, LOOK, Place, Stretch, aside, held
from .silence import silence


@dataclass
class Story:
    """One way the draft can have gone: the line, who holds what of it now, what is known of it."""

    line: list[Place]
    now_at: dict[Place, Place]
    placed: dict[Place, str]
    stretches: list[Stretch]

    def ways(self) -> int:
        """Count the ways in which the characters may lie."""
        return prod(stretch.ways() for stretch in self.stretches)

    def filled(self, dice: Dice) -> dict[Place, str]:
        """Return which character came to each place, every way equally likely."""
        placed = dict(self.placed)
        for stretch in self.stretches:
            stretch.fill(dice, placed)
        return placed


class Stories:
    """What a seat knows of a round's characters; it makes stories of the draft's line."""

    def __init__(
        self, base: State, now: State, seat: str, events: Sequence[Event], looks: Sequence[tuple[str, ...]]
    ) -> None:  # fmt: skip
        self._me, self._looks = seat, looks
        self._cards = [name for name in base.roster.order if name not in base.faceup]
        self._silence = silence(now, seat, events)
        self._swaps = [event.args for event in events if event.what == "characters-swapped"]
        self._held = {other: held(other, player) for other, player in now.players.items()}
        mine = base.players[seat]
        self._known = dict(zip(aside(seat, mine), mine.aside, strict=True))
        for other, player in now.players.items():
            for place, name in zip(self._held[other], player.characters, strict=True):
                if other == seat or name in player.revealed:
                    self._known[place] = name

    def of(self, line: list[Place]) -> Iterator[Story]:
        """Give the stories of a line."""
        if not self._swaps:
            yield self._story(line, {}, {})
        for args in self._swaps:
            owner, other = str(args["seat"]), str(args["other"])
            for here, there in product(self._held[owner], self._held[other]):
                told = {}
                if self._me in (owner, other):
                    told = {here: str(args["by"]), there: str(args["character"])}
                if all(self._known[place] == name for place, name in told.items() if place.seat == self._me):
                    yield self._story(line, {here: there, there: here}, told)

    def _story(self, line: list[Place], now_at: dict[Place, Place], told: dict[Place, str]) -> Story:
        """Return a story: what is certain is placed, the rest is left to the stretches between the looks."""
        placed = {now_at.get(place, place): name for place, name in {**told, **self._known}.items()}
        stretches = [self._stretch(names, places, placed, now_at) for names, places in self._cut(line)]
        return Story(line, now_at, placed, stretches)

    def _cut(self, line: list[Place]) -> Iterator[tuple[list[str], list[Place]]]:
        """Cut the line at the looks of the seat: give the characters and places of each stretch."""
        left = self._cards
        places: list[Place] = []
        looks = iter(self._looks)
        for place in line:
            if place.kind != LOOK:
                places.append(place)
            elif place.seat == self._me:
                seen = next(looks)
                yield [name for name in left if name not in seen], places
                left, places = [name for name in left if name in seen], []
        yield left, places

    def _stretch(
        self, names: list[str], places: list[Place], placed: dict[Place, str], now_at: dict[Place, Place]
    ) -> Stretch:  # fmt: skip
        unheld, victim, barred = self._silence
        taken = {placed[place] for place in places if place in placed}
        left = [name for name in names if name not in taken]
        stretch = Stretch(
            silent=[name for name in left if name in unheld],
            victims=[name for name in left if name == victim],
            free=[name for name in left if name not in unheld and name != victim],
            possible=taken <= set(names),
        )
        for place in places:
            if place in placed:
                continue
            if place.kind != HELD:
                stretch.unheld.append(place)
            elif now_at.get(place, place).seat == barred:
                stretch.barred.append(place)
            else:
                stretch.others.append(place)
        return stretch
