"""``citadels-lab show RECORD``: a position in words, with the question and its options."""

from typing import Any

import click

import citadels_lab as lab
from citadels_lab.cli import language
from citadels_lab.cli._files import read_record
from citadels_lab.cli._steps import at_step
from citadels_lab.cli._table import table_lines
from citadels_lab.pictures import in_words
from citadels_lab.rules.kernel.action import spell
from citadels_lab.rules.kernel.decision import Decision, Option
from citadels_lab.rules.kernel.position import Position
from citadels_lab.words import name, say, spoken


@click.command("show")
@click.argument("file")
@click.option("--seat")
@click.option("--at", type=int)
@click.option("--all", "everything", is_flag=True)
def command(file: str, seat: str | None, at: int | None, everything: bool) -> None:
    """Show the position of a record in words: the table, who is asked what, and what may be answered."""
    position = at_step(read_record(file), at)
    look = lab.observe(position, seat)
    # a Duel city is drawn as a map; a card game's table is told
    lang = spoken(position.variant, language())
    lines = table_lines(look.facts, lang) if "room" in look.facts else in_words(look, language())
    for line in lines:
        click.echo(line)
    click.echo()
    if look.decision:
        _show_decision(look.decision, lang, everything)
    elif look.asked:
        click.echo(say("cli.show.waits", language(), who=name("seat", look.asked, language())))
    else:
        _show_end(position)


def _show_decision(decision: Decision, lang: str, everything: bool) -> None:
    who = name("seat", decision.seat, lang)
    click.echo(say("cli.show.asked", lang, who=who, question=decision.text(lang)))
    refused = [option for option in decision.options if not option.legal]
    for option in decision.options:
        if option.legal or everything:
            _show_option(option, lang)
    if refused and not everything:
        click.echo(say("cli.show.more", lang, n=len(refused)))


def _show_option(option: Option, lang: str) -> None:
    mark = "+" if option.legal else "-"
    click.echo(f"  {mark} {option.text(lang)}  [{spell(option.action)}]")
    if option.reason:
        why = " ".join(part for part in (option.reason.text(lang), option.reason.fix(lang)) if part)
        click.echo(f"      {why}  ({option.reason.rule})")


def _show_end(position: Position[Any]) -> None:
    lang = language()
    for seat, score in position.scores().items():
        click.echo(say("cli.show.points", lang, who=name("seat", seat, lang), n=score.total))
    winners = ", ".join(name("seat", seat, lang) for seat in position.winners)
    click.echo(say("cli.show.won", lang, who=winners))
