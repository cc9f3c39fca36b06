"""What things are worth to the greedy bot in the card game, in points.

The figures are rules of thumb, tried in the arena; none is a rule of the game.
"""

from citadels_lab.bots._cards_view import View, once, once_each
from citadels_lab.rules.kernel.action import Action

COIN = 0.5
GATHERED = 2
"""Coins that the income brings."""
CARD = 0.5
TAKEN = 0.35
"""What a point less for the strongest opponent is worth; less for those behind."""
FIVE_COLORS = 3
NEW_COLOR = 0.6
OF_INCOME = 0.3
"""What a district is worth beyond its points for the income by colour that it may bring."""
MUCH_HAND = 4
"""With so many cards in hand a further one is hardly ever built."""
WHEN_BUILT = {
    "dragon-gate": 2.0, "university": 2.0, "library": 1.5, "laboratory": 1.0, "smithy": 1.0, "observatory": 0.8,
    "graveyard": 0.6, "haunted-city": 0.8, "school-of-magic": 1.2, "keep": 0.3, "great-wall": 0.5, "map-room": 1.0,
    "imperial-treasury": 1.0, "wishing-well": 1.2, "lighthouse": 0.8, "armory": 0.5, "museum": 1.5, "quarry": 0.4,
    "poor-house": 0.8, "bell-tower": 0.3, "factory": 0.8, "park": 1.0, "hospital": 0.3, "throne-room": 0.8,
    "basilica": 1.5, "capitol": 1.5, "framework": 0.6, "gold-mine": 1.2, "haunted-quarter": 0.8, "ivory-tower": 0.8,
    "monument": 2.0, "necropolis": 0.3, "stables": 1.0, "statue": 1.0, "theater": 0.6, "thieves-den": 0.6,
}  # fmt: skip
"""What the effect of a special district is worth, beside its cost."""


NEVER_BUILT = {"secret-vault": 3.0}
"""Cards that are no district to build, and what it is worth to hold them to the end."""
A_PLACE = 1.0
"""A city that grows by one and loses one is no nearer to being complete."""


@once_each
def district(view: View, name: str) -> float:
    """Return what a district is worth in the own city: its points, its colour, its effect."""
    color = view.color(name)
    worth = view.cost(name) + WHEN_BUILT.get(name, OF_INCOME)
    if color not in view.colors:
        worth += FIVE_COLORS if len(view.colors) == 4 else NEW_COLOR
    return worth


def price(view: View, name: str) -> int:
    """Return what a district costs to build: less where the own city makes it cheaper."""
    off = view.factory and view.color(name) == view.color("factory")
    return view.cost(name) - off


def means(view: View, name: str, mode: Action) -> float:
    """Return what it is worth less to pay for a district in another way than in coins; ``mode`` says which way."""
    if not mode:
        return 0.0
    if mode[0] == "discarding":
        others = sorted(card(view, other) for other in view.hand if other != name)
        return sum(others[: int(mode[1])]) - coin(view) * int(mode[1])
    gone = str(mode[1])
    lost = view.value(view.me, gone) + WHEN_BUILT.get(gone, OF_INCOME) + A_PLACE
    return lost - coin(view) * price(view, name)


@once
def fresh(view: View) -> list[str]:
    """Return the hand cards that the own city may still be given."""
    return [name for name in dict.fromkeys(view.hand) if name not in view.city and name not in NEVER_BUILT]


@once_each
def wanted(view: View, gold: int) -> dict[str, float]:
    """Return the hand cards that the own city has not yet and that so many coins pay, with their worth."""
    return {name: district(view, name) for name in fresh(view) if price(view, name) <= gold}


def best_build(view: View, gold: int) -> float:
    """Return what the best build is worth with so many coins; a guess where the hand is hidden."""
    if view.hand:
        return max(wanted(view, gold).values(), default=0.0)
    return min(gold, 3.5) if view.my["hand"] else 0.0


@once
def coming(view: View) -> int:
    """Return the coins that this turn still brings: those of the income and of the character's colour."""
    color = COLOR_OF.get(view.turn.get("character", ""), "")
    paid = color and view.turn["character"] not in PAID_IN_CARDS and not PAYS.intersection(view.turn["used"])
    more = view.of_color(color) if paid else 0
    return more + (0 if view.turn.get("gathered", True) else GATHERED)


COLOR_OF = {
    "king": "noble", "emperor": "noble", "bishop": "religious", "abbot": "religious", "merchant": "trade",
    "warlord": "military", "diplomat": "military", "patrician": "noble", "cardinal": "religious", "trader": "trade",
    "marshal": "military",
}  # fmt: skip
"""The colour that pays a character."""
PAID_IN_CARDS = ("patrician", "cardinal")
PAYS = {"income", "tithe"}
"""The acts that take what a colour pays."""


def coin(view: View) -> float:
    """Return what a coin is worth just now: little when the game ends."""
    return 0.1 if view.last_round else COIN


def card(view: View, name: str, among: list[str] | None = None) -> float:
    """Return what having a district card in hand is worth: much if it can soon be built."""
    hand = view.hand if among is None else among
    if name in NEVER_BUILT:
        return NEVER_BUILT[name]
    if name in view.city or hand.count(name) > 1 or view.last_round:
        return 0.0
    short = max(0, price(view, name) - view.gold - 3)
    better = sum(view.cost(other) > view.cost(name) for other in hand)
    return max(0.1, 0.3 * district(view, name) - 0.4 * short - 0.25 * better)


@once
def need_cards(view: View) -> bool:
    """Whether cards help more than coins: nothing in hand to build, or all of it can be paid already."""
    cards = fresh(view)
    if not view.facts["deck"] and not view.facts["discard"]:
        return False
    if not cards:
        return True
    reach = view.gold + coming(view) - (0 if view.turn.get("gathered", True) else GATHERED)
    return len(cards) < MUCH_HAND and max(price(view, name) for name in cards) <= reach - (len(cards) > 1)


@once
def stakes(view: View) -> dict[str, float]:
    """Return, by player, what it is worth that it loses a point: more where a city is nearly complete."""
    nearly = view.facts["size"] - 1
    return {
        seat: TAKEN * (2.0 if len(view.players[seat]["city"]) >= nearly else 1.0) * threat
        for seat, threat in view.threats.items()
    }


def loss(view: View, seat: str, points: float) -> float:
    """Return what it is worth that another player loses so many points."""
    return stakes(view)[seat] * points


@once_each
def share(view: View, color: str) -> float:
    """Return which part of all district cards is of a colour."""
    cards = view.facts["districts"].values()
    of_color = sum(card["copies"] for card in cards if card["color"] == color)
    return float(of_color / sum(card["copies"] for card in cards))
