"""Where one is at a table, as the words of an address: which game, which step, what is open; and going there again."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl, urlencode

from citadels_lab.links import text_of
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.scenarios import names
from citadels_lab.session import PERSON, Session

if TYPE_CHECKING:
    from .app import TableApp

TABLE: Final = ("variant", "players", "seed", "opponent", "seat", "preset", "at", "who", "game", "step")
"""Words of an address that say which game, and where in it."""

LOOKS: Final = ("scenario", "card", "rule", "dialog")
"""Words of an address that say what is open over the game."""

LONGEST: Final = 2_000


def address(app: "TableApp") -> dict[str, Any]:
    """Return the words of the page's address, None for those it does not have, and what is open."""
    those, table = opened(app), app.session
    words: dict[str, str | None] = {**dict.fromkeys((*TABLE, *LOOKS)), **_game(app)}
    words |= {name: those[name] for name in LOOKS if name in those}
    stands = table.cursor == 0 if app.opened.lesson else table.at_end
    if not stands and app.opened.imagined is None:
        words["step"] = str(table.cursor)
    return {"words": words | {"lang": table.language}, "opened": urlencode(those, safe="/")}


def opened(app: "TableApp") -> dict[str, str]:
    """Return what is open over the game; a scenario of one's own and an imagined game have no words in an address."""
    open_now, lesson = app.opened, app.opened.lesson
    name = lesson.scenario.name if lesson else ""
    ours = bool(name) and name in names()
    found = {
        "scenario": name if ours else "",
        "file": "" if ours else name,
        "imagined": "yes" if open_now.imagined else "",
        "card": open_now.help,
        "rule": open_now.rule,
        "dialog": open_now.dialog,
    }
    return {name: what for name, what in found.items() if what}


def go(app: "TableApp", given: str) -> None:
    """Open and close what it takes to have this open; the browser has gone back or forward to where it was."""
    try:
        wanted = dict(parse_qsl(given[:LONGEST], max_num_fields=10))
    except ValueError:
        wanted = {}
    here, acts = opened(app), app.acts
    if any(here.get(name) != wanted.get(name) for name in ("scenario", "file", "imagined")):
        if "scenario" in wanted:
            acts.do("lesson", wanted["scenario"])
        else:
            app.end_lesson()
    app.opened.help = app.opened.rule = app.opened.dialog = ""
    for name, act in (("card", "help"), ("rule", "rule"), ("dialog", "dialog")):
        if name in wanted:
            app.acts.do(act, wanted[name])


def who_plays(table: Session) -> str:
    """Return who plays the seats, in their order, as an address says it: ``person.greedy.greedy``."""
    players = [table.players[seat] for seat in table.position.seats]
    return ".".join(player if isinstance(player, str) else PERSON for player in players)


def words_of(table: Session) -> dict[str, str]:
    """Return the words of an address that open a table where its game stands; none for an imagined game."""
    try:
        return {"at": text_of(table.timeline[-1]), "who": who_plays(table)}
    except LabError:
        return {}


def _game(app: "TableApp") -> Mapping[str, str]:
    """Return the words that open the game: those it was opened with until something has been answered."""
    if "game" in app.words or app.table.timeline is app.addressed:
        return app.words
    return words_of(app.table)
