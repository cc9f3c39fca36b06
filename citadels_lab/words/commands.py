"""What ``--help`` says of a command: its texts lie in the words, under ``help`` and the command's name."""

from collections.abc import Mapping
from typing import Any

from citadels_lab.words import has, say

Command = Any
"""A command of Click. Words lean on no library, not even to name what they describe."""


def explain(command: Command, language: str, facts: Mapping[str, Any], room: str = "help") -> None:
    """Give a command of Click and its options their texts; ``facts`` fill the texts.

    An option without a text keeps the one that it has.
    """
    key = f"{room}.{command.name}"
    command.help = say(f"{key}.about", language, **facts) if has(f"{key}.about") else command.help
    for param in command.params:
        value, text = f"{key}.values.{param.name}", f"{key}.options.{param.name}"
        param.metavar = say(value, language) if has(value) else param.metavar
        if has(text):
            option: Any = param
            option.help = say(text, language, **facts, default=param.default)
            option.get_help_extra = _nothing_more


def explain_all(command: Command, language: str, facts: Mapping[str, Any]) -> None:
    """Do so for a command and, if it is a group, for those in it: ``help.games.prune`` of ``games prune``."""
    explain(command, language, facts)
    for inner in getattr(command, "commands", {}).values():
        explain(inner, language, facts, f"help.{command.name}")


def _nothing_more(ctx: Any) -> dict[str, Any]:
    """What Click would say in English, such as what holds when nothing is given, stands in the text."""
    return {}
