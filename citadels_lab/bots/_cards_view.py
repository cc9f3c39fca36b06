"""What the greedy bot sees of a table of the card game: the observed facts, read once and put in handy order."""

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, TypeVar

from citadels_lab.bots._lazily import lazily
from citadels_lab.rules.kernel.variant import HIDDEN, Facts

ANY_COLOR = "school-of-magic"
NEAR = 10.0
"""Points behind the strongest opponent at which another one hardly matters."""


K = TypeVar("K")
T = TypeVar("T")


class View:
    """The table from the chair of one seat. It knows only what the facts show; hidden cards are left out."""

    def __init__(self, facts: Facts, me: str, strengths: dict[str, float] | None = None) -> None:
        self.facts, self.me = facts, me
        self._strengths: dict[str, float] = {} if strengths is None else strengths
        """How strong each player looks; all chairs see the same."""
        self.players: dict[str, Any] = facts["players"]
        self.my: dict[str, Any] = self.players[me]
        self.others: list[str] = [seat for seat in facts["seats"] if seat != me]
        self.gold: int = self.my["gold"]
        self.turn: dict[str, Any] = facts["turn"] or {}
        self.known: dict[object, Any] = {}
        """What has been worked out already (see ``once``)."""
        self._cards: dict[str, Any] = facts["districts"]

    @lazily
    def hand(self) -> list[str]:
        """The own hand, as far as it is seen."""
        return [card for card in self.my["hand"] if card != HIDDEN]

    @lazily
    def city(self) -> list[str]:
        """The names of the own districts."""
        return [district["district"] for district in self.my["city"]]

    @lazily
    def factory(self) -> bool:
        """Whether special districts are cheaper for the own city."""
        return "factory" in self.city

    @lazily
    def left(self) -> int:
        """How many districts are missing until the own city is complete."""
        size: int = self.facts["size"]
        return max(0, size - len(self.city))

    def cost(self, district: str) -> int:
        """Return a district's printed cost."""
        cost: int = self._cards[district]["cost"]
        return cost

    def color(self, district: str) -> str:
        """Return a district's colour."""
        color: str = self._cards[district]["color"]
        return color

    def value(self, owner: str, name: str) -> int:
        """Return what a district of a city is worth, the coin on it included."""
        return max(int(own["cost"] + own["coins"]) for own in self.players[owner]["city"] if own["district"] == name)

    @lazily
    def colors(self) -> set[str]:
        """The colours of the own city."""
        return {district["color"] for district in self.my["city"]}

    def of_color(self, color: str) -> int:
        """Count the own districts of a colour, one that counts as any among them."""
        return sum([own["color"] == color or own["district"] == ANY_COLOR for own in self.my["city"]])

    @lazily
    def longest(self) -> int:
        """How many districts the fullest city of the others has."""
        return max(len(self.players[seat]["city"]) for seat in self.others)

    @lazily
    def last_round(self) -> bool:
        """Whether the game ends with this round."""
        return bool(self.facts["completed"])

    @lazily
    def ending(self) -> bool:
        """Whether this may be the last round."""
        return self.last_round or max(self.longest, len(self.city)) >= self.facts["size"] - 1

    @lazily
    def threats(self) -> dict[str, float]:
        """How much each other player stands in the way of winning: 1 the strongest, 0.1 one who is far behind."""
        strong = [self._strength(seat) for seat in self.others]
        best = max(strong)
        return {
            seat: max(0.1, 1 - (best - strength) / NEAR) for seat, strength in zip(self.others, strong, strict=True)
        }

    def _strength(self, seat: str) -> float:
        if seat not in self._strengths:
            player = self.players[seat]
            own = float(player["score"] + len(player["city"]) + 0.5 * player["gold"] + 0.5 * len(player["hand"]))
            self._strengths[seat] = own
        return self._strengths[seat]

    @lazily
    def chairs(self) -> dict[str, "View"]:
        """The same facts from the other chairs; what is hidden from this seat stays hidden."""
        return {seat: View(self.facts, seat, self._strengths) for seat in self.others}


def once(work: Callable[[View], T]) -> Callable[[View], T]:
    """Let a thing be worked out once for a view, however often it is asked for: a view never changes."""

    def known(view: View) -> T:
        found: T | None = view.known.get(work)
        if found is None:
            found = view.known[work] = work(view)
        return found

    return update_wrapper(known, work)


def once_each(work: Callable[[View, K], T]) -> Callable[[View, K], T]:
    """Let a thing be worked out once for a view and each of what else it is asked with, such as a district's name."""

    def known(view: View, what: K) -> T:
        key = (work, what)
        found: T | None = view.known.get(key)
        if found is None:
            found = view.known[key] = work(view, what)
        return found

    return update_wrapper(known, work)
