"""What a new game of the 2016 edition needs to know: one of seven presets, or an own cast and unique districts."""

from collections.abc import Iterable, Mapping
from typing import Any

from citadels_lab.rules.editions.casting_2016 import RANDOM, UNIQUES
from citadels_lab.rules.editions.edition_2016 import RANKS
from citadels_lab.rules.editions.tables import presets, uniques_2016
from citadels_lab.words import joined, say
from citadels_lab.words import name as name_in

from ..fields import choose, field, tick
from ..html import Html, el, press
from ..look import Look
from .starting_2016 import NOBODY, OWN, basis, cast_2016, changed, draws, preset_of, uniques_of


def fields_2016(look: Look, fields: Mapping[str, Any], names: list[str]) -> Iterable[Html | None]:
    """Return the fields below the seats; ``names`` are the players at the table."""
    players = len(names)
    preset = preset_of(fields, players)
    known = [(name, _word(look, f"presets.{name}")) for name in presets()]
    crown = str(fields.get("crown", RANDOM))
    seats = [(RANDOM, _word(look, "new.crown-random")), *((name, name) for name in dict.fromkeys(names) if name)]
    return (
        field(_word(look, "new.preset"), choose("preset", [*known, (OWN, _word(look, "new.own"))], preset)),
        _kept("was", basis(fields, players) if preset == OWN else preset),
        _kept("draw", str(draws(fields))),
        *(_own(look, fields, players) if preset == OWN else (_told(look, fields, players),)),
        field(_word(look, "new.crown"), choose("crown", seats, crown if crown in names else RANDOM)),
    )


def _word(look: Look, key: str, **args: object) -> str:
    return say(f"table.{key}", look.language, **args)


def _name(look: Look, kind: str, id: str) -> str:
    return str(name_in(kind, id, f"{look.language}@2016"))


def _kept(name: str, value: str) -> Html:
    return el("input", type="hidden", name=name, value=value, data_key=f"field {name}")


def _told(look: Look, fields: Mapping[str, Any], players: int) -> Html:
    """Say what the preset consists of at this table, and what it was changed in."""
    cast = [f"{RANKS[name]} {_name(look, 'character', name)}" for name in cast_2016(fields, players)]
    uniques = [_name(look, "district", name) for name in uniques_of(fields, players)]
    changes = [el("li", _change(look, out, instead)) for out, instead in changed(fields, players)]
    return el(
        "div",
        el("ul", *changes, cls="changed", role="status") if changes else None,
        el("p", el("b", _word(look, "new.cast-is")), " ", joined(cast, look.language)),
        el("p", el("b", _word(look, "new.uniques-are")), " ", joined(uniques, look.language)),
        cls="preset",
        data_key="preset told",
    )


def _change(look: Look, out: str, instead: str) -> str:
    if not instead:
        return say("events.left-out", look.language, character=out)
    if not out:
        return say("events.comes-in", look.language, character=instead)
    return say("events.stands-in", look.language, character=out, by=instead)


def _own(look: Look, fields: Mapping[str, Any], players: int) -> tuple[Html, Html]:
    return _cast(look, fields, players), _uniques(look, fields, players)


def _cast(look: Look, fields: Mapping[str, Any], players: int) -> Html:
    cast = {RANKS[name]: name for name in cast_2016(fields, players)}
    rows = [_rank(look, rank, cast.get(rank, NOBODY)) for rank in range(1, 10)]
    draw = press("random-cast", "", _word(look, "new.random-cast"), cls="opt")
    return el("fieldset", el("legend", _word(look, "new.cast")), el("div", *rows, cls="ranks"), draw, data_key="cast")


def _rank(look: Look, rank: int, chosen: str) -> Html:
    those = [(name, _name(look, "character", name)) for name, its in RANKS.items() if its == rank]
    if rank == 9:
        those = [(NOBODY, _word(look, "new.nobody")), *those]
    control = choose(f"rank-{rank}", those, chosen, _word(look, "new.rank", n=rank))
    return el("div", el("span", rank, cls="num", aria_hidden="true"), control, cls="rankrow", data_key=f"rank {rank}")


def _uniques(look: Look, fields: Mapping[str, Any], players: int) -> Html:
    chosen = uniques_of(fields, players)
    boxes = [tick(f"unique-{name}", _name(look, "district", name), on=name in chosen) for name in uniques_2016()]
    drawn = f"boxes {draws(fields)} {basis(fields, players)}"  # what is drawn anew gets new boxes
    return el(
        "fieldset",
        el("legend", _word(look, "new.uniques")),
        el("p", _word(look, "new.ticked", n=len(chosen), of=UNIQUES), cls="soft", role="status"),
        el("div", *boxes, cls="boxes", data_key=drawn),
        _kept("ticked", "yes"),
        press("random-uniques", "", _word(look, "new.random-uniques"), cls="opt"),
        data_key="uniques",
    )
