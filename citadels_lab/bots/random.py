"""The random bot: every legal answer is equally likely."""

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.playout import Look, Question
from citadels_lab.rules.kernel.table import Pick


class Random:
    """Plays at random. A measure for other bots, and a fair opponent for a first game."""

    name = "random"

    def choose(self, question: Question, look: Look, dice: Dice) -> Action:
        """Return one of the legal answers."""
        return dice.choice(question.legal)

    def choose_blindly(self, dice: Dice) -> Pick:
        """Return what takes one of the legal answers (see BlindBot)."""
        return dice.choice


BOT = Random()
