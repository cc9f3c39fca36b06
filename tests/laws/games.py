"""Games of Duel for the laws: any seed, any set-up option, any tile table, several ways to choose."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

import citadels_lab as lab
from citadels_lab.rules.kernel.action import PASS, Action
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.position import Position

LONGEST = 4000
"""A walk is cut here: with dear tiles a game between players who hardly build is long."""

COLORS = ("noble", "religious", "commercial", "military")
KINDS = (
    [("basic", f"{color.capitalize()} {n}", color) for color in COLORS for n in range(1, 5)]
    + [("starting", f"{color.capitalize()} start", color) for color in COLORS]
    + [("unique", name, "unique") for name in (
        "Armory", "Capitol", "Imperial Treasury", "Ivory Tower", "Library",
        "Public House", "School of Magic", "Statue", "Thieves' Den", "Wishing Well",
    )]
)  # fmt: skip


def table_of(costs: Sequence[int]) -> str:
    """Write a tile table with these thirty costs."""
    lines = [f"{kind},{name},{color},{cost}" for (kind, name, color), cost in zip(KINDS, costs, strict=True)]
    return "\n".join(["kind,name,colour,cost", *lines]) + "\n"


@dataclass(frozen=True)
class Game:
    """One game to be played: how it is set up, and how both players choose."""

    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    style: str = "random"
    dice: int = 0

    def first(self) -> Position[Any]:
        return lab.new_game("duel", seed=self.seed, **self.options)

    def positions(self) -> list[Position[Any]]:
        """Return every position of the game, from the first question to the end."""
        positions, dice = [self.first()], Dice(self.dice)
        while positions[-1].decision and len(positions) < LONGEST:
            positions.append(positions[-1].answer(choose(positions[-1].decision.legal, dice, self.style)))
        return positions


def choose(legal: Sequence[Action], dice: Dice, style: str) -> Action:
    """Choose as a builder (who builds where he can), a hoarder (who hardly ever does) or at random."""
    builds = [action for action in legal if action[0] == "build"]
    if style == "builder" and builds:
        return dice.choice(builds)
    if style == "hoarder":
        others = [action for action in legal if action not in builds and action != PASS]
        if others and dice.below(4):
            return dice.choice(others)
    return dice.choice(legal)


dear = st.lists(st.integers(0, 9), min_size=30, max_size=30)
cheap = st.lists(st.integers(0, 4), min_size=30, max_size=30)
same = st.sampled_from([[0] * 30, [4] * 30, [9] * 30])
tables = st.one_of(st.just(""), st.just(""), cheap.map(table_of), dear.map(table_of), same.map(table_of))
options = st.fixed_dictionaries(
    {},
    optional={
        "unique_draw": st.sampled_from([3, 2]),
        "leader_build": st.sampled_from(["owed", "optional"]),
        "tiles": tables,
    },
)
games = st.builds(
    Game,
    seed=st.integers(0, 2**63 - 1),
    options=options,
    style=st.sampled_from(["random", "builder", "hoarder"]),
    dice=st.integers(0, 2**32),
)


def some(items: Sequence[Any], most: int, dice: Dice) -> list[Any]:
    """Return at most so many of the items, drawn at random, in their order."""
    if len(items) <= most:
        return list(items)
    return [items[at] for at in sorted({dice.below(len(items)) for _ in range(most)})]
