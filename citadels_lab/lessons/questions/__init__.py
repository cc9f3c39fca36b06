"""The kinds of questions: each asks the engine for its answer, so that no file needs to hold one."""

from collections.abc import Callable

from citadels_lab.lessons.questions.asker import Asker
from citadels_lab.lessons.questions.base import Given, Item, Played, Question, Remark, Verdict
from citadels_lab.lessons.questions.choose import Choose, Tick
from citadels_lab.lessons.questions.compute import Compute
from citadels_lab.lessons.questions.mark import Mark
from citadels_lab.lessons.questions.order import Order

KINDS: dict[str, Callable[[Asker], Question]] = {kind.kind: kind.read for kind in (Choose, Tick, Order, Mark, Compute)}
"""Who reads each kind of question, by the word that a file uses for it."""

__all__ = [
    "KINDS",
    "Choose",
    "Compute",
    "Given",
    "Item",
    "Mark",
    "Order",
    "Played",
    "Question",
    "Remark",
    "Tick",
    "Verdict",
]
