"""How useful each character of the card game is to a seat just now, and who is likely to hold it."""

from citadels_lab.bots import _cards_worth as worth
from citadels_lab.bots._cards_view import View, once_each
from citadels_lab.bots._cards_worth import CARD, COIN, GATHERED
from citadels_lab.rules.kernel.variant import HIDDEN

UNKNOWN = 2.0
"""A character of which this bot knows nothing."""
CROWN = 0.7
"""To choose first in the next draft."""


@once_each
def use(view: View, character: str) -> float:
    """Return what playing the character would be worth to the seat whose view it is, beside an ordinary turn."""
    return float(USES[character](view)) if character in USES else UNKNOWN


def _income(view: View, character: str) -> float:
    return COIN * view.of_color(worth.COLOR_OF[character])


def _assassin(view: View) -> float:
    return 1.0 + 2.0 * view.ending


def _witch(view: View) -> float:
    return 1.2 + view.ending


def _magistrate(view: View) -> float:
    return 1.2 * sum(bool(view.players[seat]["hand"]) for seat in view.others) / len(view.others)


def _thief(view: View) -> float:
    return 0.4 * COIN * max(int(view.players[seat]["gold"]) for seat in view.others)


def _blackmailer(view: View) -> float:
    return 0.6 * _thief(view)


def _spy(view: View) -> float:
    hands = [worth.share(view, "trade") * len(view.players[seat]["hand"]) for seat in view.others]
    return (CARD + COIN) * max(hands)


def _tax_collector(view: View) -> float:
    lying = view.facts.get("tax")
    return 0.6 * COIN * len(view.others) if lying is None else COIN * (lying + 0.5 * len(view.others))


def _magician(view: View) -> float:
    most = max(len(view.players[seat]["hand"]) for seat in view.others)
    return CARD * max(0.5, most - len(view.my["hand"]))


def _wizard(view: View) -> float:
    most = max(len(view.players[seat]["hand"]) for seat in view.others)
    return (CARD + (1.0 if view.gold + GATHERED >= 4 else 0.0)) * min(2, most)


def _seer(view: View) -> float:
    return 0.3 * sum(bool(view.players[seat]["hand"]) for seat in view.others) + _second_build(view)


def _second_build(view: View) -> float:
    return 1.0 if view.left > 1 and len(view.my["hand"]) > 1 and view.gold >= 3 else 0.0


def _king(view: View) -> float:
    return _income(view, "king") + (CROWN if view.facts["crown"] != view.me else 0.4 * CROWN)


def _emperor(view: View) -> float:
    return _income(view, "emperor") + COIN + 0.3


def _patrician(view: View) -> float:
    return _king(view) - 0.1 * view.of_color("noble")


def _bishop(view: View) -> float:
    return _income(view, "bishop") + (1.5 if view.left <= 2 else 0.4)


def _abbot(view: View) -> float:
    richest = max(int(view.players[seat]["gold"]) for seat in view.others)
    return _income(view, "abbot") + COIN * (richest > view.gold)


def _cardinal(view: View) -> float:
    spare = len(view.my["hand"]) + view.of_color("religious") - 1
    return CARD * view.of_color("religious") + 0.4 * max(0, min(3, spare))


def _merchant(view: View) -> float:
    return _income(view, "merchant") + COIN


def _alchemist(view: View) -> float:
    return COIN * min(view.gold + GATHERED, worth.best_build(view, view.gold + GATHERED))


def _trader(view: View) -> float:
    trade = sum(view.color(name) == "trade" for name in worth.fresh(view))
    return _income(view, "trader") + 0.8 * max(0, min(trade - 1, view.gold // 2))


def _architect(view: View) -> float:
    cards = len(view.my["hand"]) + 1
    more = min(2, cards - 1, view.gold // 3, view.left - 1)
    ends = 3.0 if 1 < view.left <= min(3, cards) and view.gold >= 3 * view.left else 0.0
    return 2 * CARD + 1.5 * max(0, more) + ends


def _navigator(view: View) -> float:
    return 4 * COIN + 0.5 - 0.5 * worth.best_build(view, view.gold + GATHERED)


def _scholar(view: View) -> float:
    return 1.2 + _second_build(view)


def _marshal(view: View) -> float:
    hits = [stake * cost + (1 - COIN) * cost for stake, cost in _targets(view, min(3, view.gold + 1))]
    return COIN * view.of_color("military") + max(hits, default=0.0)


def _rank_eight(view: View) -> float:
    hits = [stake * cost - COIN * (cost - 1) for stake, cost in _targets(view, view.gold + 1)]
    return COIN * view.of_color("military") + max(0.0, *hits, 0.0)


def _targets(view: View, reach: int) -> list[tuple[float, int]]:
    """Return the values that so many coins reach, each once an owner, with what a point less is worth for the owner."""
    costs = [
        (seat, cost)
        for seat in view.others
        if not view.players[seat]["complete"]
        for cost in {district["cost"] + district["coins"] for district in view.players[seat]["city"]}
        if cost <= reach
    ]
    stakes = worth.stakes(view) if costs else {}
    return [(stakes[seat], cost) for seat, cost in costs]


def _artist(view: View) -> float:
    return 0.5 * min(2, view.gold, len(view.city))


def _queen(view: View) -> float:
    return 3 * COIN * min(1.0, 2 / len(view.others))


USES = {
    "assassin": _assassin, "witch": _witch, "thief": _thief, "tax-collector": _tax_collector, "magician": _magician,
    "wizard": _wizard, "king": _king, "emperor": _emperor, "bishop": _bishop, "abbot": _abbot, "merchant": _merchant,
    "alchemist": _alchemist, "architect": _architect, "navigator": _navigator, "warlord": _rank_eight,
    "diplomat": _rank_eight, "artist": _artist, "queen": _queen, "magistrate": _magistrate, "spy": _spy,
    "blackmailer": _blackmailer, "seer": _seer, "patrician": _patrician, "cardinal": _cardinal, "trader": _trader,
    "scholar": _scholar, "marshal": _marshal,
}  # fmt: skip


@once_each
def chances(view: View, seat: str) -> dict[str, float]:
    """Return how likely another player holds each character: by what all know, what this seat saw, what is liked."""
    own = (*view.my["characters"], *view.my["aside"])
    names = [name for name in view.players[seat]["possible"] if name not in own]
    names = _fitting(view, seat, names) or names
    chair = view.chairs[seat]
    liked = {name: 0.5 + max(0.0, use(chair, name)) for name in names}
    held = len(view.players[seat]["characters"]) / max(1.0, sum(liked.values()))
    return {name: min(1.0, liking * held) for name, liking in liked.items()}


def _fitting(view: View, seat: str, names: list[str]) -> list[str]:
    """Return those that the draft allows: who chose later had what was passed on, who chose before had not."""
    offered, seats = view.my["offered"], view.facts["seats"]
    if len(offered) != 1 or HIDDEN in offered[0] or view.facts["rank"] > 2:
        return names
    start, n = seats.index(view.facts["crown"]), len(seats)
    mine, theirs = (seats.index(view.me) - start) % n, (seats.index(seat) - start) % n
    if theirs == n - 1 and n >= 7:  # the last of so many chooses from one more card
        return names
    later = theirs > mine
    return [name for name in names if (name in offered[0]) == later]
