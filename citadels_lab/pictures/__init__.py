"""Pictures of a table for notebook cells: HTML and SVG, the same bytes for the same position, with a text twin."""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from citadels_lab.words import spoken

if TYPE_CHECKING:
    from citadels_lab.rules.kernel.observation import Observation


def html(observation: "Observation", language: str = "en") -> str:
    """Return a picture of what the observation shows, with the same facts in words beneath it."""
    drawn: str = _painter(observation).html(observation, spoken(observation.variant, language))
    return drawn


def in_words(observation: "Observation", language: str = "en") -> list[str]:
    """Return the same facts as sentences, one a line."""
    told: list[str] = _painter(observation).in_words(observation, spoken(observation.variant, language))
    return told


def _painter(observation: "Observation") -> ModuleType:
    return import_module(f"{__name__}.{'duel' if observation.variant == 'duel' else 'cards'}")
