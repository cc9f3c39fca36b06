"""Worlds: complete positions that agree with everything a seat has seen, drawn at random.

The prior. Every deal of the unseen cards is equally likely, and so is every choice of an opponent among what it could
have chosen; of these all are kept that agree with what the seat has seen. What the players want is not conditioned on:
that somebody kept a character, or did not build, tells nothing here.
"""

from .world import World, imagine

__all__ = ["World", "imagine"]
