"""``citadels-lab arena VARIANT``: many games between bots."""

from citadels_lab.cli import language
from citadels_lab.study.arena_command import FACTS, arena_command

__all__ = ["FACTS", "command"]

command = arena_command(language)
