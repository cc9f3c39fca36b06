"""A command that was called in a wrong way: what is wrong in one sentence, in the person's language."""

import re

import click
from click.core import ParameterSource

from citadels_lab.rules.editions.variants import variants
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.words import say


def only_one(*options: str) -> None:
    """Raise LabError if more than one of these options of the running command was given: each says something else."""
    source = click.get_current_context().get_parameter_source
    given = [f"--{name}" for name in options if source(name) is ParameterSource.COMMANDLINE]
    if len(given) > 1:
        raise LabError("options-apart", one=given[0], other=given[1])


def told(error: click.UsageError, language: str) -> str:
    """Return how the command is called and what is wrong, on two lines."""
    command = error.ctx.command_path if error.ctx else "citadels-lab"
    how = say("cli.usage.how", language, command=command)
    return f"{how}\n{_wrong(error, language, command)}"


def _wrong(error: click.UsageError, language: str, command: str) -> str:
    match error:
        case click.NoSuchOption(option_name="--lang"):
            root, _, name = command.rpartition(" ")
            return say("cli.usage.lang-first", language, root=root, name=name)
        case click.NoSuchOption():
            said = say("cli.usage.no-option", language, given=error.option_name)
            near = error.possibilities and say("cli.usage.near", language, near=", ".join(error.possibilities))
            return f"{said} {near}" if near else said
        case click.BadOptionUsage():
            return say("cli.usage.no-value", language, given=error.option_name)
        case click.MissingParameter():
            return say("cli.usage.missing", language, given=_name(error))
        case click.BadParameter():
            return _bad_value(error, language)
        case _:
            return _too_much(error, language, command)


def _too_much(error: click.UsageError, language: str, command: str) -> str:
    found = re.search(r"\((.+)\)$", error.format_message())  # what Click did not expect
    if found is None:
        return say("cli.usage.wrong", language, command=command)
    said = say("cli.usage.more", language, command=command, given=found[1])
    options = [name for param in error.ctx.command.params for name in param.opts] if error.ctx else []
    if found[1] in variants() and "--variant" in options:  # a variant stands alone in `arena duel` and `rules duel`
        said += " " + say("cli.usage.variant", language, given=found[1])
    return said


def _bad_value(error: click.BadParameter, language: str) -> str:
    given = _name(error)
    match error.param.type if error.param else None:
        case click.IntRange(min=least, max=most) if least is not None and most is not None:
            return say("cli.usage.range", language, given=given, least=least, most=most)
        case click.Choice(choices=choices):
            return say("cli.usage.choice", language, given=given, allowed=", ".join(map(str, choices)))
        case click.types.IntParamType():
            return say("cli.usage.number", language, given=given)
        case _:
            return say("cli.usage.value", language, given=given)


def _name(error: click.BadParameter) -> str:
    """Return the option or argument that is wrong, as it is written on the command line."""
    hint = error.param_hint or (error.param.get_error_hint(error.ctx) if error.param and error.ctx else "")
    return (hint if isinstance(hint, str) else " / ".join(hint)).replace("'", "")
