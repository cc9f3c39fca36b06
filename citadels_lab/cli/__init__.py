"""The command line: ``citadels-lab COMMAND``. Each file of this folder is one command and is found by itself.

A file ``what_if.py`` with a click command named ``command`` becomes ``citadels-lab what-if``; a file whose name begins
with an underscore is no command. Exit status: 0 all is well, 1 something does not hold, 2 the input cannot be used or
the output not be written, 130 somebody pressed Ctrl-C.
"""

import importlib
import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager

import click

import citadels_lab
from citadels_lab.cli import _terminal, _usage
from citadels_lab.rules.editions.variants import variants
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.words import LANGUAGES, say
from citadels_lab.words.commands import explain

from ._help import Context, speak
from ._language import language

__all__ = ["language", "main"]


class Commands(click.Group):
    """The commands found in this folder; each is imported only when it is used."""

    context_class = Context

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        found = (module.name for module in pkgutil.iter_modules(__path__))
        return sorted(name.replace("_", "-") for name in found if not name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command with this name."""
        if cmd_name not in self.list_commands(ctx):
            return None
        module = importlib.import_module(f"{__name__}.{cmd_name.replace('-', '_')}")
        return speak(module.command, language(ctx), getattr(module, "FACTS", {}))

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help of the whole program."""
        explain(self, language(ctx), {})
        self.subcommand_metavar = say("help.end-of-options", language(ctx))
        super().format_help(ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the variants with their set-up options and what these are when not given."""
        rows = [
            (name, ", ".join(f"{option}={value!r}" for option, value in variant.options.items()))
            for name, variant in variants().items()
        ]
        with formatter.section(say("help.sections.variants", language(ctx))):
            formatter.write_dl(rows)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what stands before the command."""
        with _errors_told(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:  # fmt: skip
        """Return the command that is meant."""
        if args[0] not in self.list_commands(ctx) and not args[0].startswith("-"):
            raise LabError("no-such-command", given=args[0][:40], allowed=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; an error for people becomes its sentence and exit status 2."""
        with _errors_told(ctx):
            return super().invoke(ctx)


@contextmanager
def _errors_told(ctx: click.Context) -> Iterator[None]:
    """Tell an error for people in their language, and what Click says of a wrong call in our words."""
    try:
        with _terminal.watched():
            yield
    except KeyboardInterrupt:
        _terminal.clear_line()
        click.echo(say("cli.stopped", language(ctx)), err=True)
        ctx.exit(_terminal.STOPPED)
    except LabError as error:
        click.echo(error.text(language(ctx)), err=True)
        ctx.exit(2)
    except click.UsageError as error:
        if isinstance(error, click.exceptions.NoArgsIsHelpError):
            raise
        click.echo(_usage.told(error, language(ctx)), err=True)
        ctx.exit(2)


@click.group("citadels-lab", cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--lang", type=click.Choice(LANGUAGES), is_eager=True)  # before --help, which speaks it
@click.version_option(citadels_lab.__version__, prog_name="citadels-lab")
def main(lang: str | None) -> None:
    """Learn, play and explore the Citadels games."""
