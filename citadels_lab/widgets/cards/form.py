"""What a new card game needs to know: the seats and who plays them, deck, bank, the cast, the bonus districts."""

from collections.abc import Iterable, Mapping
from typing import Any

from citadels_lab.bots import bots
from citadels_lab.rules.editions.classic import BANKS
from citadels_lab.rules.editions.dark_city import RANKS
from citadels_lab.rules.editions.tables import DECKS
from citadels_lab.session import PERSON, SECONDS
from citadels_lab.words import name as name_in
from citadels_lab.words import say

from ..fields import choose, field, tick
from ..html import Html, el, press
from ..look import Look
from .form_2016 import fields_2016
from .starting import CHOSEN, MOST, NOBODY, cast_of, count, free_districts, name_of, player_of, trouble
from .starting_2016 import VARIANT as EDITION_2016

VARIANTS = tuple(MOST)
DRAWN = 5


def card_fields(look: Look, fields: Mapping[str, Any]) -> Iterable[Html | None]:
    """Return the fields of a card game."""
    table = (_players(look, fields), _seats(look, fields))
    if fields["variant"] == EDITION_2016:
        return (*table, *fields_2016(look, fields, [name_of(fields, at) for at in range(count(fields))]))
    dark = fields["variant"] == "dark_city"
    decks = [(name, _word(look, f"new.decks.{name}")) for name in DECKS]
    banks = [(name, _word(look, f"new.banks.{name}")) for name in BANKS]
    return (
        *table,
        _cast(look, fields) if dark else None,
        _bonus(look, fields) if dark else None,
        field(_word(look, "new.deck"), choose("deck", decks, fields.get("deck", DECKS[0]))),
        field(_word(look, "new.bank"), choose("bank", banks, fields.get("bank", BANKS[0]))),
    )


def _players(look: Look, fields: Mapping[str, Any]) -> Html:
    counts = [(str(n), _word(look, "new.count", n=n)) for n in range(2, MOST[fields["variant"]] + 1)]
    return field(_word(look, "new.players"), choose("count", counts, str(count(fields))))


def refusal(look: Look, fields: Mapping[str, Any]) -> str:
    """Say what about the form is not possible; nothing when the game can start."""
    error = trouble(fields)
    return error.text(look.language) if error else ""


def _word(look: Look, key: str, **args: object) -> str:
    return say(f"table.{key}", look.language, **args)


def _seats(look: Look, fields: Mapping[str, Any]) -> Html:
    robots = [(bot, look.say("who.bot", bot=look.bot_name(bot))) for bot in bots()]
    players = [(PERSON, look.say("who.person")), *robots]
    rows = [_seat(look, fields, at, players) for at in range(count(fields))]
    more = el("small", look.say("new.what-if", n=round(SECONDS)))
    return el("fieldset", el("legend", _word(look, "new.seats")), *rows, more, cls="seatrows", data_key="seats")


def _seat(look: Look, fields: Mapping[str, Any], at: int, players: list[tuple[str, str]]) -> Html:
    name = el(
        "input",
        type="text",
        name=f"name-{at}",
        value=name_of(fields, at),
        maxlength=20,
        autocomplete="off",
        aria_label=_word(look, "new.name", n=at + 1),
        data_key=f"field name-{at}",
    )
    who = choose(f"who-{at}", players, player_of(fields, at), _word(look, "new.who", n=at + 1))
    return el("div", el("span", at + 1, cls="num", aria_hidden="true"), name, who, cls="seatrow", data_key=f"row {at}")


def _cast(look: Look, fields: Mapping[str, Any]) -> Html:
    cast = {RANKS[name]: name for name in cast_of(fields)}
    rows = [_rank(look, rank, cast.get(rank, NOBODY)) for rank in range(1, 10)]
    draw = press("random-cast", "", _word(look, "new.random-cast"), cls="opt")
    return el("fieldset", el("legend", _word(look, "new.cast")), el("div", *rows, cls="ranks"), draw, data_key="cast")


def _rank(look: Look, rank: int, chosen: str) -> Html:
    those = [(name, str(name_in("character", name, look.language))) for name, its in RANKS.items() if its == rank]
    if rank == 9:
        those = [(NOBODY, _word(look, "new.nobody")), *those]
    control = choose(f"rank-{rank}", those, chosen, _word(look, "new.rank", n=rank))
    return el("div", el("span", rank, cls="num", aria_hidden="true"), control, cls="rankrow", data_key=f"rank {rank}")


def _bonus(look: Look, fields: Mapping[str, Any]) -> Html:
    how = fields.get("bonus", "3")
    choices = [(str(n), _word(look, "new.drawn", n=n)) for n in range(DRAWN + 1)]
    choices.append((CHOSEN, _word(look, "new.listed")))
    boxes = [
        tick(f"bonus-{name}", str(name_in("district", name, look.language)), on=f"bonus-{name}" in fields)
        for name in free_districts(fields)
    ]
    listed = el("div", *boxes, cls="boxes", data_key="boxes") if how == CHOSEN else None
    return el("div", field(_word(look, "new.bonus"), choose("bonus", choices, how)), listed, data_key="bonus")
