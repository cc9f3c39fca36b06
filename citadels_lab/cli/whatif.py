"""``citadels-lab whatif RECORD``: how the options of a decision compare when bots play on from there."""

import json
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from citadels_lab.bots import quick_bots
from citadels_lab.cli import language
from citadels_lab.cli._files import read_record
from citadels_lab.cli._steps import at_step
from citadels_lab.cli._terminal import STOPPED, clear_line, show_line, stopping
from citadels_lab.cli._usage import only_one
from citadels_lab.rules.kernel.errors import SHOWN, LabError
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
@click.argument("file")
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
    file: str, at: int | None, seat: str | None, bots: str, models: str | None, against: str | None,
    options: tuple[str, ...], workers: int, scheduler: str | None, as_json: bool, samples: str, seed: int,
    exact: str | None,
) -> None:  # fmt: skip
    """Compare the options of a decision of a record by playing on from what the asked player may know.

    The same question gives the same answer, wherever it is played. Exit status 2, with one sentence, when the question
    cannot be asked; 130 when Ctrl-C has stopped it: then what is known is told, if anything is.
    """
    only_one("models", "bots")
    only_one("models", "against", "exact")
    only_one("workers", "scheduler")
    position = at_step(read_record(file), at)
    asked: dict[str, Any] = {
        "seat": seat, "seed": seed, "options": options or None, "runner": workers if scheduler is None else scheduler,
        "samples": int(samples) if samples.isdecimal() and len(samples) < 9 else samples,
    }  # fmt: skip
    with _unlogged(), stopping() as asked["cancel"]:
        if against is not None:
            _show_matrix(position, against, as_json, bots=_bots(bots), **asked)
        elif models is not None:
            _show_models(position, [name.strip() for name in models.split(",")], as_json, **asked)
        else:
            _show(position, as_json, bots=_bots(bots), exact=exact, **asked)


@contextmanager
def _unlogged() -> Iterator[None]:
    """Keep libraries' logs off the terminal: what is wrong with a cluster is said in a sentence of our own."""
    logging.disable()
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


def _bots(given: str) -> Any:
    """Read a bot's name, or who plays each seat."""
    if "=" not in given and "," not in given:
        return given.strip()
    pairs = [[part.strip() for part in pair.split("=")] for pair in given.split(",")]
    if any(len(pair) != 2 for pair in pairs):
        raise LabError("what-if-bots", given=given[:SHOWN])
    seats = [seat for seat, _ in pairs]
    if twice := next((seat for seat in seats if seats.count(seat) > 1), ""):
        raise LabError("what-if-bots-twice", given=given[:SHOWN], seat=twice)
    return {seat: name for seat, name in pairs}


def _show(position: Position[Any], as_json: bool, **asked: Any) -> None:
    answer = what_if(position, on_progress=_progress, **asked)
    _check_known(answer.done or answer.exact)
    click.echo(answer.to_json(), nl=False) if as_json else _echo([*_lines(answer), "", answer.text(language())])
    _end(answer)


def _show_models(position: Position[Any], models: list[str], as_json: bool, **asked: Any) -> None:
    compared = compare_models(position, models, on_progress=lambda _, answer: _progress(answer), **asked)
    answers = list(compared.answers.values())
    _check_known(answers[0].done)
    if as_json:
        click.echo(json.dumps(compared.to_dict(), ensure_ascii=False, indent=2))
    else:
        for name, answer in compared.answers.items():
            stopped = [played_by(answer, language()), ""] if answer.state == "stopped" else []
            lines = [*_lines(answer), "", *stopped] if answer.done else [say("what-if.nothing", language())]
            _echo([say("what-if.models.of", language(), bot=name), *lines])
        if answers[-1].done:
            click.echo(compared.text(language()))
    _end(*answers)


def _show_matrix(position: Position[Any], against: str, as_json: bool, **asked: Any) -> None:
    try:
        found = matrix(position, against, **asked)
    except LabError:
        _check_known(not asked["cancel"].is_set())  # what was played by then may be too little for a matrix
        raise
    if as_json:
        click.echo(found.to_json(), nl=False)
    else:
        lang = language()
        _echo([title(found.answer, lang), found.title(lang), "", *lined_up(found.table(lang)), *found.legend(lang), ""])
        click.echo(found.text(lang))
    _end(found.answer)


def _check_known(known: object) -> None:
    """End as any command that is stopped, where nothing is known by then."""
    clear_line()
    if not known:
        raise KeyboardInterrupt


def _end(*answers: Answer) -> None:
    """End with the status of a command that was stopped, where one was."""
    if any(answer.state == "stopped" for answer in answers):
        click.get_current_context().exit(STOPPED)


def _lines(answer: Answer) -> list[str]:
    lang = language()
    return [title(answer, lang), "", *lined_up(answer.table(lang))]


def _echo(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(line)


def _progress(answer: Answer) -> None:
    """Show how far it is, on the last line of a terminal."""
    show_line(f"{answer.done} / {answer.planned}")
