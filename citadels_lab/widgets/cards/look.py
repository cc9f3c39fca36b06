"""What the views of the card game are given: the observation, and short ways to ask it for what they draw."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from citadels_lab.words import EDITIONS, has, say

from ..look import HIDDEN, Look

TURNS, DRAFT, OVER = "turns", "draft", "over"

KIND = {"trade": "commercial", "violet": "unique"}
"""Colours of the card game that look like a kind of district of another name."""


def line(variant: str, language: str, about: str, id: str) -> str:
    """Return the line about a card in a variant; an edition may have its own, for a card that has changed."""
    own = f"table.{about}-{EDITIONS.get(variant, '')}.{id}"
    key = own if has(own) else f"table.{about}.{id}"
    return say(key, language) if has(key) else ""


@dataclass(frozen=True)
class CardLook(Look):
    """Everything that is on the screen of a card game."""

    rounds: Sequence[Mapping[str, int]] = ()
    """Everybody's points at the end of each round, and now."""

    def word(self, key: str, **args: object) -> str:
        """Return a sentence of this screen in the language."""
        return say(f"table.{key}", self.spoken, **args)

    def line(self, about: str, id: str) -> str:
        """Return the line about a card ("power" of a character, "effect" of a district); "" if there is none."""
        return line(self.variant, self.language, about, id)

    @property
    def title(self) -> str:
        """The game's name."""
        return self.word(f"title.{self.variant}")

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats round the table, to the left, from the viewer's own."""
        around = tuple(self.facts["seats"])
        at = around.index(self.seat) if self.seat in around else 0
        return around[at:] + around[:at]

    @property
    def players_facts(self) -> Mapping[str, Mapping[str, Any]]:
        """What is known of each player."""
        return self.facts["players"]

    @property
    def mine(self) -> Mapping[str, Any] | None:
        """What is known of the viewer's own place; None for a spectator."""
        return self.facts["players"][self.seat] if self.seat else None

    @property
    def turn(self) -> Mapping[str, Any] | None:
        """The turn that is being played."""
        return self.facts["turn"]

    @property
    def cast(self) -> list[str]:
        """The characters of the game, by rank."""
        return sorted(self.facts["cast"], key=lambda name: self.facts["cast"][name])

    def rank(self, character: str) -> int:
        """Return a character's rank."""
        return self.facts["cast"].get(character, 0)

    def color(self, district: str) -> str:
        """Return the colour of a district as the rules name it; "" for what is none."""
        entry = self.facts["districts"].get(district)
        return entry["color"] if entry else ""

    def kind(self, district: str) -> str:
        """Return which look a district has: noble, religious, commercial, military, unique."""
        color = self.color(district)
        return KIND.get(color, color)

    def cost(self, tile: str) -> int | None:
        """Return the printed cost of a district; None for a hidden one or what is none."""
        entry = self.facts["districts"].get(tile)
        return entry["cost"] if entry else None

    def characters(self, names: Sequence[str]) -> list[str]:
        """Return the names of characters, each after its rank."""
        return [f"{self.rank(name)} {self.name('character', name)}" for name in names if name != HIDDEN]
