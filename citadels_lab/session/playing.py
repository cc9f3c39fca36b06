"""Lines of play as a table knows them, and how bots answer along them: at once, or after thinking elsewhere."""

import logging
from collections.abc import Mapping
from typing import Any

import param

from citadels_lab.bots import bot
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.errors import LabError, fault
from citadels_lab.rules.kernel.playout import bot_answer
from citadels_lab.rules.kernel.position import Position
from citadels_lab.study.worlds import imagine

from .lines import PERSON, Line, fork, name_of
from .seeing import Seeing
from .thinking import Thought, takes_its_time


class Playing(Seeing):
    """The lines that have been played, and what follows from an answer."""

    elsewhere = param.Boolean(
        default=False, doc="Whether bots that take their time think elsewhere, by ``thought``, and not at once."
    )
    thought: Any = param.ClassSelector(
        class_=Thought, default=None, allow_None=True, doc="What a bot is to think about here, for ``take`` to take."
    )

    def __init__(self, **params: Any) -> None:
        super().__init__(**params)
        self._lines: list[Line] = []
        self._found: dict[Position[Any], Action | Exception] = {}

    def _follow(self, line: Line, cursor: int, action: Action) -> tuple[Line, int]:
        """Return the line and cursor after an answer: along this line or another known one, or on a new line."""
        for known in (line, *self._lines):
            if cursor + 1 < len(known) and known[cursor + 1].actions[-1] == action and fork(known, line) >= cursor:
                return known, cursor + 1
        position = line[cursor].answer(action)
        return (*line[: cursor + 1], position), cursor + 1

    def _keep(self, line: Line) -> None:
        """Remember the line: in the place of the one that it continues, or as a new one."""
        for at, known in enumerate(self._lines):
            if fork(known, line) == len(known) - 1:
                self._lines[at] = line
                return
        self._lines.append(line)

    def _let_bots_answer(self, line: Line, cursor: int) -> tuple[Line, int]:
        """Return the line and cursor where a person is asked, a bot has to think first, or the game is over."""
        while decision := line[cursor].decision:
            name = self.players[decision.seat]
            if name == PERSON:
                break
            try:
                answer = self._answer_of(name, line, cursor)
                if answer is None:
                    break
                line, cursor = self._follow(line, cursor, answer)
            except Exception as error:  # a bot is anybody's code; whatever it does wrong, the table stays as it was
                if not isinstance(error, LabError):
                    logging.getLogger(__name__).error("The bot %s failed", name_of(name), exc_info=error)
                raise LabError("bot-failed", bot=name_of(name), seat=decision.seat, why=fault(error)) from error
        return line, cursor

    def _answer_of(self, player: Any, line: Line, cursor: int) -> Action | None:
        """Return what a bot answers; None when it has to think first. What it has thought out once it says again."""
        position = line[cursor]
        if not self.elsewhere or not takes_its_time(player):
            return bot_answer(position, bot(player), position.start.seed, imagine)
        decision = position.decision
        if decision is not None and len(decision.legal) == 1:
            return decision.legal[0]
        if self.shared and cursor + 1 < len(line):
            return line[cursor + 1].actions[-1]  # it stands
        found = self._found.get(position)
        if isinstance(found, Exception):
            raise found
        return found

    def _thought_at(self, position: Position[Any], players: Mapping[str, Any] | None = None) -> Thought | None:
        """Return what is to be thought about here: what is being thought about already, or else a new thought."""
        player = (players or self.players)[position.decision.seat] if position.decision else PERSON
        if not self.elsewhere or not takes_its_time(player):
            return None
        now: Thought | None = self.thought
        same = now is not None and now.position is position and now.player == player
        return now if same else Thought(position, player)
