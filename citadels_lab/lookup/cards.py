"""Which cards each game has, what is printed on them, and which rules and scenarios are about a card."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import citadels_lab as lab
from citadels_lab.rules.catalogue import Rule, rules
from citadels_lab.rules.catalogue.lookup import INHERITS
from citadels_lab.rules.editions import dark_city, duel, edition_2016
from citadels_lab.rules.editions.tables import Deck, deck, deck_2016, uniques_2016
from citadels_lab.rules.editions.variants import variants
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.scenarios import Scenario, library
from citadels_lab.scenarios.coverage import citations

ALIASES: Final = tomllib.loads((Path(__file__).parent / "aliases.toml").read_text(encoding="utf-8"))

PLAIN: Final = {
    "duel": "duel.build.source", "classic": "classic.build.one", "dark_city": "classic.build.one",
    "edition_2016": "2016.turn.build",
}  # fmt: skip
"""The rule on the page of a card without a rule of its own: how it is built."""

CHARACTER, DISTRICT, TILE = "character", "district", "tile"


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a variant: a ``character`` with its rank, or a ``district`` (in Duel a ``tile``) with what it costs."""

    variant: str
    id: str
    kind: str
    rank: int = 0
    color: str = ""
    cost: int = 0
    copies: int = 1

    @property
    def key(self) -> str:
        """How an address names the card: ``edition_2016/magistrate``."""
        return f"{self.variant}/{self.id}"

    @property
    def alias(self) -> str:
        """The name on the printed French card where it is another; "" where it is not."""
        return str(ALIASES.get(self.variant, {}).get(self.id, ""))


@cache
def cards(variant: str) -> dict[str, Card]:
    """Return all cards of a variant by id: the characters by rank, then the districts; none for an unknown variant."""
    found = {"duel": _duel, "classic": _classic, "dark_city": _dark_city, "edition_2016": _edition_2016}.get(variant)
    return {card.id: card for card in found()} if found and variant in variants() else {}


def card(key: object) -> Card:
    """Return the card that a key such as ``classic/king`` names; raise LabError when there is none."""
    variant, _, id = str(key).partition("/")
    known = cards(variant.replace("-", "_"))
    found = known.get(id.replace("_", "-"))
    if found is None:
        raise LabError("no-such-card", given=shown(key))
    return found


@cache
def rules_of(card: Card) -> tuple[Rule, ...]:
    """Return the rules of a card: those named after it, then those that its own file of the program cites."""
    known = rules(card.variant, inherited=True)
    file = f"/{card.id.replace('-', '_')}.py"
    cited = {id for id, paths in citations().items() if any(f"/{path}".endswith(file) for path in paths)}
    named = tuple(rule for rule in known if card.id in rule.id.split("."))
    also = tuple(rule for rule in known if rule.id in cited and rule not in named)
    return named + also or tuple(rule for rule in known if rule.id == PLAIN[card.variant])


@cache
def scenarios_of(card: Card) -> tuple[Scenario, ...]:
    """Return the scenarios that show the card's rules, those first that show most of them and tell most."""
    named = {rule.id for rule in rules_of(card) if card.id in rule.id.split(".")}
    wanted = named or {rule.id for rule in rules_of(card)}
    found = [scenario for variant in _shelves(card.variant) for scenario in library(variant)]
    about = [scenario for scenario in found if wanted & set(scenario.rules)]
    return tuple(sorted(about, key=lambda one: (-len(wanted & set(one.rules)), -_told(one), one.name)))


def _told(scenario: Scenario) -> int:
    return bool(scenario.note("en")) + sum(bool(step.note("en")) for step in scenario.steps)


def _shelves(variant: str) -> tuple[str, ...]:
    return (variant, INHERITS[variant]) if variant in INHERITS else (variant,)


def get_ready() -> None:
    """Read all scenarios and the program's citations, which takes a while, before a page is asked for."""
    for variant in variants():
        for one in cards(variant).values():
            rules_of(one)
            scenarios_of(one)


def _duel() -> Iterator[Card]:
    yield from (Card("duel", name, CHARACTER, rank) for rank, name in enumerate(duel.ROSTER.characters, start=1))
    for name, entry in lab.new_game("duel").facts()["tiles"].items():
        yield Card("duel", name, TILE, color=str(entry["color"]), cost=int(entry["cost"]))


def _classic() -> Iterator[Card]:
    facts = lab.new_game("classic").facts()
    yield from (Card("classic", name, CHARACTER, rank) for name, rank in facts["cast"].items())
    for name, entry in facts["districts"].items():
        yield Card("classic", name, DISTRICT, 0, entry["color"], entry["cost"], entry["copies"])


def _dark_city() -> Iterator[Card]:
    own = deck("seed")
    yield from _all("dark_city", dark_city.RANKS, own.plus(tuple(own.bonus)))


def _edition_2016() -> Iterator[Card]:
    yield from _all("edition_2016", edition_2016.RANKS, deck_2016(uniques_2016()))


def _all(variant: str, ranks: Mapping[str, int], printed: Deck) -> Iterator[Card]:
    by_rank = sorted(ranks, key=lambda name: ranks[name])
    yield from (Card(variant, name, CHARACTER, ranks[name]) for name in by_rank)
    for name, copies in printed.copies.items():
        yield Card(variant, name, DISTRICT, 0, printed.color[name], printed.cost[name], copies)
