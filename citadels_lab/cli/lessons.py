"""``citadels-lab lessons``: list the lessons; which rules they cover; write their notebooks."""

from pathlib import Path

import click

from citadels_lab.cli import language
from citadels_lab.lessons import Lesson, Unread, coverage, lessons, places
from citadels_lab.lessons.shelf import Place
from citadels_lab.rules.kernel.errors import Cause, LabError
from citadels_lab.words import say


@click.command("lessons")
@click.option("--coverage", "covered", is_flag=True)
@click.option("--missing", is_flag=True)
@click.option("--write", "into")
@click.option("--only", multiple=True)
@click.option("--folder")
def command(covered: bool, missing: bool, into: str | None, only: tuple[str, ...], folder: str | None) -> None:
    """List the lessons.

    Exit status: 1 when a lesson or a part of one cannot be read, or when a rule has no lesson (with --coverage).
    """
    if into is not None:
        _write(
            [place for place in places(folder) if not only or {place.key, str(place.number)} & set(only)], Path(into)
        )
    elif covered or missing:
        _cover(lessons(folder), missing)
    else:
        _list(lessons(folder))


def _list(found: tuple[Lesson | Unread, ...]) -> None:
    sound = True
    for one in found:
        if isinstance(one, Unread):
            click.echo(f"{one.key}  {one.error.text(language())}", err=True)
            sound = False
            continue
        numbers = {"exercises": len(one.exercises), "rules": len(one.rules)}
        click.echo(say("cli.lessons.line", language(), key=one.key, title=one.title(language()), **numbers))
        for part in one.broken:
            click.echo(f"    {part.error.text(language())}", err=True)
            sound = False
    if not found:
        click.echo(say("cli.lessons.none", language()))
    click.get_current_context().exit(0 if sound else 1)


def _cover(found: tuple[Lesson | Unread, ...], missing: bool) -> None:
    rows = coverage(found)
    width = max(map(len, rows))
    for rule, covering in rows.items():
        if not (missing and covering):
            click.echo(f"{rule.ljust(width)}  {' '.join(one.key for one in covering) or '-'}")
    whole = sum(bool(covering) for covering in rows.values())
    click.echo(say("cli.lessons.sum", language(), n=len(rows), covered=whole))
    click.get_current_context().exit(0 if whole == len(rows) else 1)


def _write(chosen: list[Place], folder: Path) -> None:
    """Write the notebooks of the chosen lessons; what is broken in one of them is told, and it is not written."""
    from citadels_lab.widgets.lessons.notebooks import write  # slow to import, and nothing else needs it

    if not folder.is_dir():
        raise LabError("lesson-folder", folder=str(folder)[:200], why=Cause("no-folder"))
    paths = []
    for place in chosen:
        one = place.read()
        if isinstance(one, Unread):
            raise one.error
        for part in one.broken:
            raise part.error
        paths += write(one, folder)
    click.echo(say("cli.lessons.written", language(), n=len(paths), folder=str(folder)))
