"""``citadels-lab games``: list the games that are kept, and delete old ones."""

import json
import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import click

from citadels_lab.cli import language
from citadels_lab.keeping import Entry, Keys, Store, usual_place
from citadels_lab.rules.kernel.errors import SHOWN, LabError
from citadels_lab.words import joined, name, say, spoken

UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}
STORE = click.option("--store")


@click.group("games", invoke_without_command=True)
@STORE
@click.option("--json", "as_json", is_flag=True)
@click.option("--keys", is_flag=True)
@click.pass_context
def command(context: click.Context, store: str | None, as_json: bool, keys: bool) -> None:
    """List the games that are kept, the one played last first; or delete old ones with `prune`."""
    context.obj = store
    if context.invoked_subcommand is not None:
        return
    entries = _open(store).entries() if _there(store) else []
    if as_json:
        click.echo(json.dumps([_data(entry, keys) for entry in entries], ensure_ascii=False, indent=2))
        return
    for entry in entries:
        _tell(entry, keys)
    click.echo(say("cli.games.sum", language(), n=len(entries), file=str(_place(store))))


@command.command("prune")
@STORE
@click.option("--older-than", "age")
@click.option("--over", is_flag=True)
@click.option("--dry-run", is_flag=True)
@click.pass_obj
def prune(above: str | None, store: str | None, age: str | None, over: bool, dry_run: bool) -> None:
    """Delete games that nobody has changed for a while, with their answers and keys."""
    if age is None:
        raise LabError("games-age-missing")
    place = store or above
    unchanged = _age(age)
    chosen: list[Entry] = []
    if _there(place):
        opened = _open(place)
        chosen = opened.entries(unchanged, over)
        if chosen and not dry_run:
            opened.delete([entry.number for entry in chosen], unchanged)
    for entry in chosen:
        _tell(entry, keys=False)
    click.echo(say("cli.games.would" if dry_run else "cli.games.deleted", language(), n=len(chosen)))


def _place(store: str | None) -> Path:
    return Path(store) if store else usual_place()


def _there(store: str | None) -> bool:
    """Whether there is a file: to list what is in it must not make one. A file that is named must be there."""
    place = _place(store)
    if store and not place.exists():
        raise LabError("games-no-file", file=str(place)[:200])
    return place.exists()


def _open(store: str | None) -> Store:
    return Store(_place(store))


def _age(text: str) -> timedelta:
    found = re.fullmatch(r"(\d{1,5})([mhdw])", text.strip())
    if found is None:
        raise LabError("games-age", given=text[:SHOWN])
    return timedelta(**{UNITS[found[2]]: int(found[1])})


def _tell(entry: Entry, keys: bool) -> None:
    one = entry.summary
    if one is None:
        click.echo(say("errors.keep-unreadable", language(), number=entry.number))
        return
    words = spoken(one.variant, language())
    who = [f"{name('seat', seat, words)} ({_player(player)})" for seat, player in one.players.items()]
    state = "over" if one.over else "asked"
    told = say(f"cli.games.{state}", words, n=one.steps, seat=one.asked or "")
    when = one.changed.astimezone().strftime("%Y-%m-%d %H:%M")
    game = say(f"table.title.{one.variant}", language())
    click.echo(say("cli.games.line", language(), number=entry.number, when=when, game=game, state=told))
    click.echo(f"    {joined(who, language())}")
    if keys:
        for label, key in _labelled(entry.keys, words).items():
            click.echo(f"    {label}: {key}")


def _player(player: str) -> str:
    return say("cli.games.person", language()) if player == "person" else player


def _labelled(keys: Keys, words: str) -> dict[str, str]:
    return {
        say("cli.games.table", words): keys.table,
        **{str(name("seat", seat, words)): key for seat, key in keys.seats.items()},
        say("cli.games.watch", words): keys.watch,
    }


def _data(entry: Entry, keys: bool) -> dict[str, Any]:
    one = entry.summary
    data: dict[str, Any] = {"number": entry.number, "readable": one is not None}
    if one is None:
        return data
    data |= {
        "variant": one.variant,
        "players": dict(one.players),
        "steps": one.steps,
        "over": one.over,
        "asked": one.asked,
        "shared": one.shared,
        "created": one.created.isoformat(timespec="seconds"),
        "changed": one.changed.isoformat(timespec="seconds"),
    }
    if keys:
        data["keys"] = {"table": entry.keys.table, "seats": dict(entry.keys.seats), "watch": entry.keys.watch}
    return data
