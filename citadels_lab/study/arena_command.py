"""The arena as a command: ``citadels-lab arena duel`` and ``python -m citadels_lab.bots duel`` are both this one."""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import click

from citadels_lab.bots import bots as all_bots
from citadels_lab.rules.editions.options import from_texts
from citadels_lab.rules.editions.variants import variants
from citadels_lab.rules.kernel.errors import Cause, LabError, cause
from citadels_lab.study import arena
from citadels_lab.study.laws import BrokenLaw
from citadels_lab.study.telling import figure, percent
from citadels_lab.words import say

GAMES, GAMES_OF_TWO = 1000, 100
"""How many games are played if nobody says: in a match, and by every two bots of a table."""
FACTS = {"games": GAMES, "each": GAMES_OF_TWO, "bots": ", ".join(all_bots())}
"""What the help is filled with."""


def arena_command(language: Callable[[], str]) -> click.Command:
    """Return the command, which speaks the language that ``language()`` gives."""

    @click.command("arena")
    @click.argument("variant")
    @click.option("--games", type=click.IntRange(1, 10_000_000))
    @click.option("--bots")
    @click.option("--table", is_flag=True)
    @click.option("--seed", type=int, default=0)
    @click.option("--check", is_flag=True)
    @click.option("--players", type=int)
    @click.option("--preset")
    @click.option("--option", "pairs", multiple=True)
    @click.option("--random-cast", is_flag=True)
    @click.option(
        "--records", type=click.Path(path_type=Path, file_okay=False), default=Path(),
    )  # fmt: skip
    def command(
        variant: str, games: int | None, bots: str | None, table: bool, seed: int, check: bool, records: Path,
        **given: Any,
    ) -> None:  # fmt: skip
        """Let bots play games of VARIANT: wins with 95 % intervals, margins, and the laws watched.

        Exit status 1 when a game breaks a law: its seed and the record that shows it are told.
        """
        _check_folder(records)
        if given["random_cast"]:
            _check_cast(variant)
        asked = bots.split(",") if bots is not None else all_bots() if table else ["random"]
        names = [name.strip() for name in asked]
        lines: Iterator[str]
        try:
            if table:
                every = arena.play_all(variant, names, games or GAMES_OF_TWO, seed, check, **_options(**given))
                lines = report_all(every, check, language())
            else:
                result = arena.play(variant, names, games or GAMES, seed, check, **_options(**given))
                lines = report(result, check, language())
        except BrokenLaw as broken:
            click.echo(_broken(broken, records, language()), err=True)
            click.get_current_context().exit(1)
        for line in lines:
            click.echo(line)

    return command


def _check_folder(records: Path) -> None:
    """Raise LabError before the first game if no record could be written at the end of the last."""
    whole = records.absolute()
    there = next(place for place in (whole, *whole.parents) if place.exists())
    wrong = None if there.is_dir() else Cause("not-folder", (("file", str(there)[:200]),))
    if wrong or not os.access(there, os.W_OK):
        raise LabError("file-unwritable", file=str(records)[:200], why=wrong or cause(PermissionError()))


def _check_cast(variant: str) -> None:
    """Raise LabError if a variant has no casts to draw."""
    casting = [name for name, known in variants().items() if hasattr(known, "draw_cast")]
    if variant in variants() and variant not in casting:
        raise LabError("arena-no-casts", variant=variant, allowed=", ".join(casting))


def report(result: arena.Result, check: bool, lang: str) -> Iterator[str]:
    """Give the lines of the table: a row for each bot, a row for each seat, and what was checked."""
    by_seat = [(say("arena.seat", lang, seat=row.name), row) for row in result.by_seat()]
    rows = [(row.name, row) for row in result.by_bot()] if len(result.names) > 1 else []
    table = [[say(f"arena.{head}", lang) for head in ("who", "games", "wins", "share", "interval", "margin")]]
    table += [[name, *_numbers(row, lang)] for name, row in rows + by_seat]
    yield from _lined_up(table)
    yield _checked(result.games, check, lang)


def report_all(table: arena.Table, check: bool, lang: str) -> Iterator[str]:
    """Give the lines of the table of every bot against every other, and what was checked."""
    lines = [[say("arena.against", lang), *table.names]]
    for row, name in enumerate(table.names):
        lines.append([name, *(_cell(table, row, column, lang) for column in range(len(table.names)))])
    yield from _lined_up(lines)
    yield say("arena.table", lang, n=len(table.matches[0, 1].games))
    yield _checked(table.games, check, lang)


def _cell(table: arena.Table, row: int, column: int, lang: str) -> str:
    """Say how often the bot of a row won against that of a column."""
    if row == column:
        return say("arena.itself", lang)
    standing = table.standing(row, column)
    return say("arena.cell", lang, share=_percent(standing.share, lang), interval=_interval(standing, lang))


def _lined_up(table: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(line[at]) for line in table) for at in range(len(table[0]))]
    for line in table:
        yield "  ".join(
            [line[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(line[1:], widths[1:], strict=True))]
        )


def _checked(games: Sequence[arena.Game], check: bool, lang: str) -> str:
    answers = sum(game.answers for game in games)
    return say("arena.checked-all" if check else "arena.checked-ends", lang, n=len(games), answers=answers)


def _numbers(row: arena.Standing, lang: str) -> list[str]:
    return [
        str(row.games),
        figure(row.wins, lang).removesuffix(".0").removesuffix(",0"),
        _percent(row.share, lang),
        _interval(row, lang),
        f"{'+' if row.margin > 0 else ''}{figure(row.margin, lang)}{_reach(row.margin_reach, lang)}",
    ]


def _reach(reach: float | None, lang: str) -> str:
    return "" if reach is None else f" ± {figure(reach, lang)}"


def _percent(share: float, lang: str) -> str:
    return say("arena.percent", lang, share=figure(100 * share, lang))


def _interval(row: arena.Standing, lang: str) -> str:
    low, high = (percent(bound, lang) for bound in row.interval)  # of games to come nothing is certain
    return say("arena.from-to", lang, low=low, high=high)


def _options(
    players: int | None, preset: str | None, pairs: tuple[str, ...], random_cast: bool
) -> dict[str, Any]:  # fmt: skip
    options = from_texts(pairs) | ({"characters": arena.RANDOM} if random_cast else {})
    return options | {name: value for name, value in (("players", players), ("preset", preset)) if value is not None}


def _broken(broken: BrokenLaw, records: Path, lang: str) -> str:
    """Write the record that shows the broken law, and return the sentence that tells of it."""
    start = broken.position.start
    path = records / f"broken-{start.variant.name}-{start.seed}.toml"
    try:
        records.mkdir(parents=True, exist_ok=True)
        path.write_text(broken.position.record(), encoding="utf-8")
    except OSError as error:
        raise LabError("file-unwritable", file=str(path)[:200], why=cause(error)) from None
    args = {
        name: value.text(lang) if isinstance(value, LabError) else value for name, value in broken.args_given.items()
    }
    law = say(f"arena.law.{broken.law}", lang, **args)
    return say("arena.broken", lang, law=law, seed=start.seed, answers=len(broken.position.actions), path=path)
