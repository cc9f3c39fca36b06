"""A table being played: stepped through, branched, shared by several screens; a reactive model without a screen."""

from .lines import PERSON, PUBLIC, Branch, Line
from .model import Session
from .thinking import SECONDS, Thought

__all__ = ["PERSON", "PUBLIC", "SECONDS", "Branch", "Line", "Session", "Thought"]
