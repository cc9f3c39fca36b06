"""``citadels-lab rules``: look rules up; which code cites those of a game, which scenarios show them; all cards."""

import click

from citadels_lab.cli import _lookup, language
from citadels_lab.lookup import KINDS, Found, about, search
from citadels_lab.scenarios import Coverage, coverage
from citadels_lab.words import say


@click.command("rules")
@click.argument("variant", required=False)
@click.option("--search", "words")
@click.option("--card")
@click.option("--kind", type=click.Choice(KINDS))
@click.option("--rule", "id")
@click.option("--json", "as_json", is_flag=True)
@click.option("--missing", is_flag=True)
@click.option("--table", is_flag=True)
def command(
    variant: str | None,
    words: str | None,
    card: str | None,
    kind: str | None,
    id: str | None,
    as_json: bool,
    missing: bool,
    table: bool,
) -> None:
    """Look rules up, or list those of VARIANT: id, printed or our ruling, code that cites it, scenarios that show it.

    Exit status of a search: 1 when no rule has the words.
    """
    if id is not None:
        _echo_rule(id, as_json)
    elif words is not None or card is not None:
        _echo_found(
            search(words or "", variant=variant or "", card=card or "", kind=kind or "", language=language()), as_json
        )
    elif table:
        _echo_cards(variant)
    elif variant is None:
        hint = say("help.rules.values.variant", language()).strip("[]")
        raise click.MissingParameter(param_type="argument", param_hint=hint)
    else:
        _echo_coverage(variant, missing)


def _echo_rule(id: str, as_json: bool) -> None:
    found = about(id)
    click.echo(_lookup.rule_json(found) if as_json else "\n".join(_lookup.rule_lines(found, language())))


def _echo_found(found: Found, as_json: bool) -> None:
    click.echo(_lookup.found_json(found) if as_json else "\n".join(_lookup.found_lines(found, language())))
    click.get_current_context().exit(0 if found.rules else 1)


def _echo_coverage(variant: str, missing: bool) -> None:
    rows = coverage(variant)
    lacking = [row for row in rows if not row.whole]
    _print_table(lacking if missing else list(rows), variant)
    total = say("cli.rules.sum", language(), n=len(rows), whole=len(rows) - len(lacking))
    click.echo(total)
    click.get_current_context().exit(1 if missing and lacking else 0)


def _echo_cards(variant: str | None) -> None:
    from citadels_lab.cli import _coverage  # it knows the pages of the app, which take their time

    if variant is not None:
        coverage(variant)  # an unknown name is told here
    for line in _coverage.table(language(), variant or ""):
        click.echo(line)


def _print_table(rows: list[Coverage], variant: str) -> None:
    if not rows:
        return
    head = tuple(say(f"cli.rules.{column}", language()) for column in ("rule", "kind", "code", "scenarios"))
    lines = [head, *(_cells(row, variant) for row in rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(3)]
    for line in lines:
        click.echo("  ".join([*(cell.ljust(width) for cell, width in zip(line, widths, strict=False)), line[3]]))


def _cells(row: Coverage, variant: str) -> tuple[str, str, str, str]:
    kind = say("cli.rules.ruling" if row.ruling else "cli.rules.printed", language())
    shown = ", ".join(name.removeprefix(f"{variant}/") for name in row.scenarios)
    return row.rule, kind, ", ".join(row.code) or "-", shown or "-"
