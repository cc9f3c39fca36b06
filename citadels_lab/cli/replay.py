"""``citadels-lab replay RECORD``: check a record by playing it again, and tell what happened."""

import click

from citadels_lab.cli import language
from citadels_lab.cli._files import read_record
from citadels_lab.words import say, spoken


@click.command("replay")
@click.argument("file")
@click.option("--quiet", "-q", is_flag=True)
def command(file: str, quiet: bool) -> None:
    """Play the game of a record again, secrets and all.

    Exit status 2, with one sentence that names the place, when the record is not sound.
    """
    position = read_record(file)
    lang = language()
    for event in () if quiet else position.events:
        click.echo(event.text(spoken(position.variant, lang)))
    key = "over" if position.over else "going"
    click.echo(say(f"cli.replay.{key}", lang, n=len(position.actions)))
