"""The state of a card game: plain data, copied by hand.

Cards are named by the district (``"temple"``): two Temples are equal, and nothing tells one from the other.
Coins lie in accounts: the bank, the seats, and ``"ana/temple"`` for the coins on the Temples of Ana's city.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from .roster import Roster

WHOLE: Final = "whole"
INCOME: Final = "income"
RESUMED: Final = "resumed"


class Marker(NamedTuple):
    """A marker that lies face down on a character: a "warrant" or a "threat", laid by ``seat``.

    ``real`` tells the one that counts (signed, with the flower); only who laid it knows, until it is ``shown``.
    """

    kind: str
    character: str
    seat: str
    real: bool
    shown: bool = False


@dataclass(slots=True)
class Player:
    """One player's cards. Everything is a tuple, so that a copy shares it.

    ``drawn`` are cards just drawn, of which some will be kept; ``special`` the districts of the city that do something;
    ``embellished`` those with a coin on them; ``offered`` what the player has seen in each choice of this round's
    draft; ``aside`` what it discarded there.
    """

    hand: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    city: tuple[str, ...] = ()
    special: tuple[str, ...] = ()
    embellished: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    revealed: tuple[str, ...] = ()
    offered: tuple[tuple[str, ...], ...] = ()
    aside: tuple[str, ...] = ()

    def copy(self) -> "Player":
        """Return a copy."""
        return Player(
            self.hand, self.drawn, self.city, self.special, self.embellished, self.characters, self.revealed,
            self.offered, self.aside,
        )  # fmt: skip


@dataclass(slots=True)
class Turn:
    """A turn being played. Who decides is not whose power it is; each character has its own (2016.draft.two-turns).

    ``character`` is the power, ``holder`` the player who holds its card, ``seat`` the player who decides, pays and
    builds (the holder, or the Witch). ``kind`` is ``"whole"``, ``"income"`` (income and nothing else) or ``"resumed"``
    (the Witch goes on). ``built`` counts the builds, ``counted`` those within the limit, ``spent`` the coins paid for
    them, ``used`` names the powers and districts that were used.
    """

    character: str
    seat: str
    holder: str
    kind: str = WHOLE
    gathered: bool = False
    built: int = 0
    counted: int = 0
    spent: int = 0
    used: tuple[str, ...] = ()

    def copy(self) -> "Turn":
        """Return a copy."""
        return Turn(
            self.character, self.seat, self.holder, self.kind, self.gathered, self.built, self.counted, self.spent,
            self.used,
        )  # fmt: skip


@dataclass(slots=True)
class State:
    """The whole table. ``next`` names the step to be played.

    ``size`` districts complete a city; ``rank`` is the rank called last; ``open`` are district cards on their way,
    seen by all; ``pool`` are the characters in the hands of the player who chooses, ``picks`` counts the choices
    made; ``tokens`` are the markers on the rank track: kind -> (character, the seat that laid it); ``markers`` those
    that lie face down; ``shielded`` the seats that rank 8 cannot touch this round, ``barred`` those that may not
    build; ``notes`` is what cards must remember, by name; ``under`` the cards that lie under a district;
    ``completed`` the seats with a complete city, first one first.
    """

    roster: Roster = field(compare=False)
    seats: tuple[str, ...]
    chance: int
    gold: dict[str, int]
    players: dict[str, Player]
    deck: tuple[str, ...]
    crown: str
    size: int
    next: str = "open"
    round: int = 0
    rank: int = 0
    discard: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()
    picks: int = 0
    faceup: tuple[str, ...] = ()
    facedown: tuple[str, ...] = ()
    turn: Turn | None = None
    paused: Turn | None = None
    tokens: dict[str, tuple[str, str]] = field(default_factory=dict)
    shielded: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    notes: dict[str, str] = field(default_factory=dict)
    under: dict[str, tuple[str, ...]] = field(default_factory=dict)
    completed: tuple[str, ...] = ()
    over: bool = False
    markers: tuple[Marker, ...] = ()

    def copy(self) -> "State":
        """Return a copy that can be changed without touching this one."""
        return State(
            self.roster, self.seats, self.chance, self.gold.copy(),
            {seat: player.copy() for seat, player in self.players.items()}, self.deck, self.crown, self.size, self.next,
            self.round, self.rank, self.discard, self.open, self.pool, self.picks, self.faceup, self.facedown,
            self.turn and self.turn.copy(), self.paused and self.paused.copy(), self.tokens.copy(), self.shielded,
            self.barred, self.notes.copy(), self.under.copy(), self.completed, self.over,
            self.markers,
        )  # fmt: skip

    def holder(self, character: str) -> str | None:
        """Return the seat that holds a character this round."""
        for seat, player in self.players.items():
            if character in player.characters:
                return seat
        return None

    def holders(self) -> dict[str, str]:
        """Return the seat of each character that is held this round."""
        held = {}
        for seat, player in self.players.items():
            for name in player.characters:
                held[name] = seat
        return held

    def token(self, kind: str) -> str:
        """Return the character that carries a token, or ``""``."""
        return self.tokens[kind][0] if kind in self.tokens else ""

    def marker(self, kind: str, character: str) -> Marker | None:
        """Return the marker of a kind that lies face down on a character."""
        for marker in self.markers:
            if marker.character == character and marker.kind == kind and not marker.shown:
                return marker
        return None

    def carried(self, character: str) -> list[str]:
        """Return the kinds of tokens that a character carries."""
        kinds = []
        for kind, (victim, _) in self.tokens.items():
            if victim == character:
                kinds.append(kind)
        return kinds

    def next_to(self, seat: str) -> tuple[str, str]:
        """Return the seats on the left and on the right."""
        at = self.seats.index(seat)
        return self.seats[(at + 1) % len(self.seats)], self.seats[at - 1]

    def from_crown(self) -> tuple[str, ...]:
        """Return the seats in order, the crown's first."""
        at = self.seats.index(self.crown)
        return self.seats[at:] + self.seats[:at]
