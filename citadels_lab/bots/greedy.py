"""The greedy bot: it takes the answer that looks best at this moment and never thinks about the next one."""

from collections.abc import Callable, Mapping
from typing import Final

from citadels_lab.bots import _cards, _duel
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.playout import Look, Question
from citadels_lab.rules.kernel.variant import Facts

JUDGES: Final[Mapping[str, Callable[[Facts, Question], list[float]]]] = {
    "duel": _duel.judge,
    "classic": _cards.judge,
    "dark_city": _cards.judge,
    "edition_2016": _cards.judge,
}
"""For each variant: what every legal answer is worth, from the observed facts."""


class Greedy:
    """Weighs every legal answer by rules of thumb (one module a family of games) and takes the best.

    Equals are chosen among by dice. It sees only what its seat may know. A sensible opponent for a beginner.
    """

    name = "greedy"
    glances = True

    def choose(self, question: Question, look: Look, dice: Dice) -> Action:
        """Return the legal answer that is worth most."""
        if len(question.legal) == 1:
            return question.legal[0]
        worths = JUDGES[question.variant](look(), question)
        best = max(worths)
        return dice.choice([action for action, worth in zip(question.legal, worths, strict=True) if worth == best])


BOT = Greedy()
