"""``citadels-lab check FILE...``: play scenario files and tell what does not hold."""

from collections.abc import Iterator
from pathlib import Path

import click

from citadels_lab import scenarios
from citadels_lab.cli import language
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.words import say


@click.command("check")
@click.argument("files", nargs=-1, required=True)
def command(files: tuple[str, ...]) -> None:
    """Play scenario files and tell what does not hold.

    FILE is a scenario file, or a folder of them. Exit status: 0 when everything holds, 1 when something does not,
    2 when a file is no scenario.
    """
    results = [_check(path) for path in _each(files)]
    click.echo(say("cli.check.sum", language(), files=len(results), good=results.count(0)))
    click.get_current_context().exit(max(results, default=0))


def _each(files: tuple[str, ...]) -> Iterator[Path]:
    for file in map(Path, files):
        if file.is_dir():
            found = sorted(file.rglob("*.toml"))
            if not found:
                raise LabError("no-scenarios-there", folder=str(file))
            yield from found
        else:
            yield file


def _check(path: Path) -> int:
    """Check one file, tell the result, and return 0, 1 or 2."""
    lang = language()
    try:
        scenario = scenarios.load(path)
    except LabError as error:
        click.echo(error.text(lang), err=True)
        return 2
    outcome = scenario.run()
    key = "holds" if outcome.holds else "fails"
    click.echo(say(f"cli.check.{key}", lang, file=str(path), title=scenario.title(lang), n=len(scenario.steps)))
    for problem in outcome.problems:
        click.echo(f"  {problem.text(lang)}")
    return 0 if outcome.holds else 1
