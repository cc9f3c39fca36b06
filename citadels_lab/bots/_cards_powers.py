"""What the greedy bot thinks of using the powers of characters and districts of the card game, in points."""

from collections.abc import Callable, Mapping
from typing import Final

from citadels_lab.bots import _cards_worth as worth
from citadels_lab.bots._cards_characters import chances, use
from citadels_lab.bots._cards_view import View
from citadels_lab.rules.kernel.action import Action

A_TURN = 2.5
"""What an ordinary turn brings."""
A_HIDDEN_CARD = 0.6
NEW_CARD = 0.3
ARMORY = 3.0


def _murder(view: View, action: Action) -> float:
    """A turn that a strong player probably loses."""
    name = str(action[1])
    worths = [
        worth.loss(view, seat, chances(view, seat)[name] * (A_TURN + use(view.chairs[seat], name)))
        for seat in view.others
        if name in chances(view, seat)
    ]
    return sum(worths)


def _rob(view: View, action: Action) -> float:
    name = str(action[1])
    hauls: list[float] = [view.players[seat]["gold"] * chances(view, seat).get(name, 0.0) for seat in view.others]
    return worth.COIN * sum(hauls)


def _bewitch(view: View, action: Action) -> float:
    """The power if somebody holds it; else the turn is lost."""
    name = str(action[1])
    held = min(1.0, sum(chances(view, seat).get(name, 0.0) for seat in view.others))
    return held * (A_TURN + use(view, name)) - (1 - held) * 0.5 * worth.best_build(view, view.gold)


def _swap(view: View, action: Action) -> float:
    seat = str(action[1])
    mine = sum(worth.card(view, name) for name in view.hand)
    more = len(view.players[seat]["hand"]) - len(view.hand)
    return A_HIDDEN_CARD * len(view.players[seat]["hand"]) - mine + worth.loss(view, seat, worth.CARD * more)


def _redraw(view: View, action: Action) -> float:
    """Cards that will never be built are exchanged for others."""
    return NEW_CARD - worth.card(view, str(action[1])) if not view.last_round else -1.0


def _look(view: View, action: Action) -> float:
    seat = str(action[1])
    return 1.0 + 0.2 * min(5, len(view.players[seat]["hand"])) + 0.2 * view.threats[seat]


def _take_card(view: View, action: Action) -> float:
    name = str(action[1])
    return worth.card(view, name, [*view.hand, name])


def _build_taken(view: View, action: Action) -> float:
    name = str(action[1])
    paid = worth.means(view, name, action[2:]) + 0.5 * worth.coin(view) * worth.price(view, name)
    return worth.district(view, name) - paid


def _crown(view: View, action: Action) -> float:
    seat = str(action[1])
    return -view.threats[seat] + 0.2 * bool(view.players[seat]["gold"])


def _give_gold(view: View, action: Action) -> float:
    return -worth.coin(view)


def _give_card(view: View, action: Action) -> float:
    return -worth.card(view, str(action[1]))


def _voyage(view: View, action: Action) -> float:
    fresh = worth.fresh(view)
    if action[1] == "gold":
        return 4 * worth.coin(view)
    return 4 * worth.CARD + 0.5 if not fresh or (len(fresh) < 3 and view.gold >= 6) else 0.5


def _destroy(view: View, action: Action) -> float:
    owner, name = str(action[1]), str(action[2])
    if owner == view.me:
        return -1.0
    value = view.value(owner, name)
    return worth.loss(view, owner, value + 0.5) - worth.coin(view) * (value - 1)


def _armory(view: View, action: Action) -> float:
    owner = str(action[1])
    if owner == view.me:
        return -1.0
    return worth.loss(view, owner, view.value(owner, str(action[2])) + 0.5) - ARMORY


def _exchange(view: View, action: Action) -> float:
    """The gain in points with the best own district to give, less the coins for the difference."""
    owner, name = str(action[1]), str(action[2])
    theirs = view.value(owner, name)
    gains = [theirs - view.value(view.me, mine) for mine in view.city]
    paid = [(gain, max(0, gain)) for gain in gains if gain <= view.gold]
    best = max((gain - worth.coin(view) * cost for gain, cost in paid), default=-1.0)
    most = max((gain for gain, _ in paid), default=0)
    return best + worth.loss(view, owner, most) - 0.3


def _in_return(view: View, action: Action) -> float:
    return -(1 - worth.coin(view)) * view.value(view.me, str(action[1]))


def _embellish(view: View, action: Action) -> float:
    return 1.0 - worth.coin(view) if view.turn["built"] or not worth.wanted(view, view.gold) else -1.0


def _announce(view: View, action: Action) -> float:
    """Good for who is ahead."""
    return 1.0 if len(view.city) >= max(4, view.longest) else -1.0


def _museum(view: View, action: Action) -> float:
    return 1.0 - worth.card(view, str(action[1]))


def _laboratory(view: View, action: Action) -> float:
    return 1.2 * worth.coin(view) - worth.card(view, str(action[1])) if not view.last_round else 0.1


def _smithy(view: View, action: Action) -> float:
    return 1.0 if worth.need_cards(view) and not worth.wanted(view, view.gold) and not view.last_round else -1.0


def _fetch(view: View, action: Action) -> float:
    return worth.card(view, str(action[1]))


def _recover(view: View, action: Action) -> float:
    cards = view.facts["open"]
    return worth.card(view, cards[-1], [*view.hand, cards[-1]]) - worth.coin(view) + 0.2 if cards else -1.0


JUDGES: Final[Mapping[str, Callable[[View, Action], float]]] = {
    "murder": _murder, "rob": _rob, "bewitch": _bewitch, "swap": _swap, "redraw": _redraw, "look": _look,
    "take-card": _take_card, "build-taken": _build_taken, "crown": _crown, "give-gold": _give_gold,
    "give-card": _give_card, "pay-card": _give_card, "voyage": _voyage, "destroy": _destroy, "exchange": _exchange,
    "in-return": _in_return, "embellish": _embellish, "armory": _armory, "announce": _announce, "museum": _museum,
    "laboratory": _laboratory, "smithy": _smithy, "fetch": _fetch, "recover": _recover,
}  # fmt: skip
