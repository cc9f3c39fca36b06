"""What things are worth to the greedy bot at a table of Duel, in points of the difference between the scores.

The figures are rules of thumb, tried in the arena; none is a rule of the game.
"""

from citadels_lab.bots._duel_view import District, View

MAJORITY = 2.0
"""Leading the council: more gold and the first build of the expansion."""
A_SEAT = 1.2
"""Half a point gained, half a point taken, and a step nearer to leading the council."""
AT_RISK = 0.15
"""How likely an unprotected district is to be taken or robbed."""
LEAD_BY_COLOR = 0.15
"""What one more district of a colour adds to the characters that count it."""
FOLLOWS = {"king": "noble", "abbot": "religious", "merchant": "commercial", "warlord": "military"}
WHEN_BUILT = {
    "armory": 1.0, "capitol": 1.6, "imperial-treasury": 2.0, "ivory-tower": 0.6, "library": 0.8,
    "public-house": 1.0, "school-of-magic": 0.9, "statue": 0.5, "thieves-den": 1.2, "wishing-well": 0.8,
}  # fmt: skip
"""What the effect of a unique tile is worth, beside its cost."""
FOR_EVER = 30
"""Rounds after which nobody puts the end of the game off."""


def seats(view: View, n: int) -> float:
    """Return what gaining ``n`` council seats is worth (below 0: losing them)."""
    before: int = view.my["seats"]
    after = min(9, max(0, before + n))
    return A_SEAT * (after - before) + MAJORITY * ((after > 4) - (before > 4))


def price(view: View, tile: str, cell: str, off: int) -> int:
    """Return what building the tile costs with ``off`` coins off."""
    if tile == "statue" and any(near.mine and near.cost == 4 for near in view.around(cell)):
        return 0
    return max(0, view.cost(tile) - off)


def build(view: View, tile: str, cell: str, cost: int) -> float:
    """Return what building the tile there for ``cost`` is worth."""
    matches = view.matches(view.color(tile), cell)
    if (tile, matches, cost) not in view.builds:
        view.builds[tile, matches, cost] = _build(view, tile, matches, cost)
    return view.builds[tile, matches, cost]


def _build(view: View, tile: str, matches: int, cost: int) -> float:
    bonus = min(view.bank + cost, view.each * matches)
    points = view.cost(tile) + bonus
    if view.left == 1:
        return _ending(view, points)
    more = WHEN_BUILT.get(tile, LEAD_BY_COLOR) * min(1.0, view.left / 4)
    return points + more - cost * view.coin


def _ending(view: View, points: int) -> float:
    """The last build ends the game: good for who then leads, to be put off by who does not."""
    ahead = view.my["score"] + points - view.their["score"]
    return 100.0 + points if ahead > 0 or view.facts["round"] > FOR_EVER else -1.0


def best_build(view: View, off: int = 0, gold: int | None = None) -> float:
    """Return what the best build that can be paid for is worth, 0 if there is none."""
    gold = view.gold if gold is None else gold
    best = 0.0
    for tile in view.buildable:
        cells = view.facts["free"] if tile == "statue" else [view.best_cells[view.color(tile)]]
        for cell in cells:
            cost = price(view, tile, cell, off)
            if cost <= gold:
                best = max(best, build(view, tile, cell, cost))
    return best


def taking(district: District) -> float:
    """Return what taking a district of the opponent is worth before it is paid for: it counts for both scores."""
    return 2.0 * district.value


def can_take(view: View) -> list[District]:
    """Return the districts of the opponent that can be targeted."""
    return [district for district in view.theirs if not district.protected and district.tile != "ivory-tower"]


def coins_from(view: View, account: str, n: int) -> float:
    """Return what taking ``n`` coins from an account into the own supply is worth."""
    if account == view.other:
        return n * 2 * view.coin
    lost = -1.0 if view.city[account].mine else 1.0
    return n * (view.coin + lost)


def guard(view: View, tile: str) -> float:
    """Return what the Guard is worth on a tile: what it shields of the own, less what it shields of the opponent's."""
    if tile not in view.guards:
        view.guards[tile] = AT_RISK * sum([near.value if near.mine else -near.value for near in view.guarded_by(tile)])
    return view.guards[tile]


def best_guard(view: View) -> float:
    """Return what moving the Guard to the best place is worth."""
    here = view.facts["guard"]
    return max(guard(view, district.tile) for district in view.city.values()) - guard(view, here)


def diplomat(view: View, district: District) -> float:
    """Return what the Diplomat gains by taking a district for council seats."""
    return taking(district) + seats(view, -district.value)


def warlord(view: View, district: District) -> float:
    """Return what the Warlord gains by taking a district for gold."""
    cost = max(0, district.value - view.of_color("military"))
    return taking(district) - cost * view.coin
