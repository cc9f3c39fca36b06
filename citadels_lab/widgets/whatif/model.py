"""The what-if of one table as a reactive model: what is set, what is asked, what is known. No screen, no Panel."""

from collections.abc import Mapping
from typing import Any, Final

import param

from citadels_lab.bots import bots, quick_bots
from citadels_lab.rules.kernel.action import named, parse
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.playout import is_uniform
from citadels_lab.rules.kernel.position import Position
from citadels_lab.rules.kernel.record import check_seed
from citadels_lab.session import PERSON, Session
from citadels_lab.study.matrix import GUESSES
from citadels_lab.study.whatif import PRESETS

from .runs import Compared, Guessed, Run

MOST_BOTS: Final = 3
KEPT: Final = 12
"""The results of so many decisions are kept, to come back to."""


class WhatIf(param.Parameterized):
    """What-if at the decisions of a session. Whoever shows it starts ``run.play(runner)`` in a thread of its own."""

    opened = param.Boolean(default=False, doc="Whether the panel is open.")
    samples: Any = param.Selector(default="quick", objects=list(PRESETS), doc="How many playouts an option gets.")
    bots = param.ClassSelector(class_=tuple, default=("random", "greedy"), doc="Who plays on: one to three bots.")
    seed = param.Integer(default=0, bounds=(0, None), doc="The number from which all chance follows.")
    commit = param.Boolean(default=False, doc="Whether one chooses first, and sees numbers only then.")
    choice = param.String(default="", doc="What is chosen so far, as the text of the action; it may still change.")
    run: Any = param.ClassSelector(class_=Compared, default=None, allow_None=True, doc="The question asked here.")
    guess: Any = param.ClassSelector(class_=Guessed, default=None, allow_None=True, doc="The guessing game here.")

    def __init__(self, **params: Any) -> None:
        super().__init__(**params)  # type: ignore[no-untyped-call]
        self.position: Position[Any] | None = None
        self.seat = ""
        self.reveal = False  # whether the panel has just been opened, and is to be brought into sight
        self._kept: dict[Position[Any], tuple[Compared | None, Guessed | None]] = {}

    @property
    def offered(self) -> bool:
        """Whether there is something to ask: the viewer, a person, has more than one option here."""
        return self.position is not None

    def look_at(self, session: Session) -> None:
        """Turn to the decision that a session shows. What was being played elsewhere is stopped; results are kept."""
        position = session.position if asks_its_viewer(session) else None
        if position is self.position:
            return
        self.stop()
        if self.position is not None and (self.run or self.guess):
            self._kept[self.position] = self.run, self.guess
            while len(self._kept) > KEPT:
                self._kept.pop(next(iter(self._kept)))
        run, guess = self._kept.pop(position, (None, None)) if position is not None else (None, None)
        self.position, self.seat = position, session.viewer
        self.param.update(run=run, guess=guess, choice="")

    def set(self, fields: Mapping[str, Any]) -> None:
        """Take over what is filled into the form; raise LabError for what is not possible."""
        seed = str(fields.get("seed", self.seed)).strip()
        if not seed.isdecimal():
            raise LabError("bad-seed", given=shown(seed))
        self.param.update(
            samples=fields.get("samples") if fields.get("samples") in PRESETS else self.samples,
            bots=tuple(bot for bot in by_speed() if fields.get(f"bot-{bot}")),
            seed=check_seed(int(seed)),
            commit=bool(fields.get("commit")),
            choice=str(fields.get("choice") or "") if fields.get("commit") else "",
        )

    @property
    def locked(self) -> bool:
        """Whether a choice was locked here before numbers were shown; it stays what it is."""
        return self.run is not None and self.run.choice is not None

    @property
    def seen(self) -> bool:
        """Whether numbers were shown here without a choice before them: then none can be committed to any more."""
        return not self.locked and (self.run is not None or self.guess is not None)

    @property
    def commits(self) -> bool:
        """Whether a choice has to be locked before numbers are shown."""
        return self.commit and self.run is None and self.guess is None

    def ask(self) -> Compared:
        """Ask with what is set; raise LabError when it cannot be asked."""
        position = self._here()
        if not 1 <= len(self.bots) <= MOST_BOTS:
            raise LabError("what-if-bots-ticked", n=len(self.bots), most=MOST_BOTS)
        choice = self.run.choice if self.locked else None
        if self.commits:
            choice = parse(self.choice) if self.choice else None
            if position.decision is None or choice not in position.decision.legal:
                raise LabError("what-if-choose-first")
        self.stop()
        self.run = Compared(position, self.seat, self.samples, self.seed, bots=self.bots, choice=choice)
        return self.run

    def ask_guess(self, against: str) -> Guessed:
        """Ask for the guessing game against a seat, played on by the last of the bots; raise LabError as ``ask``."""
        position = self._here()
        if against not in self.others:
            raise LabError("no-such-seat", given=shown(against), seats=", ".join(self.others))
        if not self.bots:
            raise LabError("what-if-bots-ticked", n=0, most=MOST_BOTS)
        if self.commits:
            raise LabError("what-if-choose-first")
        self.stop()
        self.guess = Guessed(
            position,
            self.seat,
            self.samples,
            self.seed,
            bot=self.bots[-1],
            against=against,
            planned=PRESETS[self.samples],
        )
        return self.guess

    def stop(self) -> None:
        """Stop what is being played."""
        for run in self.playing:
            run.cancel.set()

    @property
    def playing(self) -> list[Run]:
        """What is being played now."""
        return [run for run in (self.run, self.guess) if run is not None and run.running]

    @property
    def others(self) -> tuple[str, ...]:
        """The other seats."""
        return tuple(seat for seat in self._here().seats if seat != self.seat)

    @property
    def guesses(self) -> bool:
        """Whether it is a guess what others hold: two or more of the options name a character."""
        decision, verbs = self._here().decision, self._here().start.variant.verbs
        legal = decision.legal if decision else ()
        return sum(any(word in named(action, verbs) for word in GUESSES) for action in legal) > 1

    def _here(self) -> Position[Any]:
        if self.position is None:
            raise LabError("what-if-not-here")
        return self.position


def by_speed() -> list[str]:
    """Return the names of the bots that can play on, the fastest first, so that the first numbers come soon."""
    return sorted(quick_bots(), key=lambda name: not is_uniform(bots()[name]))


def asks_its_viewer(session: Session) -> bool:
    """Whether a session shows a decision of its viewer, who is a person, uncovered, with something to choose from."""
    asked, decision = session.asked, session.position.decision
    if asked is None or decision is None or session.curtain or asked != session.viewer:
        return False
    return session.players[asked] == PERSON and len(decision.legal) > 1
