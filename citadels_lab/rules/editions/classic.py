"""The classic game: eight characters, 30 coins, and one of four printed decks."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from citadels_lab.rules.characters.architect import Architect
from citadels_lab.rules.characters.assassin import Assassin
from citadels_lab.rules.characters.bishop import Bishop
from citadels_lab.rules.characters.king import King
from citadels_lab.rules.characters.magician import Magician
from citadels_lab.rules.characters.merchant import Merchant
from citadels_lab.rules.characters.thief import Thief
from citadels_lab.rules.characters.warlord import Warlord
from citadels_lab.rules.districts.dragon_gate import DragonGate
from citadels_lab.rules.districts.graveyard import Graveyard
from citadels_lab.rules.districts.great_wall import GreatWall
from citadels_lab.rules.districts.haunted_city import HauntedCity, OldHauntedCity
from citadels_lab.rules.districts.imperial_treasury import ImperialTreasury
from citadels_lab.rules.districts.keep import Keep
from citadels_lab.rules.districts.laboratory import Laboratory, OldLaboratory
from citadels_lab.rules.districts.library import Library
from citadels_lab.rules.districts.map_room import MapRoom
from citadels_lab.rules.districts.observatory import Observatory
from citadels_lab.rules.districts.school_of_magic import SchoolOfMagic
from citadels_lab.rules.districts.smithy import OldSmithy, Smithy
from citadels_lab.rules.districts.university import University
from citadels_lab.rules.districts.wishing_well import WishingWell
from citadels_lab.rules.flow.game import CardGame, verbs_of
from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.roster import Cites, Numbers, Roster
from citadels_lab.rules.flow.scoring import costs_then_gold
from citadels_lab.rules.flow.setup import set_up
from citadels_lab.rules.flow.state import State
from citadels_lab.rules.flow.written import from_facts
from citadels_lab.rules.kernel import chance

from .options import complete, one_of, seats
from .tables import DECKS, deck, draft_plan

CHARACTERS: Final = (Assassin(), Thief(), Magician(), King(), Bishop(), Merchant(), Architect(), Warlord())

ALIKE: Final[tuple[District, ...]] = (
    DragonGate(), Graveyard(), GreatWall(), ImperialTreasury(), Keep(), Library(), MapRoom(), Observatory(),
    SchoolOfMagic(), University(), WishingWell(),
)  # fmt: skip
"""The violet districts that do the same in every deck."""

DISTRICTS: Final[Mapping[str, tuple[District, ...]]] = {
    "seed": (*ALIKE, HauntedCity(), Laboratory(), Smithy()),
    "classic68": (*ALIKE, HauntedCity(), Laboratory(), Smithy()),
    "ffg66": (*ALIKE, OldHauntedCity(), OldLaboratory(), Smithy()),
    "original65": (*ALIKE, OldHauntedCity(), OldLaboratory(), OldSmithy()),
}
"""The districts that do something, by deck: the texts of three differ from printing to printing."""

CITES: Final = Cites(
    components="classic.components",
    deal="classic.setup.deal",
    crown="classic.setup.crown",
    faceup="classic.draft.faceup",
    never_faceup="classic.draft.no-king-faceup",
    pick="classic.draft.pick",
    last="classic.draft.last",
    last_choice="classic.draft.seven",
    draft_special="classic.players",
    order="classic.call.order",
    reveal="classic.call.reveal",
    income="classic.turn.income",
    discards="classic.turn.discard-pile",
    build="classic.build.one",
    duplicate="classic.build.no-duplicate",
    round_end="classic.round.end",
    complete="classic.end.trigger",
    more_than_full="classic.end.more-than-eight",
    end="classic.end.trigger",
    score_costs="classic.score.costs",
    score_first="classic.score.first",
    score_others="classic.score.others",
    score_colors="classic.score.five-colors",
    murdered="classic.assassin",
    murdered_shown="classic.assassin.reveal",
    protected="classic.bishop.protected",
    city_complete="classic.warlord.not-complete",
    bank="classic.gold.bank-limit",
)

OPTIONS: Final[dict[str, Any]] = {"players": 4, "deck": "seed", "bank": "30"}
"""Set-up options and what they are when not given: ``players`` a number from 2 to 7 or a list of seats' names, ``deck``
one of DECKS (classic.deck), ``bank`` "30" or "unlimited" (classic.gold.bank-limit)."""

BANKS: Final = ("30", "unlimited")


class Classic(CardGame):
    """The variant "classic"."""

    name = "classic"
    options: Mapping[str, Any] = OPTIONS
    verbs = verbs_of(*CHARACTERS, *DISTRICTS["seed"])

    def check(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options complete, the players as a list of seats; raise LabError for one that is not possible."""
        checked = complete(self.name, options, OPTIONS)
        checked["players"] = seats(checked["players"], 2, 7, "classic.players")
        checked["deck"] = one_of("deck", checked["deck"], DECKS)
        checked["bank"] = one_of("bank", "30" if checked["bank"] == 30 else checked["bank"], BANKS)
        return checked

    def set_up(self, options: Mapping[str, Any], seed: int) -> State:
        """Return the table when cards and coins are dealt."""
        names = tuple(options["players"])
        return set_up(roster(len(names), options["deck"]), names, chance.start(seed), options["bank"] == "unlimited")

    def from_facts(self, facts: Mapping[str, Any]) -> State:
        """Return the state of a written position."""
        return from_facts(facts, self.check, lambda options: roster(len(options["players"]), options["deck"]))


@cache
def roster(players: int, printing: str) -> Roster:
    """Return the cards of the classic game for so many players with a printed deck."""
    cards = deck(printing)
    plan = draft_plan(players, len(CHARACTERS))
    return Roster(
        CHARACTERS, DISTRICTS[printing], cards.color, cards.cost, cards.copies, Numbers(), CITES, plan, costs_then_gold
    )  # fmt: skip
