"""The sentences of the what-if panel, and how numbers and games are said in it."""

from citadels_lab.study.ends import Game

from ..look import Look


def word(look: Look, key: str, **args: object) -> str:
    """Return a sentence of the panel in the language."""
    return look.say(f"what-if.{key}", **args)


def ending(look: Look, game: Game) -> str:
    """Say how a game ended for the seat that asked."""
    key = "won" if game.won == 1 else "lost" if game.won == 0 else "shared"
    return word(look, key, n=abs(game.margin))
