"""Characters as a seat has seen them go: those it passed on and was offered, those shown, those that did not answer.

A round's draft is a line of places, in the order in which they were filled: the card put face down first, each player's
choice, what was put down after it, what was left. Each look that the seat had at the cards passed on cuts the line in
two: what it saw lies behind, the rest before. Within a stretch between two looks every order of the cards is equally
likely, of those in which nobody holds a character that was called and stayed silent.
"""

from .laying import Draft

__all__ = ["Draft"]
