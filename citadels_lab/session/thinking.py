"""What a bot that takes its time is asked at a table, and how it is made to answer in time, away from the table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from citadels_lab.bots import bot
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.playout import bot_answer, wants_worlds
from citadels_lab.rules.kernel.position import Position
from citadels_lab.study.runners import Runner
from citadels_lab.study.worlds import imagine

from .lines import PERSON

SECONDS: Final = 2.0
"""So long a bot may think about a decision at a table: three of them between two turns of mine are still bearable."""


@dataclass(frozen=True, eq=False)
class Thought:
    """A question that a bot is to think about. Each asking is a thought of its own, so that a late answer is known."""

    position: Position[Any]
    player: Any

    def work_out(self, runner: Runner, stopped: Callable[[], bool]) -> Action:
        """Return the bot's answer, within the time and with the help of ``runner``; meant for a thread.

        Once ``stopped()`` is true nobody wants it any more, and whatever is returned means nothing.
        """
        thinker = bot(self.player)
        if hasattr(thinker, "helped"):
            thinker = thinker.helped(runner, SECONDS, stopped)
        return bot_answer(self.position, thinker, self.position.start.seed, imagine)


def takes_its_time(player: Any) -> bool:
    """Whether whoever plays a seat is a bot that cannot answer at once."""
    return player != PERSON and wants_worlds(bot(player))
