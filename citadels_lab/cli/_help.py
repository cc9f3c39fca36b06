"""The help of the commands, laid out in the language that is spoken."""

from collections.abc import Mapping
from typing import Any

import click

from citadels_lab.words import say
from citadels_lab.words.commands import explain_all

from ._language import language

HEADINGS = {"Options": "help.sections.options", "Commands": "help.sections.commands"}
"""The headings that Click sets itself, and the words for them."""


def speak(command: click.Command, language: str, facts: Mapping[str, Any]) -> click.Command:
    """Return a command whose help speaks the language."""
    explain_all(command, language, facts)
    for one in (command, *getattr(command, "commands", {}).values()):
        one.context_class = Context
    return command


class Formatter(click.HelpFormatter):
    """Lays out a help text with headings in the language that is spoken."""

    def __init__(self, language: str, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self.language = language

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how the command is called."""
        super().write_usage(prog, args, prefix or f"{say('help.usage', self.language)} ")

    def write_heading(self, heading: str) -> None:
        """Write the heading of a section."""
        words = say(HEADINGS[heading], self.language) if heading in HEADINGS else heading
        self.write(f"{'':>{self.current_indent}}{say('help.heading', self.language, words=words)}\n")


class Context(click.Context):
    """A call of a command."""

    def make_formatter(self) -> click.HelpFormatter:
        """Return what lays out the help."""
        spoken = language(self)
        own = self.command.get_help_option(self)
        if own:
            own.help = say("help.this", spoken)
        return Formatter(spoken, self.terminal_width, self.max_content_width)
