"""The 2016 edition: 27 characters, three a rank, 30 unique districts of which 14 are used, 2 to 8 players."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from citadels_lab.rules.characters.abbot import Abbot2016
from citadels_lab.rules.characters.alchemist import Alchemist2016
from citadels_lab.rules.characters.architect import Architect2016
from citadels_lab.rules.characters.artist import Artist2016
from citadels_lab.rules.characters.assassin import Assassin2016
from citadels_lab.rules.characters.bishop import Bishop2016
from citadels_lab.rules.characters.blackmailer import Blackmailer
from citadels_lab.rules.characters.cardinal import Cardinal
from citadels_lab.rules.characters.diplomat import Diplomat2016
from citadels_lab.rules.characters.emperor import Emperor2016
from citadels_lab.rules.characters.king import King2016
from citadels_lab.rules.characters.magician import Magician2016
from citadels_lab.rules.characters.magistrate import Magistrate
from citadels_lab.rules.characters.marshal import Marshal
from citadels_lab.rules.characters.merchant import Merchant2016
from citadels_lab.rules.characters.navigator import Navigator2016
from citadels_lab.rules.characters.patrician import Patrician
from citadels_lab.rules.characters.queen import Queen2016
from citadels_lab.rules.characters.scholar import Scholar
from citadels_lab.rules.characters.seer import Seer
from citadels_lab.rules.characters.spy import Spy
from citadels_lab.rules.characters.tax_collector import TaxCollector2016
from citadels_lab.rules.characters.thief import Thief2016
from citadels_lab.rules.characters.trader import Trader
from citadels_lab.rules.characters.warlord import Warlord2016
from citadels_lab.rules.characters.witch import Witch2016
from citadels_lab.rules.characters.wizard import Wizard2016
from citadels_lab.rules.flow.game import CardGame, verbs_of
from citadels_lab.rules.flow.roster import Cites, Numbers, Roster
from citadels_lab.rules.flow.scoring import highest_revealed
from citadels_lab.rules.flow.setup import set_up
from citadels_lab.rules.flow.state import State
from citadels_lab.rules.flow.written import from_facts
from citadels_lab.rules.kernel import chance
from citadels_lab.rules.kernel.glance import Glance

from . import casting_2016 as casting
from .districts_2016 import DISTRICTS
from .options import complete, one_of, seats
from .tables import deck_2016, draft_plan, presets, uniques_2016

CHARACTERS: Final = {
    card.name: card
    for card in (
        Assassin2016(), Witch2016(), Magistrate(), Thief2016(), Spy(), Blackmailer(), Magician2016(), Wizard2016(),
        Seer(), King2016(), Emperor2016(), Patrician(), Bishop2016(), Abbot2016(), Cardinal(), Merchant2016(),
        Alchemist2016(), Trader(), Architect2016(), Navigator2016(), Scholar(), Warlord2016(), Diplomat2016(),
        Marshal(), Queen2016(), Artist2016(), TaxCollector2016(),
    )
}  # fmt: skip
"""Every character that can be in the cast: three a rank (2016.components)."""

RANKS: Final = {name: card.rank for name, card in CHARACTERS.items()}

CITES: Final = Cites(
    components="2016.components",
    deal="2016.setup.deal",
    crown="2016.setup.deal",
    faceup="2016.draft.table",
    never_faceup="2016.draft.no-rank4-faceup",
    pick="2016.draft.table",
    last="2016.draft.table",
    last_choice="2016.draft.last-choice",
    draft_special="2016.draft.two",
    order="2016.call.order",
    reveal="2016.call.order",
    income="2016.turn.gather",
    discards="2016.turn.discards",
    build="2016.turn.build",
    duplicate="2016.turn.no-duplicate",
    round_end="2016.round-end.order",
    complete="2016.end.complete",
    more_than_full="2016.end.complete",
    end="2016.end.complete",
    score_costs="2016.score.costs",
    score_first="2016.score.first",
    score_others="2016.score.first",
    score_colors="2016.score.five-types",
    murdered="2016.assassin",
    murdered_shown="2016.round-end.order",
    protected="2016.bishop.protection",
    city_complete="2016.warlord",
    bank="2016.gold.bank",
    nothing_left="2016.end.nothing-left",
    coin_lost="2016.artist",
    resume="2016.witch.victim",
    victim="2016.witch.victim",
    absent="2016.witch.absent",
    wall="2016.great-wall.formula",
    embellished="2016.rank8.embellished",
    income_once="2016.turn.power-moment",
    gather_first="2016.turn.gather-first",
    deck_empty="2016.turn.deck-empty",
    substitutes="2016.presets.substitutes",
)

OPTIONS: Final[dict[str, Any]] = {"players": 4, "preset": "", "characters": [], "uniques": [], "crown": casting.RANDOM}
"""Set-up options and what they are when not given: ``players`` a number from 2 to 8 or a list of seats' names;
``preset`` one of the seven (see data/presets.toml), of which the table uses what is not given below; ``characters``
the cast, one of each rank 1 to 8 and perhaps one of rank 9, or "random"; ``uniques`` a list of 14 unique districts, or
"random"; ``crown`` the seat that starts with it, or "random"."""


class Edition2016(CardGame):
    """The variant "edition_2016"."""

    name = "edition_2016"
    options: Mapping[str, Any] = OPTIONS
    verbs = verbs_of(*CHARACTERS.values(), *DISTRICTS)

    def check(self, options: Mapping[str, Any], written: bool = False) -> dict[str, Any]:
        """Return the options complete; raise LabError citing the rule for a set-up that is not possible."""
        checked = complete(self.name, options, OPTIONS)
        names = checked["players"] = seats(checked["players"], 2, 8, "2016.setup.cast", reserved=("tax", "random"))
        checked["preset"] = casting.check_preset(checked["preset"])
        checked["characters"] = casting.check_cast(checked["characters"], RANKS, len(names))
        checked["uniques"] = casting.check_uniques(checked["uniques"], uniques_2016(), any_number=written)
        checked["crown"] = one_of("crown", checked["crown"], (casting.RANDOM, *names))
        return checked

    def draw_cast(self, options: Mapping[str, Any], seed: int) -> list[str]:
        """Return a legal cast for the players of these options, drawn by the seed."""
        players = self.check({"players": options.get("players", OPTIONS["players"])})["players"]
        return casting.draw_cast(RANKS, len(players), chance.Dice(seed))

    def set_up(self, options: Mapping[str, Any], seed: int) -> State:
        """Draw what is left to chance, and return the table when cards and coins are dealt."""
        names, dice = tuple(options["players"]), chance.start(seed)
        drawn: dict[str, list[str]] = {}
        if options["characters"] == casting.RANDOM:
            drawn["characters"] = casting.draw_cast(RANKS, len(names), chance.Dice(seed))
        if options["uniques"] == casting.RANDOM:
            mixed, dice = chance.shuffle(dice, uniques_2016())
            drawn["uniques"] = sorted(mixed[: casting.UNIQUES])
        cast, uniques, changes = chosen({**options, **drawn})
        state = set_up(roster(len(names), tuple(cast), tuple(uniques), tuple(changes)), names, dice, unlimited=True)
        if options["crown"] != casting.RANDOM:
            state.crown = options["crown"]
        return state

    def from_facts(self, facts: Mapping[str, Any]) -> State:
        """Return the state of a written position: its unique districts are those that it names, if it lists none."""
        given = facts if "uniques" in facts else {**facts, "uniques": named_in(facts)}
        return from_facts(given, lambda options: self.check(options, written=True), roster_of)

    def glance(self, state: State, eyes: Collection[str]) -> Glance:
        """Return the table as data: also which unique districts are in the deck, and what a preset was changed in."""
        seen = super().glance(state, eyes)
        copies, changes = state.roster.copies, state.roster.changes
        seen["uniques"] = [name for name in uniques_2016() if name in copies]
        seen["changes"] = [{"out": out, "instead": instead} for out, instead in changes]
        return seen


def chosen(options: Mapping[str, Any]) -> tuple[list[str], list[str], casting.Changes]:
    """Return the cast and unique districts of checked options, and what was changed in the preset for this table."""
    n = len(options["players"])
    preset = options["preset"] or casting.default_preset(n)
    cast, changes = casting.preset_cast(preset, n)
    if options.get("characters"):
        cast, changes = list(options["characters"]), []
    return cast, list(options.get("uniques") or presets()[preset.replace("_", "-")]["uniques"]), changes


def roster_of(options: Mapping[str, Any]) -> Roster:
    """Return the cards of a written position."""
    cast, _, _ = chosen({name: value for name, value in options.items() if value != casting.RANDOM})
    uniques = options["uniques"] if isinstance(options["uniques"], list) else []
    return roster(len(options["players"]), tuple(cast), tuple(sorted(uniques)), ())


def named_in(facts: Any) -> list[str]:
    """Return the unique districts that stand anywhere in a written position."""
    if isinstance(facts, str):
        return [facts] if facts in uniques_2016() else []
    parts = facts.values() if isinstance(facts, Mapping) else facts if isinstance(facts, (list, tuple)) else ()
    return sorted({name for part in parts for name in named_in(part)})


@lru_cache(maxsize=512)
def roster(
    players: int, cast: tuple[str, ...], uniques: tuple[str, ...], changes: tuple[tuple[str, str], ...]
) -> Roster:  # fmt: skip
    """Return the cards of a game with this cast and these unique districts."""
    cards = deck_2016(uniques)
    return Roster(
        tuple(CHARACTERS[name] for name in cast),
        DISTRICTS,
        cards.color,
        cards.cost,
        cards.copies,
        numbers(players),
        cites(players),
        draft_plan(players, len(cast)),
        highest_revealed,
        changes,
    )


def numbers(players: int) -> Numbers:
    """Return the numbers: a city is complete with eight districts for two or three players, with seven for more."""
    return Numbers(
        size=8 if players < 4 else 7,
        discards_under=True,
        special_color="unique",
        murdered_shown=(4,),
        victim_ends=False,
        gives_from_complete=True,
    )


def cites(players: int) -> Cites:
    """Return the rule ids for so many players, whose drafts differ."""
    if players > 3:
        return CITES
    draft = "2016.draft.two" if players == 2 else "2016.draft.three"
    unseen = "2016.draft.three.unseen" if players == 3 else draft
    return replace(CITES, faceup=draft, pick=draft, last=draft, draft_special=unseen)
