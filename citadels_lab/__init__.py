"""citadels_lab: learn, play and explore the Citadels board games.

>>> import citadels_lab as lab
>>> position = lab.new_game("duel", seed=7)
>>> position.decision.seat
'white'
>>> position = position.answer(position.decision.options[0].action)
"""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from citadels_lab.links import from_link, link
from citadels_lab.rules.editions.variants import variant as _variant
from citadels_lab.rules.kernel import playout as _playout
from citadels_lab.rules.kernel import record as _record
from citadels_lab.rules.kernel.errors import IllegalAction, LabError, cause
from citadels_lab.rules.kernel.observation import Observation, observe
from citadels_lab.rules.kernel.position import Position, Start, begin
from citadels_lab.rules.kernel.stack import roomy as _roomy

__version__ = "0.1.0"

__all__ = [
    "IllegalAction", "LabError", "Observation", "Position",
    "all_lessons", "all_rules", "from_link", "home", "lesson", "link", "load", "new_game", "observe", "play_out",
    "what_if",
]  # fmt: skip


def new_game(variant: str, *, seed: int = 0, **options: Any) -> Position[Any]:
    """Return the first position of a game. The same arguments give the same game on every machine.

    ``variant`` is ``"duel"``, ``"classic"``, ``"dark_city"`` or ``"edition_2016"``; ``seed`` a whole number from 0 to
    2^63 - 1; the options are those of the variant's set-up (docs/options.md): for Duel ``unique_draw``,
    ``leader_build``, ``tiles`` (a CSV table, or the path of one); for the card games ``players`` (a number, or the
    seats' names); for the classic game and the Dark City ``deck`` and ``bank``, for the Dark City also ``characters``
    and ``bonus``; for the 2016 edition ``preset``, ``characters``, ``uniques`` and ``crown``.
    Raises LabError for a bad argument.
    """
    chosen = _variant(variant)
    told = {name: _text_of(value) if name == "tiles" else value for name, value in options.items()}
    return begin(Start(chosen, chosen.check(told), _record.check_seed(seed)))


def load(record: str) -> Position[Any]:
    """Return the position that ``position.record()`` wrote.

    Raises LabError with one sentence naming the place when the text is not a whole, sound record of a legal game.
    """
    return _record.load(record, _variant)


@_roomy
def play_out(position: Position[Any], bots: Any, seed: int = 0) -> Position[Any]:
    """Return the end of the game when bots play on.

    ``bots`` is the name of a bot for every seat, or a mapping from seat to a bot's name or a bot object (an object with
    ``choose(question, look, dice)``). The same position, bots and seed give the same end.
    Raises LabError for an unknown bot, a seat without one or a bad seed, and IllegalAction when a bot answers what
    is not legal.
    """
    from citadels_lab.bots import bot
    from citadels_lab.study.worlds import imagine

    if isinstance(bots, Mapping):
        players = {seat: bot(given) for seat, given in bots.items()}
    else:
        players = dict.fromkeys(position.seats, bot(bots))
    return _playout.play_out(position, players, _record.check_seed(seed), imagine=imagine)


def lesson(which: int | str, language: str = "en") -> Any:
    """Return a lesson for a notebook, by its number or short name, in ``"en"`` or ``"fr"``.

    ``lesson.example("film")`` shows one of its parts in a cell; likewise ``predict``, ``exercise``, ``play`` and
    ``picture``.
    Raises LabError for an unknown lesson or language.
    """
    return _screen().open_lesson(which, language)


def all_lessons(language: str = "en") -> Any:
    """Return the list of all lessons for a notebook."""
    return _screen().open_index(language)


def all_rules(language: str = "en", **asked: str) -> Any:
    """Return the page of rules for a notebook.

    ``asked`` says what it shows: words (``q="thief"``), ``variant``, ``card`` ("classic/king"), ``kind`` ("printed" or
    "ruling"), or one ``rule`` by its id. Raises LabError for a language that the lab does not speak.
    """
    return _screen("rulebook").open_rules(language, **asked)


def home(language: str = "en") -> Any:
    """Return the lab's first page for a notebook: the games, the lessons, the rules. Raises LabError as all_rules."""
    return _screen("home").open_home(language)


def _screen(page: str = "lessons") -> Any:
    """Return the notebook's side of a page: only who opens one needs the libraries of the screen."""
    return import_module(f"citadels_lab.widgets.{page}.face")


def what_if(position: Position[Any], seat: str | None = None, **options: Any) -> Any:
    """Return how the options of a decision compare when bots play on, from what the asked seat may know.

    ``samples`` is "quick", "standard", "careful" or a number of playouts an option; ``bots`` who plays on; ``seed`` the
    number from which all chance follows. ``models``, two or three bots, asks the same with each of them. The other
    options are those of ``citadels_lab.study.whatif.what_if`` and ``citadels_lab.study.models.compare_models``.
    The same arguments give the same answer. Raises LabError for a bad argument, or where nobody is asked.
    """
    if "models" in options:
        from citadels_lab.study.models import compare_models

        return compare_models(position, options.pop("models"), seat, **options)
    from citadels_lab.study.whatif import what_if as ask

    return ask(position, seat, **options)


def _text_of(table: Any) -> Any:
    """Return the text of the file that a path names; anything else as it is."""
    if not isinstance(table, Path) and not (isinstance(table, str) and table.lower().endswith(".csv")):
        return table
    try:
        return Path(table).read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        raise LabError("tiles-unreadable", given=str(table)[:120], why=cause(error)) from None
