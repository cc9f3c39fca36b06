"""The moments at which a character or a district may act. A card overrides those it needs, and no other.

Order of one round, with the moments in capitals:

    the draft -> DRAFT_ENDS -> rank by rank: called -> TURN_OPENS (of any card, if it has a token) -> SHOWN -> BEGINS
    -> the turn's menu, until "end": OPTIONS, REFUSED, ACT; GATHERED after the income; PRICE, PAID, BUILT while building
    -> TURN_ENDS -> the next rank -> the murdered character is shown: SHOWN_MURDERED -> ROUND_ENDS

In its menu a turn is free in its order (classic.turn.any-order); only the income is owed, never a build
(classic.turn.income.two-mandatory). Whatever several cards do at one moment happens in the
order of the lists below, and nowhere else is an order decided.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from citadels_lab.rules.kernel.action import Action, Verbs
    from citadels_lab.rules.kernel.reason import Reason
    from citadels_lab.rules.kernel.table import Table

    from .state import State, Turn
    from .ways import Way

TURN_ENDS: Final = ("warlord", "diplomat", "marshal", "tax-collector", "poor-house", "alchemist", "park")
"""At the end of a turn: rank 8's power, the tax, Poor House, the refund, Park (dark-city.turn-end.order)."""

ROUND_ENDS: Final = ("queen", "tax-collector")
"""At the end of a round, after the murdered character was shown and the crown has moved (classic.round.end.order)."""


class Character:
    """A character: what its card lets a player do. ``me`` is always ``turn.seat``, who decides and pays."""

    name: str
    rank: int
    rule: str
    """The id of the rule that an event of this power cites."""
    verbs: "Verbs" = {}
    """The verbs of its actions, each with the names of its arguments."""
    notes: "Mapping[str, str]" = {}
    """What it remembers in ``state.notes``, by name: a "seat", a "round", or a word."""
    token: str = ""
    """The token that it lays on a character of the rank track, such as "murdered" ("" for none)."""
    marker: str = ""
    """The markers that it lays face down on characters, such as "warrant" ("" for none)."""
    shows_blanks: bool = False
    """Whether its markers that do not count may be turned over too."""
    account: str = ""
    """The account of the coins that lie on its token ("" for none)."""
    color: str = ""
    """The colour of which each district gives a coin, once a turn ("" for none)."""
    color_rule: str = ""
    color_gain: str = "gold"
    """What each district of the colour gives: "gold" or "cards"."""
    builds: int = 1
    """How many districts may be built in its turn."""
    builds_rule: str = ""
    repeat_rule: str = ""
    """The rule by which its player may build districts that the city holds already ("" where that is not allowed)."""
    never_face_up: bool = False
    """Whether the draft never leaves it face up."""

    def turn_opens(self, table: "Table[State]", turn: "Turn") -> None:
        """The turn of a character that carries a token opens, before anything else in it; asked of every card of the
        game (Thief)."""

    def shown(self, table: "Table[State]", holder: str) -> None:
        """Its holder has shown it, bewitched or not (the King takes the crown)."""

    def begins(self, table: "Table[State]", turn: "Turn") -> None:
        """Its power begins, for its holder or for the Witch (the Bishop protects)."""

    def options(self, state: "State", turn: "Turn") -> "Sequence[Action]":
        """In its turn: what its player may do now."""
        return ()

    def refused(self, state: "State", turn: "Turn") -> "Iterable[tuple[Action, Reason]]":
        """In its turn: what its player may not do now, and why."""
        return ()

    def about(self, state: "State", turn: "Turn", action: "Action") -> "Mapping[str, object]":
        """Facts that help to choose, such as a price."""
        return {}

    def act(self, table: "Table[State]", turn: "Turn", action: "Action") -> None:
        """Carry out one of its options."""

    def gathered(self, table: "Table[State]", turn: "Turn") -> None:
        """Some character's player has taken income; called for every card in the game."""

    def owed(self, state: "State", turn: "Turn") -> "Reason | None":
        """Why its turn may not end yet, if it may not."""
        return None

    def holds_back(self, state: "State", turn: "Turn") -> "Reason | None":
        """In its turn: why its player may do nothing but take income, or use its power, for now (Witch)."""
        return None

    def holds_others_back(self, state: "State", turn: "Turn") -> "Reason | None":
        """Why some player may do nothing but take income for now; called for every card in the game (Blackmailer)."""
        return None

    def outside_limit(self, state: "State", district: str) -> bool:
        """In its turn: whether building a district does not count against the limit."""
        return False

    def paid(self, table: "Table[State]", turn: "Turn", district: str, cost: int) -> bool:
        """Some player has paid for a district, in coins or cards, and it lies open; called for every card of the game.

        True: the card took it. Not called for a build that a destroyed district pays for.
        """
        return False

    def taken_rule(self, state: "State", turn: "Turn") -> str:
        """The rule by which a build of this turn that the card took counts against the limit; "" if it took none."""
        return ""

    def built(self, table: "Table[State]", seat: str, character: str, district: str) -> None:
        """Some player has built a district as a character; called for every card in the game (Tax Collector)."""

    def turn_ends(self, table: "Table[State]", turn: "Turn") -> None:
        """Some character's turn ends; called for every card in the game in the order of TURN_ENDS."""

    def shown_murdered(self, table: "Table[State]", holder: str) -> None:
        """It was murdered, and its holder shows it at the end of the round (the King's heir)."""

    def round_ends(self, table: "Table[State]") -> None:
        """The round ends; called for every card in the game in the order of ROUND_ENDS."""

    def barred(self, state: "State") -> "Mapping[str, Reason]":
        """Characters that it may not name, or on which it may lay nothing, and why not.

        That follows from the murdered and the bewitched character alone.
        """
        return {}

    def leaves(self, state: "State", holder: str, seat: str) -> None:
        """In a written position, long after its turn: what is left of it, as ``seat`` played the ``holder``'s card."""

    def facts(self, state: "State", eyes: "Collection[str]") -> "dict[str, Any]":
        """What it adds to the table as data, as those eyes see it."""
        return {}

    def read(self, state: "State", facts: "Mapping[str, Any]") -> tuple[str, ...]:
        """Read from a written position what it adds to it, and return the keys it knows."""
        return ()


class District:
    """A district that does something; ``owner`` is the player in whose city it stands.

    What it lets its owner do is offered in the owner's own turn, and never owed (2016.unique.optional).
    """

    name: str
    rule: str
    verbs: "Verbs" = {}
    notes: "Mapping[str, str]" = {}
    """What it remembers in ``state.notes``, by name: a "seat", a "round", or a word."""
    holds_cards: bool = False
    """Whether cards may lie under it (Museum)."""
    sooner: int = 0
    """How many districts complete a city once it has announced so (Bell Tower; 0 for nothing)."""
    draws: int = 2
    """How many cards its owner draws as income."""
    keeps: int = 1
    """How many of them its owner keeps."""
    any_color_income: bool = False
    """Whether it counts as any one colour for income by colour."""
    any_color_at_end: bool = False
    """Whether it counts as any one colour at the end (see ``changes_color``)."""
    untouchable: bool = False
    """Whether rank 8 cannot use its power on it."""
    gathers_when_murdered: bool = False
    """Whether its owner, murdered, still takes income."""
    outside_limit: bool = False
    """Whether building it does not count against the limit of the turn."""
    coins_more: int = 0
    """How many coins more its owner takes as income (Gold Mine)."""
    counts: int = 1
    """As how many districts it counts towards completing its city (Monument)."""
    twins: int = 0
    """How many districts of a city may be duplicates at one time because of it (Quarry)."""
    hand_points: int = 0
    """Points for it in a hand, where it is shown at the end (Secret Vault)."""

    def draft_ends(self, table: "Table[State]", owner: str) -> None:
        """All have chosen their characters, and none was called yet (Theater)."""

    def options(self, state: "State", turn: "Turn") -> "Sequence[Action]":
        """In its owner's turn: what it lets its owner do now."""
        return ()

    def refused(self, state: "State", turn: "Turn") -> "Iterable[tuple[Action, Reason]]":
        """In its owner's turn: what it does not let its owner do now, and why."""
        return ()

    def about(self, state: "State", turn: "Turn", action: "Action") -> "Mapping[str, object]":
        """Facts that help to choose."""
        return {}

    def act(self, table: "Table[State]", turn: "Turn", action: "Action") -> None:
        """Carry out one of its options."""

    def off(self, state: "State", district: str) -> int:
        """How many coins less its owner pays to build a district (Factory)."""
        return 0

    def allows_duplicate(self, state: "State", owner: str, given: str = "") -> bool:
        """Whether its owner may add a district that the city holds already, when ``given`` leaves it (Quarry)."""
        return False

    def own_ways(self, state: "State", seat: str) -> "Sequence[Way]":
        """Return the ways to pay for it, when it is to be built, beside coins alone (Necropolis, Thieves' Den)."""
        return ()

    def ways(self, state: "State", seat: str, district: str) -> "Sequence[Way]":
        """Return the ways to pay for another district beside coins alone that its owner has by it (Framework)."""
        return ()

    def bars(self, seat: str, city: "Sequence[str]") -> "Reason | None":
        """Return why it may not be built into a player's city of these districts (Monument, Secret Vault)."""
        return None

    def surcharge(self, district: str) -> int:
        """How many coins more rank 8 pays to use its power on a district of the same city (Great Wall)."""
        return 0

    def built(self, table: "Table[State]", owner: str) -> None:
        """It was built (Lighthouse, Bell Tower)."""

    def lost(self, table: "Table[State]", owner: str, other: str | None) -> None:
        """It left its owner's city, for ``other``'s or (None) destroyed (Bell Tower, Museum)."""

    def saves(self, table: "Table[State]", owner: str, destroyer: str, district: str) -> bool:
        """Rank 8 has destroyed a district of any city: whether its owner takes the card (Graveyard)."""
        return False

    def crown_moved(self, table: "Table[State]", owner: str) -> None:
        """The crown has a new holder (Throne Room)."""

    def turn_ends(self, table: "Table[State]", turn: "Turn") -> None:
        """Its owner's turn ends; in the order of TURN_ENDS (Poor House, Park)."""

    def changes_color(self, state: "State") -> bool:
        """Whether it may count as another colour at the end."""
        return self.any_color_at_end

    def points(self, state: "State", owner: str, colors: "Sequence[str]") -> int:
        """Points beyond its cost; ``colors`` are what the city's districts count as at the end."""
        return 0
