"""What the what-if tests play with: worlds that hide nothing, bots that fail or dawdle; other processes import it."""

import time

from citadels_lab.bots import bot
from citadels_lab.rules.kernel.position import Position, inside


class Open:
    """A seat that sees everything but luck to come: worlds cost next to nothing."""

    def __init__(self, position, seat):
        self._position = position

    def sample(self, dice):
        old = self._position
        base, answers = inside(old)
        base.chance = dice.below(1 << 63)
        return Position(old.start, old.actions, base, answers, ())


class Stubborn:
    """Plays at random, but has no answer when it must discard."""

    name = "stubborn"

    def choose(self, question, look, dice):
        if question.prompt == "discard":
            raise ZeroDivisionError("no")
        return bot("random").choose(question, look, dice)


class Cheat:
    """Answers what is no option."""

    name = "cheat"

    def choose(self, question, look, dice):
        return ("cheat", "everybody")


class Nameless:
    """Has no name."""

    def choose(self, question, look, dice):
        return question.legal[0]


class Quitter:
    """Ends the program instead of answering."""

    name = "quitter"

    def choose(self, question, look, dice):
        raise SystemExit(3)


class Endless:
    """Never answers."""

    name = "endless"

    def choose(self, question, look, dice):
        while True:
            pass


class Slow:
    """Plays at random, and takes its time at each answer."""

    name = "slow"

    def choose(self, question, look, dice):
        time.sleep(0.0005)
        return bot("random").choose(question, look, dice)
