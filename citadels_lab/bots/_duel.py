"""The greedy bot at a table of Duel: what each answer is worth to it, in points."""

from collections.abc import Callable

from citadels_lab.bots import _duel_characters as characters
from citadels_lab.bots import _duel_worth as worth
from citadels_lab.bots._duel_view import View
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.playout import Question
from citadels_lab.rules.kernel.variant import Facts

Judge = Callable[[View, Question, Action], float]

GIVEN_AWAY = 0.7
"""How much a card passed to the opponent counts against it being passed."""
COINS = {"expansion-other": 2, "merchant-gold": 3}
"""Coins that the answer "gold" brings."""


def judge(facts: Facts, question: Question) -> list[float]:
    """Return what each legal answer is worth, in points; passing is worth nothing."""
    view = View(facts, question.seat)
    return [JUDGES[str(action[0])](view, question, action) for action in question.legal]


def _pass(view: View, question: Question, action: Action) -> float:
    return 0.0


def _stand(view: View, question: Question, action: Action) -> float:
    return sum(worth.WHEN_BUILT[str(tile)] for tile in action[1:])


def _keep(view: View, question: Question, action: Action) -> float:
    passed = [card for card in view.my["dealt"] if card not in action]
    kept = sum([characters.use(view, str(card)) for card in action[1:]])
    return kept - GIVEN_AWAY * sum([characters.use(view.opponent, card) for card in passed])


def _discard(view: View, question: Question, action: Action) -> float:
    return -characters.use(view, str(action[1]))


def _name(view: View, question: Question, action: Action) -> float:
    character = str(action[1])
    if character == "nobody":
        return 0.0
    chance = characters.held(view, character)
    if question.prompt == "name-thief":
        return chance
    return chance * characters.use(view.opponent, character)


def _steal(view: View, question: Question, action: Action) -> float:
    return worth.coins_from(view, str(action[1]), 1)


def _den(view: View, question: Question, action: Action) -> float:
    return worth.coins_from(view, str(action[1]), int(action[2]))


def _seats(view: View, question: Question, action: Action) -> float:
    n = {"king-seats": 1 + view.of_color("noble"), "queen": view.colors()}.get(question.prompt, 2)
    return worth.seats(view, n)


def _guard(view: View, question: Question, action: Action) -> float:
    coin = 0.0
    if question.prompt == "king-guard" and view.bank:
        coin = float(view.city[str(action[1])].mine)
    return worth.guard(view, str(action[1])) - worth.guard(view, view.facts["guard"]) + coin


def _coin(view: View, question: Question, action: Action) -> float:
    return 1.0 if view.city[str(action[1])].mine else -1.0


def _gift(view: View, question: Question, action: Action) -> float:
    return 2 * view.coin


def _gold(view: View, question: Question, action: Action) -> float:
    return view.coin * min(view.bank, COINS[question.prompt])


def _build(view: View, question: Question, action: Action) -> float:
    tile, cell = str(action[1]), str(action[2])
    off = len(action) - 3
    if question.prompt == "abbot-build":
        off = view.of_color("religious")
    return worth.build(view, tile, cell, worth.price(view, tile, cell, off))


def _take(view: View, question: Question, action: Action) -> float:
    district = view.city[str(action[1])]
    return worth.diplomat(view, district) if question.prompt == "diplomat" else worth.warlord(view, district)


def _count_as(view: View, question: Question, action: Action) -> float:
    """A colour that is still missing is best; where one colour is counted, that colour."""
    color = str(action[1])
    if len(question.legal) == 2:
        return float(color != "unique")
    return float(all(own.color != color for own in view.mine if own.tile != "school-of-magic"))


def _wish(view: View, question: Question, action: Action) -> float:
    return worth.best_build(view, gold=view.gold - 1) - view.coin


JUDGES: dict[str, Judge] = {
    "pass": _pass, "stand": _stand, "keep": _keep, "discard": _discard, "name": _name, "steal": _steal, "den": _den,
    "seats": _seats, "guard": _guard, "coin": _coin, "gift": _gift, "gold": _gold, "build": _build, "take": _take,
    "count-as": _count_as, "wish": _wish,
}  # fmt: skip
