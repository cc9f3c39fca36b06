"""The Dark City: the classic game with other characters of each rank, a ninth rank, and bonus violet districts."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from citadels_lab.rules.characters.abbot import Abbot
from citadels_lab.rules.characters.alchemist import Alchemist
from citadels_lab.rules.characters.architect import DarkArchitect
from citadels_lab.rules.characters.artist import Artist
from citadels_lab.rules.characters.assassin import Assassin
from citadels_lab.rules.characters.bishop import Bishop
from citadels_lab.rules.characters.diplomat import Diplomat
from citadels_lab.rules.characters.emperor import Emperor
from citadels_lab.rules.characters.king import King
from citadels_lab.rules.characters.magician import Magician
from citadels_lab.rules.characters.merchant import DarkMerchant
from citadels_lab.rules.characters.navigator import Navigator
from citadels_lab.rules.characters.queen import Queen
from citadels_lab.rules.characters.tax_collector import TaxCollector
from citadels_lab.rules.characters.thief import Thief
from citadels_lab.rules.characters.warlord import DarkWarlord
from citadels_lab.rules.characters.witch import Witch
from citadels_lab.rules.characters.wizard import Wizard
from citadels_lab.rules.districts.armory import Armory
from citadels_lab.rules.districts.bell_tower import BellTower
from citadels_lab.rules.districts.factory import Factory
from citadels_lab.rules.districts.hospital import Hospital
from citadels_lab.rules.districts.lighthouse import Lighthouse
from citadels_lab.rules.districts.museum import Museum
from citadels_lab.rules.districts.park import Park
from citadels_lab.rules.districts.poor_house import PoorHouse
from citadels_lab.rules.districts.quarry import Quarry
from citadels_lab.rules.districts.throne_room import ThroneRoom
from citadels_lab.rules.flow.game import CardGame, verbs_of
from citadels_lab.rules.flow.roster import Numbers, Roster
from citadels_lab.rules.flow.scoring import costs_then_gold
from citadels_lab.rules.flow.setup import set_up
from citadels_lab.rules.flow.state import State
from citadels_lab.rules.flow.written import from_facts
from citadels_lab.rules.kernel import chance

from . import classic
from .casting import check_bonus, check_cast, draw_cast, free_bonus
from .options import complete, one_of, seats
from .tables import DECKS, deck, draft_plan

CHARACTERS: Final = {
    card.name: card
    for card in (
        Assassin(), Witch(), Thief(), TaxCollector(), Magician(), Wizard(), King(), Emperor(), Bishop(), Abbot(),
        DarkMerchant(), Alchemist(), DarkArchitect(), Navigator(), DarkWarlord(), Diplomat(), Artist(), Queen(),
    )
}  # fmt: skip
"""Every character that can be in the cast: two a rank (dark-city.characters)."""

RANKS: Final = {name: card.rank for name, card in CHARACTERS.items()}

NEW: Final = ("witch", "tax-collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat")
"""The characters of seed 002 with ranks 1 to 8."""

BONUS: Final = (
    Lighthouse(), Armory(), Museum(), Quarry(), PoorHouse(), BellTower(), Factory(), Park(), Hospital(), ThroneRoom(),
)  # fmt: skip
"""The bonus violet districts that no printed deck holds (dark-city.violet)."""

CITES: Final = replace(
    classic.CITES,
    never_faceup="dark-city.rank4-faceup",
    discards="dark-city.discards",
    murdered_shown="dark-city.assassin.reveal",
    coin_lost="dark-city.artist.lost",
    nothing_left="dark-city.end.nothing-left",
    resume="dark-city.witch.resume",
    victim="dark-city.witch.victim",
    absent="dark-city.witch.absent",
    barred="dark-city.navigator",
    embellished="dark-city.artist",
    income_once="dark-city.income.moment",
)

OPTIONS: Final[dict[str, Any]] = {"players": 4, "characters": [], "deck": "seed", "bonus": 3, "bank": "30"}
"""Set-up options and what they are when not given: ``players`` a number from 2 to 8 or a list of seats' names;
``characters`` the cast, one of each rank 1 to 8 and perhaps one of rank 9 (not given: see ``default_cast``);
``deck`` one of DECKS; ``bonus`` how many bonus districts are drawn, or a list of them; ``bank`` "30" or "unlimited"."""


class DarkCity(CardGame):
    """The variant "dark_city"."""

    name = "dark_city"
    options: Mapping[str, Any] = OPTIONS
    verbs = verbs_of(*CHARACTERS.values(), *classic.DISTRICTS["seed"], *BONUS)

    def check(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options complete; raise LabError citing the rule for a set-up that is not possible."""
        checked = complete(self.name, options, OPTIONS)
        checked["players"] = seats(checked["players"], 2, 8, "dark-city.players")
        checked["deck"] = one_of("deck", checked["deck"], DECKS)
        checked["bank"] = one_of("bank", "30" if checked["bank"] == 30 else checked["bank"], classic.BANKS)
        n = len(checked["players"])
        checked["characters"] = check_cast(checked["characters"] or default_cast(n), RANKS, n)
        checked["bonus"] = check_bonus(checked["bonus"], deck(checked["deck"]), checked["characters"])
        return checked

    def draw_cast(self, options: Mapping[str, Any], seed: int) -> list[str]:
        """Return a legal cast for the players of these options, drawn by the seed."""
        players = self.check({"players": options.get("players", OPTIONS["players"])})["players"]
        return draw_cast(RANKS, len(players), chance.Dice(seed))

    def set_up(self, options: Mapping[str, Any], seed: int) -> State:
        """Draw the bonus districts, if that is wanted, and return the table when cards and coins are dealt."""
        names, dice = tuple(options["players"]), chance.start(seed)
        bonus = options["bonus"]
        if isinstance(bonus, int):
            drawn, dice = chance.shuffle(dice, free_bonus(deck(options["deck"]), options["characters"]))
            bonus = drawn[:bonus]
        cards = roster(len(names), tuple(options["characters"]), options["deck"], tuple(sorted(bonus)))
        return set_up(cards, names, dice, options["bank"] == "unlimited")

    def from_facts(self, facts: Mapping[str, Any]) -> State:
        """Return the state of a written position; bonus districts must be listed there."""
        return from_facts(facts, self.check, roster_of)


def default_cast(players: int) -> list[str]:
    """Return the new characters of ranks 1 to 8, and of rank 9 the one that the table can use.

    With two players the King stands for the Emperor; rank 9 is nobody with 2 or 3 players, the Artist with 4, the Queen
    with more.
    """
    cast = [name if players > 2 or name != "emperor" else "king" for name in NEW]
    return cast + ([] if players < 4 else ["artist"] if players == 4 else ["queen"])


def roster_of(options: Mapping[str, Any]) -> Roster:
    """Return the cards for checked options whose bonus districts are listed (a number means none)."""
    bonus = options["bonus"] if isinstance(options["bonus"], list) else []
    return roster(len(options["players"]), tuple(options["characters"]), options["deck"], tuple(sorted(bonus)))


@lru_cache(maxsize=512)
def roster(players: int, cast: tuple[str, ...], printing: str, bonus: tuple[str, ...]) -> Roster:
    """Return the cards of a game with this cast, this deck and these bonus districts."""
    minus = ("graveyard",) if "diplomat" in cast else ()
    cards = deck(printing).plus(bonus, minus)
    return Roster(
        tuple(CHARACTERS[name] for name in cast),
        (*classic.DISTRICTS[printing], *BONUS),
        cards.color,
        cards.cost,
        cards.copies,
        Numbers(discards_under=True),
        replace(CITES, last_choice="dark-city.players") if players == 8 else CITES,
        draft_plan(players, len(cast)),
        costs_then_gold,
    )
