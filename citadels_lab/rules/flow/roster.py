"""A roster: which cards are in the game, and the numbers and citations of its edition."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .moments import ROUND_ENDS, TURN_ENDS, Character, District
from .part import heard, overrides, part_of

if TYPE_CHECKING:
    from citadels_lab.rules.kernel.action import Action
    from citadels_lab.rules.kernel.table import Table

    from .state import State, Turn


@dataclass(frozen=True)
class Cites:
    """The rule ids that the flow itself cites, so that each edition is cited by its own rules."""

    components: str
    deal: str
    crown: str
    faceup: str
    never_faceup: str
    pick: str
    last: str
    last_choice: str
    draft_special: str
    order: str
    reveal: str
    income: str
    discards: str
    build: str
    duplicate: str
    round_end: str
    complete: str
    more_than_full: str
    end: str
    score_costs: str
    score_first: str
    score_others: str
    score_colors: str
    murdered: str
    murdered_shown: str
    protected: str
    city_complete: str
    bank: str = ""
    nothing_left: str = ""
    coin_lost: str = ""
    resume: str = ""
    victim: str = ""
    absent: str = ""
    barred: str = ""
    wall: str = ""
    embellished: str = ""
    income_once: str = ""
    gather_first: str = ""
    deck_empty: str = ""
    substitutes: str = ""


@dataclass(frozen=True)
class Numbers:
    """The numbers of an edition. ``discards_under``: discarded cards go under the deck, else onto a pile.

    ``murdered_shown`` are the ranks that are shown at the end of the round when they were murdered; ``victim_ends``
    says whether the bewitched player's turn has an end at which districts act, ``gives_from_complete`` whether rank 8
    may give a district of the own complete city away.
    """

    size: int = 8
    coins: int = 30
    first_gold: int = 2
    first_cards: int = 4
    income: int = 2
    discards_under: bool = False
    special_color: str = "violet"
    murdered_shown: tuple[int, ...] = tuple(range(1, 10))
    victim_ends: bool = True
    gives_from_complete: bool = False


@dataclass(frozen=True)
class DraftPlan:
    """How characters are drafted: how many lie face up, and the choices in order.

    Each choice is (seats after the crown, what follows): ``""`` nothing, ``"aside"`` the chooser also discards one,
    ``"random"`` one of the rest is discarded unseen. One card is always set aside face down first; ``last_choice``: the
    last player chooses between the last card passed and that one.
    """

    face_up: int
    choices: tuple[tuple[int, str], ...]
    last_choice: bool = False


Token = tuple[str, str]
"""The character on which a token lies, and the seat that laid it."""

Strength = Callable[["State", str], tuple[int, ...]]
"""What decides between players with equal points: the higher the better."""

Acts = dict[str | int, Callable[["Table[State]", "Turn", "Action"], None]]
"""What each verb does."""


class Roster:
    """The cards of one game. Two games with the same set-up share it; it never changes.

    ``changes`` says who was taken out of a preset for this table, and who came in instead.
    """

    def __init__(
        self,
        characters: tuple[Character, ...],
        districts: tuple[District, ...],
        color: Mapping[str, str],
        cost: Mapping[str, int],
        copies: Mapping[str, int],
        numbers: Numbers,
        cites: Cites,
        plan: DraftPlan,
        strength: Strength,
        changes: tuple[tuple[str, str], ...] = (),
    ) -> None:
        ranked = sorted(characters, key=lambda card: card.rank)
        self.characters = {card.name: card for card in ranked}
        self.table = {n: {"color": color[n], "cost": cost[n], "copies": copies[n]} for n in copies}
        self.order = tuple(self.characters)
        self.districts = {card.name: card for card in districts if card.name in copies}
        self.color = color
        self._cards = tuple(name for name, n in copies.items() for _ in range(n))
        self.colors = tuple(dict.fromkeys(color.values()))
        self.cost = cost
        self.copies = copies
        self.of_color = {shade: self._counting_as(shade) for shade in self.colors}
        """The districts that count as a colour for income."""
        self.numbers = numbers
        self.cites = cites
        self.plan = plan
        self.strength = strength
        self.changes = changes
        cards: tuple[Character | District, ...] = (*self.characters.values(), *self.districts.values())
        self.actors = {verb: card for card in cards for verb in card.verbs}
        enders = _in_order(cards, "turn_ends", TURN_ENDS)
        self.turn_enders = tuple((card.name if card.name in self.districts else "", card.turn_ends) for card in enders)
        """What happens at the end of a turn: where its player has a district, or (``""``) at every turn."""
        self.round_enders = tuple(_in_order(self.characters.values(), "round_ends", ROUND_ENDS))
        self.turn_opens = heard(ranked, "turn_opens")
        self.gathered = heard(ranked, "gathered")
        self.paid = heard(ranked, "paid")
        self.built = heard(ranked, "built")
        self.tellers = tuple(card for card in ranked if overrides(card, "facts"))
        self.accounts = tuple(card.account for card in self.characters.values() if card.account)
        self.active = self._those("options")
        self.cheapeners = self._those("off")
        self.repeaters = self._those("allows_duplicate")
        self.twins = bool(self.repeaters) or any(card.repeat_rule for card in ranked)
        """Whether a city may ever hold two districts of one name."""
        self.walls = self._those("surcharge")
        self.savers = self._those("saves")
        self.drafters = self._those("draft_ends")
        self.gatherers = frozenset(
            name
            for name, card in self.districts.items()
            if (card.draws, card.keeps) != (District.draws, District.keeps)
        )
        self.mines = tuple(name for name, card in self.districts.items() if card.coins_more)
        self.longer = tuple(name for name, card in self.districts.items() if card.counts > 1)
        self.kept_back = tuple(name for name, card in self.districts.items() if card.hand_points)
        self.payers = frozenset(self._those("ways"))
        self.own_payers = frozenset(self._those("own_ways"))
        """The districts that pay for others, from the city, and those that pay for themselves, from the hand."""
        self.choosy = frozenset(self._those("bars"))
        own_limit = [name for name, card in self.districts.items() if card.outside_limit]
        self.limitless = bool(own_limit or heard(ranked, "outside_limit"))
        self.city_benders = frozenset((*self.cheapeners, *self.repeaters, *self.payers))
        self.hand_benders = frozenset((*self.own_payers, *self.choosy, *own_limit))
        """The districts that bend what building asks for: of the city, and of the hand."""
        others_back, plain = heard(ranked, "holds_others_back"), not (self.city_benders or self.hand_benders)
        self.parts = {
            card.name: part_of(
                card, self.of_color.get(card.color, frozenset()), others_back, plain and not cites.gather_first
            )
            for card in ranked
        }
        self.later = [tuple(part for part in self.parts.values() if part.rank > rank) for rank in range(10)]
        """The parts that are called after a rank."""
        self.dearest = max(cost[name] for name in copies)
        self.within = [frozenset(name for name in copies if cost[name] <= most) for most in range(self.dearest + 1)]
        """The districts that cost at most so many coins."""
        self.builds: Mapping[str, Action] = {name: ("build", name) for name in copies}
        """The action of building each district in coins, made once."""
        self.acts: Acts = {}
        """What each verb does, filled when the first turn is played (see turn)."""
        self.nameable: dict[tuple[str, Token | None, Token | None], Sequence[Action]] = {}
        """What a power may name while these are murdered and bewitched, kept as it comes up (see powers)."""
        self.crown_hearers = self._those("crown_moved")
        untouchable = [name for name, card in self.districts.items() if card.untouchable]
        self.touchable = [names.difference(untouchable) for names in self.within]
        """The same without those that rank 8 cannot touch."""

    def _those(self, moment: str) -> tuple[str, ...]:
        """Return the districts that act at a moment, so that the others need not be asked."""
        return tuple(name for name, card in self.districts.items() if overrides(card, moment))

    def _counting_as(self, shade: str) -> frozenset[str]:
        any_color = [name for name, card in self.districts.items() if card.any_color_income]
        return frozenset([*(name for name in self.copies if self.color[name] == shade), *any_color])

    def cards(self) -> tuple[str, ...]:
        """Return the district deck, unshuffled."""
        return self._cards


def _in_order(cards: Any, moment: str, order: tuple[str, ...]) -> list[Any]:
    """Return the cards that act at a moment in their declared order; a card without a place in it is a mistake."""
    return sorted((card for card in cards if overrides(card, moment)), key=lambda card: order.index(card.name))
