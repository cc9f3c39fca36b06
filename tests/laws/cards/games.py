"""Games of the card game for the laws: every variant, any number of players, any deck, cast and special districts."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import citadels_lab as lab
from citadels_lab.rules.editions.edition_2016 import RANKS
from citadels_lab.rules.editions.tables import presets, uniques_2016
from citadels_lab.rules.kernel.action import PASS, Action
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.position import Position

LONGEST = 1500
"""A walk is cut here: players who hardly build play long."""

DECKS = ("seed", "classic68", "ffg66", "original65")
BANKS = ("30", "unlimited")
NAMES = ("Ute", "moi", "zoé", "x-1", "Ωmega", "b_b", "K", "très-longue-place-1")

CLASSIC = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
NEW = ("witch", "tax-collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat")
BONUS = (
    "armory", "bell-tower", "factory", "imperial-treasury", "lighthouse", "map-room", "museum", "park", "poor-house",
    "quarry", "throne-room", "wishing-well", "hospital",
)  # fmt: skip
IN_DECK = {
    "seed": ("imperial-treasury", "map-room", "wishing-well"),
    "classic68": ("imperial-treasury", "map-room"),
    "ffg66": (),
    "original65": (),
}
"""The bonus districts that a printed deck holds already (RULINGS 2.1 and 2.2)."""

PRESETS = tuple(name.replace("-", "_") for name in presets())
UNIQUES = uniques_2016()

ATTACKS = (
    "murder", "bewitch", "rob", "swap", "look", "destroy", "exchange", "armory", "build-taken", "recover", "warrant",
    "confiscate", "threaten", "reveal", "seize", "spy-on", "foresee", "theater", "borrow",
)  # fmt: skip
"""What a spiteful player likes."""
CARDS = ("gather cards", "extra-cards", "voyage cards", "smithy", "redraw", "take-card", "fetch", "study", "foresee")
"""What a collector of cards likes."""


@dataclass(frozen=True)
class Game:
    """One game to be played: how it is set up, and how everybody chooses."""

    variant: str
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    style: str = "random"
    dice: int = 0

    @property
    def modern(self) -> bool:
        """Whether it is a game of the 2016 edition."""
        return self.variant == "edition_2016"

    @property
    def cast(self) -> list[str]:
        """The characters of the game."""
        return list(self.first().facts()["cast"])

    def first(self) -> Position[Any]:
        return lab.new_game(self.variant, seed=self.seed, **self.options)

    def positions(self) -> list[Position[Any]]:
        """Return every position of the game, from the first question to the end."""
        positions, dice = [self.first()], Dice(self.dice)
        while positions[-1].decision and len(positions) < LONGEST:
            positions.append(positions[-1].answer(choose(positions[-1].decision.legal, dice, self.style)))
        return positions


def choose(legal: Sequence[Action], dice: Dice, style: str) -> Action:
    """Choose at random, as a builder, as someone who loves to attack, as a collector of cards, or in a hurry to end."""
    if style == "random" or not dice.below(5):
        return dice.choice(legal)
    verbs = {
        "builder": ("build", "build-taken", "announce", "pick", "borrow"),
        "spiteful": ATTACKS,
        "collector": CARDS,
        "idler": ("end", "pass"),
    }
    liked = [action for action in legal if action[0] in verbs[style] or " ".join(map(str, action)) in verbs[style]]
    if liked:
        return dice.choice(liked)
    if style == "collector":  # who builds nothing draws the deck empty
        liked = [action for action in legal if action[0] != "build"]
    return dice.choice(liked or [action for action in legal if action != PASS] or legal)


def casts(players: int) -> st.SearchStrategy[list[str]]:
    """Any legal cast for so many players."""
    ranks = [st.sampled_from(pair) for pair in zip(CLASSIC, NEW, strict=True)]
    if players == 2:
        ranks[3] = st.just("king")
    ninth = ["artist"] * (players >= 4) + ["queen"] * (players >= 5)
    if players == 8:
        last: st.SearchStrategy[list[str]] = st.sampled_from(ninth).map(lambda name: [name])
    else:
        last = st.sampled_from([[], *([name] for name in ninth)])
    return st.tuples(st.tuples(*ranks), last).map(lambda parts: [*parts[0], *parts[1]])


def seats(players: int) -> st.SearchStrategy[Any]:
    return st.one_of(st.just(players), st.permutations(NAMES).map(lambda names: names[:players]))


@st.composite
def classic_options(draw: st.DrawFn) -> dict[str, Any]:
    return {
        "players": draw(seats(draw(st.integers(2, 7)))),
        "deck": draw(st.sampled_from(DECKS)),
        "bank": draw(st.sampled_from(BANKS)),
    }


@st.composite
def dark_options(draw: st.DrawFn) -> dict[str, Any]:
    players = draw(st.integers(2, 8))
    cast = draw(casts(players))
    deck = draw(st.sampled_from(DECKS))
    free = [name for name in BONUS if name not in IN_DECK[deck] and not (name == "hospital" and "witch" in cast)]
    some = st.lists(st.sampled_from(free), unique=True)
    return {
        "players": draw(seats(players)),
        "characters": draw(st.permutations(cast)),
        "deck": deck,
        "bank": draw(st.sampled_from(BANKS)),
        "bonus": draw(st.one_of(st.just(free), some, st.integers(0, len(free)))),
    }


def modern_cast(draw: st.DrawFn, players: int) -> list[str]:
    """Draw any legal cast of the 2016 edition for so many players."""
    barred = {"queen"} if players < 5 else set()
    barred |= {"emperor"} if players == 2 else set()
    of_rank = {rank: [name for name in RANKS if RANKS[name] == rank and name not in barred] for rank in range(1, 10)}
    ninth = players in (3, 8) or (players > 2 and draw(st.booleans()))
    return [draw(st.sampled_from(of_rank[rank])) for rank in range(1, 9 + ninth)]


@st.composite
def modern_options(draw: st.DrawFn) -> dict[str, Any]:
    """A preset or any legal cast, and the preset's unique districts or any fourteen, more often than not rare ones."""
    players = draw(st.integers(2, 8))
    options: dict[str, Any] = {"players": draw(seats(players)), "preset": draw(st.sampled_from(PRESETS))}
    if draw(st.booleans()):
        options["characters"] = modern_cast(draw, players)
    if draw(st.booleans()):
        options["uniques"] = sorted(draw(st.permutations(UNIQUES))[:14])
    return options


STYLES = ("random", "builder", "builder", "spiteful", "collector")


def of(variant: str, options: st.SearchStrategy[dict[str, Any]]) -> st.SearchStrategy[Game]:
    return st.builds(
        Game,
        variant=st.just(variant),
        seed=st.integers(0, 2**63 - 1),
        options=options,
        style=st.sampled_from(STYLES),
        dice=st.integers(0, 2**32),
    )


classics = of("classic", classic_options())
darks = of("dark_city", dark_options())
moderns = of("edition_2016", modern_options())
games = st.one_of(classics, darks, darks, moderns, moderns, moderns)
dices = st.integers(0, 2**32).map(Dice)


def often(share: float, thorough: float = 0) -> Any:
    """Try a share of the profile's number of cases (``thorough``: its share where there is time, as in ``ci``).

    A walk through a game with a look at every position takes time.
    """
    cases = settings().max_examples
    return settings(max_examples=max(4, round(cases * (max(share, thorough) if cases >= 100 else share))))


def some(items: Sequence[Any], most: int, dice: Dice) -> list[Any]:
    """Return at most so many of the items, drawn at random, in their order."""
    if len(items) <= most:
        return list(items)
    return [items[at] for at in sorted({dice.below(len(items)) for _ in range(most)})]
