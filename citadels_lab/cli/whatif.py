"""``citadels-lab whatif RECORD``: how the options of a decision compare when bots play on from there."""

import json
import logging
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

import citadels_lab as lab
from citadels_lab.bots import quick_bots
from citadels_lab.cli import language
from citadels_lab.cli._files import read_text
from citadels_lab.cli._steps import at_step
from citadels_lab.cli._usage import only_one
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.position import Position
from citadels_lab.study.answer import Answer
from citadels_lab.study.exact import PLAYS
from citadels_lab.study.matrix import matrix
from citadels_lab.study.models import compare_models
from citadels_lab.study.telling import lined_up, played_by, title
from citadels_lab.study.whatif import PRESETS, what_if
from citadels_lab.words import say

FACTS = {
    "presets": ", ".join(f"{name} ({n})" for name, n in PRESETS.items()),
    "bots": ", ".join(quick_bots()),
    "plays": ", ".join(PLAYS),
}
"""What the help is filled with."""


@click.command("whatif")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=int)
@click.option("--seat")
@click.option("--samples", default="standard")
@click.option("--bots", default="random")
@click.option("--models")
@click.option("--against")
@click.option("--option", "options", multiple=True)
@click.option("--exact")
@click.option("--seed", type=int, default=0)
@click.option("--workers", type=int, default=1)
@click.option("--scheduler")
@click.option("--json", "as_json", is_flag=True)
def command(
    file: Path, at: int | None, seat: str | None, bots: str, models: str | None, against: str | None,
    options: tuple[str, ...], workers: int, scheduler: str | None, as_json: bool, samples: str, seed: int,
    exact: str | None,
) -> None:  # fmt: skip
    """Compare the options of a decision of a record by playing on from what the asked player may know.

    The same question gives the same answer, wherever it is played. Exit status 2, with one sentence, when the question
    cannot be asked.
    """
    only_one("models", "bots")
    only_one("models", "against", "exact")
    only_one("workers", "scheduler")
    position = at_step(lab.load(read_text(file)), at)
    for library in ("distributed", "asyncio"):  # what is wrong with a cluster is said in a sentence of our own
        logging.getLogger(library).setLevel(logging.CRITICAL)
    asked: dict[str, Any] = {
        "seat": seat, "seed": seed, "options": options or None, "runner": workers if scheduler is None else scheduler,
        "samples": int(samples) if samples.isdecimal() and len(samples) < 9 else samples,
    }  # fmt: skip
    if against is not None:
        _show_matrix(position, against, as_json, bots=_bots(bots), **asked)
    elif models is not None:
        _show_models(position, [name.strip() for name in models.split(",")], as_json, **asked)
    else:
        answer = what_if(position, bots=_bots(bots), on_progress=_progress, exact=exact, **asked)
        _end_progress()
        click.echo(answer.to_json(), nl=False) if as_json else _echo([*_lines(answer), "", answer.text(language())])


def _bots(given: str) -> Any:
    """Read a bot's name, or who plays each seat."""
    if "=" not in given:
        return given.strip()
    pairs = [[part.strip() for part in pair.split("=")] for pair in given.split(",")]
    if any(len(pair) != 2 for pair in pairs):
        raise LabError("what-if-bots", given=shown(given))
    seats = [seat for seat, _ in pairs]
    if twice := next((seat for seat in seats if seats.count(seat) > 1), ""):
        raise LabError("what-if-bots-twice", given=shown(given), seat=twice)
    return {seat: name for seat, name in pairs}


def _show_models(position: Position[Any], models: list[str], as_json: bool, **asked: Any) -> None:
    compared = compare_models(position, models, on_progress=lambda _, answer: _progress(answer), **asked)
    _end_progress()
    if as_json:
        click.echo(json.dumps(compared.to_dict(), ensure_ascii=False, indent=2))
        return
    for name, answer in compared.answers.items():
        _echo([say("what-if.models.of", language(), bot=name), *_lines(answer), ""])
    click.echo(compared.text(language()))


def _show_matrix(position: Position[Any], against: str, as_json: bool, **asked: Any) -> None:
    found = matrix(position, against, **asked)
    if as_json:
        click.echo(found.to_json(), nl=False)
    else:
        lang = language()
        _echo([title(found.answer, lang), found.title(lang), "", *lined_up(found.table(lang)), *found.legend(lang), ""])
        _echo([found.text(lang), played_by(found.answer, lang)])


def _lines(answer: Answer) -> list[str]:
    lang = language()
    return [title(answer, lang), "", *lined_up(answer.table(lang))]


def _echo(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(line)


def _progress(answer: Answer) -> None:
    """Show how far it is, on the last line of a terminal."""
    if sys.stderr.isatty():
        click.echo(f"\r{answer.done} / {answer.planned}  ", nl=False, err=True)


def _end_progress() -> None:
    if sys.stderr.isatty():
        click.echo("\r\x1b[K", nl=False, err=True)
