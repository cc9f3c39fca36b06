"""The end of a game of Duel, worked out instead of estimated: what each option wins when few cells are left.

>>> from citadels_lab.study.exact import exact
>>> ending = exact(position)                  # everybody answers at random
>>> ending = exact(position, play="best")     # both play as well as can be

With ``play="random"`` this is what ``what_if(position, bots="random")`` estimates, so one can be held against the
other. With ``play="best"`` it is what the option is worth between two who make no mistake (J. von Neumann, 1928: the
larger of the least, step by step from the end); only where nothing is hidden that could still matter.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from citadels_lab.rules.duel.build import GRID
from citadels_lab.rules.duel.state import OTHER
from citadels_lab.rules.kernel.action import Action, spell
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.position import Position
from citadels_lab.words import LANGUAGES, joined, say

from .asking import question
from .endings.here import Here, worlds_here
from .endings.walk import Bounds, TooLarge, Walk, at_random, best_for
from .telling import figure

SCHEMA: Final = "citadels-lab-exact"
VERSION: Final = 1
FREE: Final = 3
"""So many cells of the city may be free, at most."""
NODES: Final = 1_000_000
"""Steps that are played, at most: about twenty seconds."""
RANDOM: Final = "random"
PLAYS: Final = (RANDOM, "best")
DIGITS: Final = 9
SAME: Final = 1e-9
"""Shares nearer than this are the same but for rounding."""


@dataclass(frozen=True, slots=True)
class Worth:
    """One option: its win share, 0 to 1, or the least and the most it can be where a new draft would decide."""

    action: Action
    text: Mapping[str, str]
    low: float
    high: float

    @property
    def known(self) -> bool:
        """Whether the win share is known, not only bounded."""
        return self.high - self.low < SAME

    def share(self, language: str = "en") -> str:
        """Return the win share, or its bounds, in words."""
        low, high = (figure(100 * share, language) for share in (self.low, self.high))
        if self.known:
            return say("exact.share", language, share=low)
        return say("exact.from-to", language, low=low, high=high)


@dataclass(frozen=True, slots=True)
class Ending:
    """What each option of a decision is worth to the seat that is asked, as plain data.

    ``play`` says how both go on: at ``"random"``, or as well as can be (``"best"``). ``worlds`` is how many different
    worlds agree with what the seat has seen, ``nodes`` how many steps were played to find out.
    """

    seat: str
    step: int
    prompt: str
    play: str
    rows: tuple[Worth, ...]
    worlds: int
    nodes: int

    @property
    def known(self) -> bool:
        """Whether every win share is known."""
        return all(row.known for row in self.rows)

    @property
    def tells(self) -> bool:
        """Whether something is known at all."""
        return any(row.high - row.low < 1 - SAME for row in self.rows)

    @property
    def best(self) -> tuple[Action, ...]:
        """The options that none is better than for sure: the best ones, where the shares are known."""
        least = max(row.low for row in self.rows)
        return tuple(row.action for row in self.rows if row.high > least - SAME)

    def plays_as(self, bots: Iterable[str]) -> bool:
        """Whether these bots go on as this says: then playouts of theirs are an estimate of it."""
        return self.play == RANDOM and set(bots) == {RANDOM}

    def to_dict(self) -> dict[str, Any]:
        """Return the ending as JSON-able data."""
        return {
            "schema": SCHEMA, "version": VERSION, "variant": "duel", "seat": self.seat, "step": self.step,
            "prompt": self.prompt, "play": self.play, "worlds": self.worlds, "nodes": self.nodes,
            "options": [
                {"action": spell(row.action), "text": dict(row.text),
                 "low": round(row.low, DIGITS), "high": round(row.high, DIGITS)}
                for row in self.rows
            ],
            "best": [spell(action) for action in self.best],
        }  # fmt: skip

    def to_json(self) -> str:
        """Return the ending as JSON text: the same bytes for the same question."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=2) + "\n"

    def text(self, language: str = "en") -> str:
        """Say which options are best, what they are worth, and how that was found."""
        best = [row for row in self.rows if row.action in self.best]
        options = [say("exact.option", language, option=row.text[language], share=row.share(language)) for row in best]
        if len(self.rows) > 1 and max(row.high for row in self.rows) - min(row.low for row in self.rows) < SAME:
            said = [say("exact.equal", language, share=best[0].share(language))]
        elif not self.tells:
            return say("exact.nothing", language)
        elif self.known:
            said = [say("exact.best", language, options=joined(options, language))]
        else:
            undecided = say("exact.undecided", language, options=joined(options, language))
            said = [undecided, say("exact.draft", language)]
        return " ".join([*said, say(f"exact.play.{self.play}", language)])


def exact(
    position: Position[Any],
    seat: str | None = None,
    *,
    play: str = "random",
    options: Sequence[Any] | None = None,
    nodes: int = NODES,
) -> Ending:
    """Return what the options of the asked seat are worth, from what the seat may know.

    The round is played to its end in every way; a game that would go on with another draft counts as won or lost, which
    gives bounds. ``options`` are the answers to look at, all legal ones if not given. ``nodes`` bounds the work.

    Raises LabError for another game than Duel, for more than three free cells, where it would take more than ``nodes``
    steps, for best play where something hidden matters, and as ``what_if`` does.
    """
    task = question(position, seat, options, "random", 0)
    if play not in PLAYS:  # told before what is wrong with the position: another one would not help
        raise LabError("exact-play", given=shown(play), plays=", ".join(PLAYS))
    check(position)
    decision = position.decision
    assert decision is not None  # ``question`` has seen to it
    here = worlds_here(position, task.seat)
    if play == "best":
        _check_open(position, task.seat, here)
    walk = Walk(task.seat, best_for(task.seat) if play == "best" else at_random, nodes)
    found = {option.action: option for option in decision.options}
    rows = []
    try:
        for action in task.options:
            low, high = _over(here, walk, action)
            rows.append(Worth(action, {lang: found[action].text(lang) for lang in LANGUAGES}, low, high))
    except TooLarge:
        raise LabError("exact-too-large", nodes=nodes) from None
    return Ending(task.seat, len(position.actions), decision.prompt, play, tuple(rows), len(here), walk.nodes)


def _over(here: Sequence[Here], walk: Walk, action: Action) -> Bounds:
    """Return what an answer is worth over all worlds, each as likely as it is."""
    low = high = 0.0
    for world in here:
        least, most = walk.along(world.state, (*world.path, action))
        low += world.chance * least
        high += world.chance * most
    return low, high


def check(position: Position[Any]) -> None:
    """Raise LabError when the position is not one of Duel with few free cells."""
    if position.variant != "duel":
        raise LabError("exact-duel", variant=position.variant)
    free = GRID - len(position._look().now.city)
    if free > FREE:
        raise LabError("exact-free", free=free, most=FREE)


def _check_open(position: Position[Any], seat: str, here: Sequence[Here]) -> None:
    """Refuse best play where one of the two would have to guess: in the draft, and with cards that the other lacks.

    What I hold is no secret that matters when the other is not asked before I have shown it: it has no card to play.
    """
    rival = OTHER[seat]
    theirs = {world.cards for world in here}
    mine = {world.cards for world in worlds_here(position, rival)}
    if not position._look().now.players[rival].hand:
        mine = {(stand,) for _, stand in mine}
    if here[0].state.next in ("pass", "discard") or len(theirs) > 1 or len(mine) > 1:
        raise LabError("exact-hidden", seat=seat, other=rival)
