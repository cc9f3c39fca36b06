"""Income: coins, or cards of which one is kept; and the income by colour of some characters."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

from .deck import can_draw, draw, gain_cards, no_cards, put_away, take_out, tell_drawn
from .gold import gain
from .state import State, Turn

GOLD: Action = ("gather", "gold")
CARDS: Action = ("gather", "cards")
INCOME: Action = ("income",)
USUAL = (2, 1)
"""Two cards are drawn as income, and one is kept."""


def gather_options(state: State) -> list[Action]:
    """Return the ways to take income; coins are always one of them, so that no turn gets stuck."""
    return [GOLD, CARDS] if state.deck or state.discard else [GOLD]  # can_draw, without a call: each turn asks


def refused_gathers(state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
    """Give the reasons against taking income."""
    if turn.gathered:
        for action in (GOLD, CARDS):
            yield action, because(state.roster.cites.income, "income-had")
    elif not can_draw(state):
        yield CARDS, no_cards(state)


def gather(table: Table[State], turn: Turn, action: Action) -> None:
    """Take income: coins from the bank, or cards of which some are kept."""
    roster, seat = table.state.roster, turn.seat
    if action[1] == "gold":
        gain(table, seat, roster.numbers.income, roster.cites.income)
        if roster.mines:
            _mine(table, seat)
    else:
        _gather_cards(table, seat, roster.cites.income)
    turn.gathered = True
    for gathered in roster.gathered:
        gathered(table, turn)


def _mine(table: Table[State], seat: str) -> None:
    """Take the coins that districts of the city add to those of the income."""
    roster = table.state.roster
    for name in roster.mines:
        if name in table.state.players[seat].special:
            gain(table, seat, roster.districts[name].coins_more, roster.districts[name].rule)


def draws_and_keeps(state: State, seat: str) -> tuple[int, int]:
    """Return how many cards a player draws as income and how many of them are kept."""
    special, roster = state.players[seat].special, state.roster
    if roster.gatherers.isdisjoint(special):
        return USUAL
    helpers = [roster.districts[name] for name in special]
    draws = max([card.draws for card in helpers])
    return draws, min(draws, max([card.keeps for card in helpers]))


def about_gather(state: State, seat: str, action: Action) -> dict[str, object]:
    """Give how many coins or cards a way of taking income brings, and how many of the cards are kept."""
    if action == GOLD:
        roster, special = state.roster, state.players[seat].special
        more = sum(roster.districts[name].coins_more for name in roster.mines if name in special)
        return {"n": roster.numbers.income + more}
    draws, keeps = draws_and_keeps(state, seat)
    return {"n": draws, "keeps": keeps}


def _gather_cards(table: Table[State], seat: str, rule: str) -> None:
    state = table.state
    player = state.players[seat]
    draws, keep = draws_and_keeps(state, seat) if player.special else USUAL
    player.drawn = kept = draw(table, draws)
    rest: tuple[str, ...] = ()
    if table.aloud:
        tell_drawn(table, seat, kept, _helping(state, seat, rule, draws=draws))
    if len(kept) > keep:
        choices, found = _keeps(kept, keep)
        kept, rest = found[table.choose(seat, "keep-card", choices, keep)]
    player.hand += kept
    player.drawn = ()
    if rest:
        put_away(state, rest)
    if table.aloud:
        _tell_kept(table, seat, kept, rest, _helping(state, seat, rule, keeps=keep))


def _helping(state: State, seat: str, rule: str, draws: int = 2, keeps: int = 1) -> str:
    """Return the rule by which so many cards are drawn or kept: of a district of the city, where one helps."""
    for name in state.players[seat].special:
        card = state.roster.districts[name]
        if card.draws == draws != 2 or card.keeps >= keeps > 1:
            rule = card.rule
    return rule


def _tell_kept(table: Table[State], seat: str, kept: tuple[str, ...], rest: tuple[str, ...], rule: str) -> None:
    table.say("kept-cards", rule, seen_by=(seat,), secret=("districts",), seat=seat, n=len(kept), districts=kept)
    if rest:
        discards = table.state.roster.cites.discards
        table.say("put-away", discards, seen_by=(seat,), secret=("districts",), seat=seat, n=len(rest), districts=rest)


@lru_cache(maxsize=4096)
def _keeps(
    drawn: tuple[str, ...], keep: int
) -> tuple[tuple[Action, ...], Mapping[Action, tuple[tuple[str, ...], tuple[str, ...]]]]:
    """Return the choices of so many of the cards drawn, each once, and of each the cards kept and the rest.

    The same few cards are drawn again and again.
    """
    choices: dict[Action, tuple[tuple[str, ...], tuple[str, ...]]] = {}
    for kept in dict.fromkeys(combinations(sorted(drawn), keep)):
        rest = drawn
        for name in kept:
            rest = take_out(rest, name)
        choices["keep-card", *kept] = kept, rest
    return tuple(choices), choices


def colored(state: State, seat: str, color: str) -> int:
    """Count a player's districts of a colour for income; some districts count as any."""
    counted, n = state.roster.of_color[color], 0
    for name in state.players[seat].city:
        if name in counted:
            n += 1
    return n


def refused_income(state: State, turn: Turn) -> Iterable[tuple[Action, Reason]]:
    """Give the reason against taking the colour income."""
    card = state.roster.characters[turn.character]
    if card.color and "income" in turn.used:
        rule = state.roster.cites.income_once or card.color_rule
        yield INCOME, because(rule, "color-income-had", color=card.color)
    elif card.color and not colored(state, turn.seat, card.color):
        yield INCOME, because(card.color_rule, "no-such-district", color=card.color)
    elif card.color and card.color_gain == "cards" and not can_draw(state):
        yield INCOME, no_cards(state)


def about_income(state: State, turn: Turn) -> dict[str, object]:
    """Give what the income by colour brings."""
    card = state.roster.characters[turn.character]
    about: dict[str, object] = {"color": card.color, "n": colored(state, turn.seat, card.color)}
    return about if card.color_gain == "gold" else {**about, "said": "income-cards"}


def take_income(table: Table[State], turn: Turn, action: Action) -> None:
    """Gain a coin (or a card) for each district of the character's colour."""
    state, seat = table.state, turn.seat
    card = state.roster.characters[turn.character]
    turn.used += ("income",)
    n = colored(state, seat, card.color)
    if card.color_gain == "cards":
        gain_cards(table, seat, n, card.color_rule)
        return
    special = map(state.roster.districts.__getitem__, state.players[seat].special)
    helpers = [card for card in special if card.any_color_income]
    gain(table, seat, n - len(helpers), card.color_rule)
    for helper in helpers:
        gain(table, seat, 1, helper.rule)
