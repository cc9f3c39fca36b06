"""Ways to pay for a district: coins, hand cards in place of coins, or an own district destroyed in place of paying."""

from dataclasses import dataclass, replace
from typing import Final

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.table import Table

from .city import destroy, spelt
from .deck import give_card, put_away, take_out
from .state import State

DESTROYING: Final = "destroying"
DISCARDING: Final = "discarding"


@dataclass(frozen=True, slots=True)
class Way:
    """One way to pay for a district, allowed by ``rule``.

    ``coins`` are paid to the bank, so many ``cards`` of the hand are discarded, and the own district ``gives`` (the one
    with a coin on it, if ``embellished``) is destroyed. ``mode`` is what it adds to the action of building. So many
    coins as ``loan`` says come from the player ``lender``, for as many hand cards (by ``loan_rule``).
    """

    coins: int
    rule: str
    mode: Action = ()
    cards: int = 0
    gives: str = ""
    embellished: bool = False
    lender: str = ""
    loan: int = 0
    loan_rule: str = ""

    @property
    def free(self) -> bool:
        """Whether nothing is paid: a district is destroyed instead."""
        return bool(self.gives)


def destroying(state: State, seat: str, district: str, embellished: bool, rule: str) -> Way:
    """Return the way of destroying a district of the own city instead of paying."""
    mode = (DESTROYING, *spelt(state.players[seat], district, embellished))
    return Way(0, rule, mode, gives=district, embellished=embellished)


def discarding(price: int, cards: int, rule: str) -> Way:
    """Return the way of discarding so many hand cards, each for a coin of the price."""
    return Way(price - cards, rule, (DISCARDING, cards), cards=cards)


def borrowing(way: Way, lender: str, loan: int, rule: str) -> Way:
    """Return the same way with so many of its coins borrowed from a player."""
    return replace(way, lender=lender, loan=loan, loan_rule=rule)


def other_ways(state: State, seat: str, district: str) -> list[Way]:
    """Return the ways to pay for a district beside coins alone, whether the player has the means or not."""
    roster = state.roster
    ways: list[Way] = []
    for name in state.players[seat].special if roster.payers else ():
        if name in roster.payers and name != district:
            ways += roster.districts[name].ways(state, seat, district)
    if district in roster.own_payers:
        ways += roster.districts[district].own_ways(state, seat)
    first: dict[Action, Way] = {}
    for way in ways:
        first.setdefault(way.mode, way)
    return list(first.values())


def about_way(way: Way) -> dict[str, object]:
    """Give what a way costs, and the sentence that says so."""
    if way.free:
        return {"said": "build-destroying", "cost": 0, "taken": way.gives}
    if way.cards:
        return {"said": "build-discarding", "cost": way.coins, "n": way.cards}
    return {"cost": way.coins}


def settle(table: Table[State], seat: str, district: str, way: Way) -> None:
    """Destroy, discard or borrow what the own coins do not pay for; the district lies open meanwhile."""
    if way.gives:
        _destroy(table, seat, way)
    if way.cards:
        _discard(table, seat, district, way)
    if way.lender:
        _borrow(table, seat, district, way)


def _borrow(table: Table[State], seat: str, district: str, way: Way) -> None:
    """Take what is missing from the lender, and give a hand card for each coin, chosen one by one."""
    table.pay(way.lender, seat, way.loan, way.loan_rule)
    for at in range(way.loan):
        gifts: list[Action] = [("give-card", card) for card in dict.fromkeys(table.state.players[seat].hand)]
        n = way.loan - at
        answer = table.ask(seat, "give-for-loan", gifts, n=n, other=way.lender, district=district)
        give_card(table, seat, way.lender, str(answer[1]), way.loan_rule)


def _destroy(table: Table[State], seat: str, way: Way) -> None:
    state = table.state
    table.say("destroyed-to-build", way.rule, seat=seat, district=way.gives)
    destroy(table, seat, way.gives, way.embellished)
    state.open = take_out(state.open, way.gives)
    put_away(state, (way.gives,))


def _discard(table: Table[State], seat: str, district: str, way: Way) -> None:
    """Ask card by card which go, as long as there is a choice; they leave the hand together."""
    state = table.state
    player = state.players[seat]
    left = player.hand
    given: tuple[str, ...] = ()
    while len(given) < way.cards:
        kinds = tuple(dict.fromkeys(left))
        missing = way.cards - len(given)
        card = kinds[0]
        if len(kinds) > 1 and len(left) > missing:
            choices: list[Action] = [("pay-card", name) for name in kinds]
            card = str(table.ask(seat, "pay-with-cards", choices, n=missing, district=district)[1])
        left, given = take_out(left, card), (*given, card)
    player.hand = left
    put_away(state, given)
    table.say(
        "put-away", way.rule, seen_by=(seat,), secret=("districts",), seat=seat, n=len(given), districts=given
    )  # fmt: skip
