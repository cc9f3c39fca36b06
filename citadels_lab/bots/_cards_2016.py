"""What the greedy bot thinks of the powers that came with the 2016 edition of the card game, in points."""

from collections.abc import Callable, Mapping
from typing import Final

from citadels_lab.bots import _cards_worth as worth
from citadels_lab.bots._cards_characters import chances, use
from citadels_lab.bots._cards_view import View
from citadels_lab.rules.kernel.action import Action

A_BUILD = 4
"""The cost of a district that a player builds, at most; less where the coins do not pay it."""
A_RANDOM_CARD = 0.4
A_GUESS = 0.3
"""What a blind exchange must bring more than staying put."""


def _warrant(view: View, action: Action) -> float:
    """A free district, taken from who probably builds one."""
    return sum(
        chances(view, seat).get(str(action[1]), 0.0) * _next_build(view, seat) * (1 + worth.loss(view, seat, 1.0))
        for seat in view.others
    )


def _next_build(view: View, seat: str) -> int:
    player = view.players[seat]
    return min(A_BUILD, int(player["gold"]) + worth.GATHERED) if player["hand"] else 0


def _confiscate(view: View, action: Action) -> float:
    """The builder is paid back, so it costs nothing."""
    taken = view.facts["open"][-1]
    return worth.district(view, taken) + worth.loss(view, view.turn["seat"], view.cost(taken))


def _threaten(view: View, action: Action) -> float:
    """Half the coins of who probably holds the character."""
    name = str(action[1])
    gold: list[float] = [view.players[seat]["gold"] * chances(view, seat).get(name, 0.0) for seat in view.others]
    return worth.COIN * sum(gold) / 2


def _blank(view: View, action: Action) -> float:
    """The blank ones go where they frighten most: to who has the coins."""
    return sum(_threaten(view, ("threaten", name)) for name in action[1:])


def _bribe(view: View, action: Action) -> float:
    """What can be had with half the coins, against all of them or none, as likely as the flower is there."""
    flower = _flower(view)
    return _purse(view, view.gold - view.gold // 2) - flower * _purse(view, 0) - (1 - flower) * _purse(view, view.gold)


def _purse(view: View, gold: int) -> float:
    return 0.5 * worth.best_build(view, gold) + worth.coin(view) * gold


def _flower(view: View) -> float:
    """How likely the threat to the character at turn is the one with the flower, after what was turned over."""
    shown = [threat["real"] for threat in view.facts["threats"] if threat["shown"]]
    return float(not shown[0]) if shown else 0.5


def _reveal(view: View, action: Action) -> float:
    """Only the flower brings anything; a blank one that lies face down still worries others."""
    character = view.turn["character"]
    real = any(threat["real"] is True for threat in view.facts["threats"] if threat["character"] == character)
    return 1.0 if real else -1.0


def _spy_on(view: View, action: Action) -> float:
    """As many coins and cards as that hand has of the colour, if it is like the whole deck."""
    seat, color = str(action[1]), str(action[2])
    n = len(view.players[seat]["hand"]) * worth.share(view, color)
    gold: int = view.players[seat]["gold"]
    return worth.CARD * n + (worth.COIN + worth.loss(view, seat, worth.COIN)) * min(n, gold)


def _foresee(view: View, action: Action) -> float:
    """The best of more cards is kept."""
    return 0.5 + 0.2 * sum(bool(view.players[seat]["hand"]) for seat in view.others)


def _give_back(view: View, action: Action) -> float:
    return -worth.card(view, str(action[1]))


def _take_crown(view: View, action: Action) -> float:
    return 1.0


def _take_coin(view: View, action: Action) -> float:
    return worth.coin(view)


def _take_any_card(view: View, action: Action) -> float:
    return 0.1 if view.last_round else A_RANDOM_CARD + 0.3 * worth.need_cards(view)


def _tithe(view: View, action: Action) -> float:
    """Coins, unless cards are missing: then one or two."""
    coins, cards = int(action[1]), int(action[2])
    missing = min(2, cards) if worth.need_cards(view) and not view.last_round else 0
    return 0.1 + worth.coin(view) * (coins + 1.5 * missing)


def _alms_from(view: View, action: Action) -> float:
    return 1.0 + worth.loss(view, str(action[1]), worth.COIN)


def _borrow(view: View, action: Action) -> float:
    """A district for a card more a coin that is missing; the lender is helped a little."""
    lender, name, mode = str(action[1]), str(action[2]), action[3:]
    cards = int(mode[1]) if mode else 0
    loan = max(0, worth.price(view, name) - cards - view.gold)
    return worth.district(view, name) - worth.means(view, name, mode) - loan * (worth.CARD + 0.1 * view.threats[lender])


def _study(view: View, action: Action) -> float:
    return 0.1 if view.last_round else 1.0


def _seize(view: View, action: Action) -> float:
    """A district for its worth in coins, which its owner gets."""
    owner, name = str(action[1]), str(action[2])
    value = view.value(owner, name)
    paid = worth.coin(view) * value
    return worth.district(view, name) + value - view.cost(name) - paid + worth.loss(view, owner, value - paid)


def _collect(view: View, action: Action) -> float:
    return worth.coin(view) * int(view.facts["tax"])


def _theater(view: View, action: Action) -> float:
    """What that player probably holds would have to be better than what is given."""
    seat, mine = str(action[1]), str(action[2]) if action[2:] else view.my["characters"][0]
    likely = chances(view, seat)
    total = sum(likely.values()) or 1.0
    theirs = sum(chance * use(view, name) for name, chance in likely.items()) / total
    return theirs - use(view, mine) - A_GUESS


JUDGES: Final[Mapping[str, Callable[[View, Action], float]]] = {
    "warrant": _warrant, "confiscate": _confiscate, "threaten": _threaten, "blank": _blank, "bribe": _bribe,
    "reveal": _reveal, "spy-on": _spy_on, "foresee": _foresee, "give-back": _give_back, "take-crown": _take_crown,
    "take-coin": _take_coin, "take-any-card": _take_any_card, "tithe": _tithe, "alms-from": _alms_from,
    "borrow": _borrow, "study": _study, "seize": _seize, "collect": _collect, "theater": _theater,
}  # fmt: skip
