"""How useful each character of Duel is to a seat just now, and who is likely to hold it."""

from citadels_lab.bots import _duel_worth as worth
from citadels_lab.bots._duel_view import View, seen

KEPT = 0.85
"""How likely a player keeps a card when one of four is discarded, if the card is one they chose."""
PASSED = 0.75
"""The same for a card that was passed to them."""


def use(view: View, character: str) -> float:
    """Return what playing the character would be worth to the seat whose view it is."""
    if character not in view.uses:
        view.uses[character] = float(USES[character](view))
    return view.uses[character]


def _assassin(view: View) -> float:
    return 2.0


def _thief(view: View) -> float:
    reach: list[int] = [view.their["gold"], *(district.coins for district in worth.can_take(view))]
    return 0.6 * min(3, sum(reach)) * 2 * view.coin


def _king(view: View) -> float:
    return worth.seats(view, 1 + view.of_color("noble")) + max(0.0, worth.best_guard(view)) + 1


def _abbot(view: View) -> float:
    gift = 2 * view.coin if view.gold < view.their["gold"] else 0.0
    return gift + worth.best_build(view, off=view.of_color("religious"))


def _merchant(view: View) -> float:
    return 3 * view.coin + min(2, view.of_color("commercial"))


def _architect(view: View) -> float:
    first = worth.best_build(view, off=1)
    second = worth.best_build(view, gold=view.gold // 2)
    return first + second


def _diplomat(view: View) -> float:
    takes = [worth.diplomat(view, district) for district in worth.can_take(view) if district.value <= view.my["seats"]]
    return max([worth.seats(view, 2), *takes])


def _warlord(view: View) -> float:
    reach = view.gold + view.of_color("military")
    takes = [worth.warlord(view, district) for district in worth.can_take(view) if district.value <= reach]
    return max([0.0, worth.best_guard(view), *takes])


def _queen(view: View) -> float:
    return worth.seats(view, view.colors())


USES = {
    "assassin": _assassin, "thief": _thief, "king": _king, "abbot": _abbot, "merchant": _merchant,
    "architect": _architect, "diplomat": _diplomat, "warlord": _warlord, "queen": _queen,
}  # fmt: skip


def held(view: View, character: str) -> float:
    """Return how likely the opponent still holds a character, from the cards that this seat has seen."""
    my, their = view.my, view.their
    gone = [*their["played"], *their["laid_out"]]
    own = [*my["hand"], *my["kept"], *my["discarded"], *my["received"], *my["played"], *my["laid_out"]]
    if character in own or character in gone:
        return 0.0
    return PASSED if character in seen(my["passed"]) else KEPT * 2 / 3
