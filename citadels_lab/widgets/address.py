"""What the address of a table asks for: a game, a position, a card, a language. Mistakes are told, never fatal.

``words`` is what was understood of it: an address with these words opens the same table once more.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import panel as pn

import citadels_lab as lab
from citadels_lab.bots import bots
from citadels_lab.keeping import Kept
from citadels_lab.links import position_of
from citadels_lab.lookup.cards import card
from citadels_lab.rules.editions.tables import presets
from citadels_lab.rules.kernel.errors import SHOWN, LabError
from citadels_lab.session import PERSON, Session
from citadels_lab.words import LANGUAGES

from .cards.starting import MOST, new_table, trouble
from .cards.starting_2016 import VARIANT as EDITION_2016
from .dialogs import DIALOGS
from .keeping import find, table_of
from .starting import OPPONENTS, SEATS, players, seed_of
from .themes import THEMES
from .whereabouts import LOOKS, TABLE, who_plays

if TYPE_CHECKING:
    from .app import TableApp

DEALS = 10**15
PRESETS = tuple(name.replace("-", "_") for name in presets())
PAGE: Final = ("lang", "theme")
"""Words that are about the page, not about the table."""

SHOWS: Final = {"scenario": "lesson", "card": "help", "rule": "rule", "dialog": "dialog"}
"""Words that open something on the table, and the press that does the same."""


def asked() -> dict[str, str]:
    """Return the words of the address that a browser has asked for; of a word that comes twice the first."""
    return {name: values[0].decode("utf-8", "replace") for name, values in pn.state.session_args.items() if values}


class Address:
    """What an address says after its question mark; ``variant`` is the game where it does not say which.

    ``wrong`` collects what in it is not possible.
    """

    def __init__(self, args: Mapping[str, str], variant: str = "") -> None:
        self.args = args
        self.variant = variant
        self.wrong: list[LabError] = []
        self.words: dict[str, str] = {}
        self._read: set[str] = set()
        self.kept: Kept | None = None

    @property
    def is_of_a_table(self) -> bool:
        """Whether it asks for something that only a table has."""
        return any(name in self.args for name in (*TABLE, *LOOKS))

    @property
    def names_a_game(self) -> bool:
        """Whether it says which game is to be on the table."""
        return any(name in self.args for name in TABLE if name != "step")

    def table(self) -> Session:
        """Return the table that is asked for; what is not possible is passed over."""
        table = self._kept_game() if "game" in self.args else self._in_the_link() if "at" in self.args else None
        table = table or self._new()
        self.settle(table)
        return table

    def settle(self, table: Session) -> None:
        """Do at a table what the address asks for besides the game itself: the step, the language."""
        if "scenario" not in self.args:
            self._step(table)
        table.language = self._one_of("lang", LANGUAGES) or table.language
        self._one_of("theme", THEMES)  # the page itself wears it
        self._strangers()

    def card(self) -> str:
        """Return the card whose page is asked for, as ``edition_2016/magistrate``; "" for none."""
        try:
            return card(self.args["card"]).key if "card" in self.args else ""
        except LabError:
            return ""

    def open(self, app: "TableApp") -> None:
        """Open on a table what the address asks for besides: a scenario, a card's page, a rule, a dialog."""
        app.came_by(self.words)
        for name, act in SHOWS.items():
            if name in self.args and (name != "dialog" or self._one_of("dialog", DIALOGS)):
                app.act(act, self.args[name])
                if app.opened.error:
                    self.wrong.append(LabError("address-wrong", why=app.opened.error))
        if "scenario" in self.args and app.opened.lesson is not None:
            self._step(app.session)
        if self.wrong:
            told = dict.fromkeys(error.text(app.session.language) for error in self.wrong)
            app.opened.error = " ".join(told)
        app.refresh()

    # --- inside -------------------------------------------------------------------------------------------------

    def _one_of(self, name: str, known: Sequence[str]) -> str | None:
        """Return what the address says about a name, if it is one of those known."""
        self._read.add(name)
        given = self.args.get(name)
        if given is None or given in known:
            return given
        self.wrong.append(LabError("address", name=name, given=given[:SHOWN], known=", ".join(known)))
        return None

    def _strangers(self) -> None:
        """Tell of words that mean nothing here: misspelt ones, and those of another kind of table.

        Those of the server itself are left alone.
        """
        known = (*TABLE, *LOOKS, *PAGE)
        strangers = [name for name in self.args if name not in known and not name.startswith("bokeh-")]
        if strangers:
            self.wrong.append(LabError("address-word", given=strangers[0][:SHOWN], known=", ".join(known)))
        takes = [name for name in TABLE if name in (*self._read, "step")]
        others = [name for name in TABLE if name in self.args and name not in takes]
        if others and self.names_a_game:
            told, name = ", ".join(takes), others[0]
            self.wrong.append(LabError("address-not-here", name=name, given=self.args[name][:SHOWN], known=told))

    def _kept_game(self) -> Session | None:
        """Return the table of the kept game that the address has a key of; None when it opens none."""
        self._read.add("game")
        try:
            self.kept = find(self.args["game"])
            table = table_of(self.kept)
        except LabError as error:
            self.wrong.append(error)
            self.kept = None
            return None
        self.words = {"game": self.args["game"]}
        return table

    def _in_the_link(self) -> Session | None:
        """Return the table of the position that the address holds; None when it holds none that can be opened."""
        self._read |= {"at", "who"}
        try:
            position = position_of(self.args["at"])
            table = Session(position, self._who(position), elsewhere=True)
        except LabError as error:
            self.wrong.append(error)
            return None
        self.words = {"at": self.args["at"], "who": who_plays(table)}
        return table

    def _who(self, position: lab.Position) -> dict[str, str]:
        """Return who plays: as the address says, else a person for the seat that is asked, and bots."""
        given = self.args.get("who", "")
        found = given.split(".")
        if len(found) == len(position.seats) and all(one in (PERSON, *bots()) for one in found):
            return dict(zip(position.seats, found, strict=True))
        if given:
            self.wrong.append(LabError("address-who", given=given[:SHOWN], n=len(position.seats)))
        opponent = self._one_of("opponent", OPPONENTS) or OPPONENTS[0]
        mine = position.decision.seat if position.decision else position.seats[0]
        return {seat: PERSON if seat == mine else opponent for seat in position.seats}

    def _step(self, table: Session) -> None:
        given, last = self.args.get("step"), len(table.timeline) - 1
        if given is None:
            return
        if given.isascii() and given.isdigit() and len(given) < 7:
            table.jump(int(given))
        else:
            self.wrong.append(LabError("address", name="step", given=given[:SHOWN], known=f"0 – {last}"))

    def _new(self) -> Session:
        seed = self._seed()
        asked = self._one_of("variant", ("duel", *MOST)) or self.card().partition("/")[0] or self.variant
        variant = asked if asked in MOST else "duel"
        self.words = {"variant": variant, "seed": str(seed)}
        try:
            return self._duel(seed) if variant == "duel" else self._cards(variant, seed)
        except LabError as error:
            self.wrong.append(LabError("address-wrong", why=error))
            self.words["variant"] = "duel"
            return Session(lab.new_game("duel", seed=seed))

    def _seed(self) -> int:
        self._read.add("seed")
        try:
            return seed_of(self.args.get("seed", secrets.randbelow(DEALS)))
        except LabError as error:
            self.wrong.append(error)
            return secrets.randbelow(DEALS)

    def _duel(self, seed: int) -> Session:
        seat, opponent = self._kept("seat", SEATS), self._kept("opponent", OPPONENTS)
        return Session(lab.new_game("duel", seed=seed), players(seat, opponent), elsewhere=True)

    def _cards(self, variant: str, seed: int) -> Session:
        counts = [str(n) for n in range(2, MOST[variant] + 1)]
        fields = {"variant": variant, "count": self._kept("players", counts) or "4"}
        if opponent := self._kept("opponent", OPPONENTS):
            fields["bot"] = opponent
        if variant == EDITION_2016 and (preset := self._kept("preset", PRESETS)):
            fields["preset"] = preset
        if wrong := trouble(fields):
            self.wrong.append(LabError("address-wrong", why=wrong))
            fields["count"] = self.words["players"] = "4"
        table = Session(lab.new_game("duel"), elsewhere=True)
        new_table(table, {**fields, "seed": seed})
        return table

    def _kept(self, name: str, known: Sequence[str]) -> str | None:
        """Return what the address says about a name, and remember it for the address of this table."""
        given = self._one_of(name, known)
        if given is not None:
            self.words[name] = given
        return given
