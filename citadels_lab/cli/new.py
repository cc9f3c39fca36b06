"""``citadels-lab new``: begin a game and write its record."""

from pathlib import Path

import click

import citadels_lab as lab
from citadels_lab.cli._files import write_text
from citadels_lab.rules.editions.options import from_texts


@click.command("new")
@click.option("--variant", default="duel")
@click.option("--seed", type=int, default=0)
@click.option("--option", "options", multiple=True)
@click.option("--out", type=click.Path(path_type=Path))
def command(variant: str, seed: int, options: tuple[str, ...], out: Path | None) -> None:
    """Begin a game and write its record: a small text that `show` and the app read."""
    record = lab.new_game(variant, seed=seed, **from_texts(options)).record()
    if out:
        write_text(out, record)
    else:
        click.echo(record, nl=False)
