"""The random bot: every legal answer is equally likely."""

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.playout import Look, Question


class Random:
    """Plays at random. A measure for other bots, and a fair opponent for a first game."""

    name = "random"
    uniform = True

    def choose(self, question: Question, look: Look, dice: Dice) -> Action:
        """Return one of the legal answers."""
        return dice.choice(question.legal)


BOT = Random()
