"""The words of the page of rules, and names of games and cards as it says them."""

from citadels_lab.lookup import Card
from citadels_lab.words import LANGUAGES, name, say, spoken


def word(language: str, key: str, **args: object) -> str:
    """Return a sentence of the page of rules in the language."""
    return say(f"lookup.{key}", language, **args)


def game(language: str, variant: str) -> str:
    """Return what a game is called."""
    return say(f"table.title.{variant}", language)


def called(card: Card, language: str) -> str:
    """Return what a card is called in its game."""
    return str(name(card.kind, card.id, spoken(card.variant, language)))


def other(language: str) -> str:
    """Return the language that is not shown."""
    return next(known for known in LANGUAGES if known != language)
