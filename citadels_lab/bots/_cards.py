"""The greedy bot at a table of the card game: what each answer is worth to it, in points.

One judge for every variant of the family: an answer is judged by its verb, a character by its name. What is not known
here (a verb or a character of another edition) gets a small fixed worth, so that a new card needs a line only if it
deserves more thought. The flow's verbs are here, those of powers and districts in ``_cards_powers.py``, those that came
with the 2016 edition in ``_cards_2016.py``.
"""

from collections.abc import Callable, Mapping
from typing import Final

from citadels_lab.bots import _cards_2016 as edition_2016
from citadels_lab.bots import _cards_powers as powers
from citadels_lab.bots import _cards_worth as worth
from citadels_lab.bots._cards_characters import use
from citadels_lab.bots._cards_view import View
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.playout import Question
from citadels_lab.rules.kernel.variant import Facts

Judge = Callable[[View, Action], float]

UNKNOWN = 0.05
"""What an answer is worth that this bot knows nothing of: a little more than to stop."""
STAGE = 100.0
NEVER = float("-inf")
FIRST: Final[Mapping[str, int]] = {
    "murder": 9, "rob": 9,
    "alms": 8, "court": 8, "extra-coin": 8, "extra-cards": 8, "income": 8,
    "collect": 8, "tithe": 8, "alms-from": 8, "spy-on": 8, "foresee": 8, "take-crown": 8, "warrant": 9, "threaten": 9,
    "gather": 6,
    "look": 5, "bewitch": 5, "voyage": 5, "laboratory": 5, "study": 5,
    "build": 4, "borrow": 4,
    "seize": 3, "destroy": 2, "armory": 2, "embellish": 2, "museum": 2,
}  # fmt: skip
"""In what order a turn's worthwhile choices are made, the highest first; those not named come last."""
BY_THE_HAND: Final = ("income", "swap", "redraw", "smithy")
"""The acts whose place in the turn depends on the hand."""
BEFORE_THE_INCOME = 7
AFTER_BUILDING = 3


def judge(facts: Facts, question: Question) -> list[float]:
    """Return what each legal answer is worth, in points.

    In a turn's menu what should come first is worth more, and what comes later is not looked at when something before
    it is worthwhile.
    """
    view = View(facts, question.seat)
    legal = question.legal
    if question.prompt != "turn":
        return [JUDGES.get(str(action[0]), _unknown)(view, action) for action in legal]
    stages = {verb: _stage(view, verb) for verb in {str(action[0]) for action in legal}}
    worths = [NEVER] * len(legal)
    for stage in sorted(set(stages.values()), reverse=True):
        for at, action in enumerate(legal):
            if stages[str(action[0])] == stage:
                worth_of = JUDGES.get(str(action[0]), _unknown)(view, action)
                worths[at] = worth_of + STAGE * stage if worth_of > 0 else worth_of
        if max(worths) > 0:
            break
    return worths


def _stage(view: View, verb: str) -> int:
    """Return when an act has its place in the turn; for some that depends on the hand."""
    if verb not in BY_THE_HAND:
        return FIRST.get(verb, 1)
    coins = view.gold if view.turn["gathered"] else view.gold + worth.GATHERED
    building = worth.wanted(view, coins) if view.turn["left"] else {}
    if verb == "income" and building:
        target = max(building, key=lambda name: building[name])
        pays = view.color(target) == worth.COLOR_OF.get(view.turn["character"])
        return AFTER_BUILDING if pays else FIRST[verb]
    if verb in ("swap", "redraw"):
        gold = view.gold + worth.coming(view)
        return 1 if view.turn["left"] and worth.wanted(view, gold) else BEFORE_THE_INCOME
    if verb == "smithy":
        return 1 if building else FIRST["look"]
    return FIRST[verb]


def _unknown(view: View, action: Action) -> float:
    return UNKNOWN


def _stop(view: View, action: Action) -> float:
    return 0.0


def _gain(view: View, action: Action) -> float:
    """What brings something and costs nothing."""
    return 1.0


def _pick(view: View, action: Action) -> float:
    return use(view, str(action[1]))


def _set_aside(view: View, action: Action) -> float:
    return max(use(chair, str(action[1])) for chair in view.chairs.values())


def _gather(view: View, action: Action) -> float:
    if action[1] == "gold":
        return 1.0 if view.facts["bank"] else 0.1
    return 1.2 if worth.need_cards(view) and not view.last_round else 0.5


def _keep_card(view: View, action: Action) -> float:
    kept = [str(name) for name in action[1:]]
    return sum(worth.card(view, name, [*view.hand, *kept]) for name in kept)


def _build(view: View, action: Action) -> float:
    name = str(action[1])
    return worth.district(view, name) - worth.means(view, name, action[2:])


JUDGES: Final[Mapping[str, Judge]] = {
    "pick": _pick, "set-aside": _set_aside, "gather": _gather, "keep-card": _keep_card, "build": _build,
    "end": _stop, "pass": _stop,
    "income": _gain, "extra-coin": _gain, "extra-cards": _gain, "alms": _gain, "court": _gain,
    **powers.JUDGES, **edition_2016.JUDGES,
}  # fmt: skip
