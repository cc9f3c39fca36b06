"""The district deck: drawing, and where cards go that nobody keeps."""

from collections.abc import Sequence

from citadels_lab.rules.kernel.reason import Reason, because
from citadels_lab.rules.kernel.table import Table

from .state import State


def draw(table: Table[State], n: int) -> tuple[str, ...]:
    """Take up to ``n`` cards off the deck; an empty deck is made anew from the discard pile, if there is one."""
    state = table.state
    deck = state.deck
    if len(deck) < n and state.discard:
        table.say("reshuffled", state.roster.cites.discards, n=len(state.discard))
        deck += tuple(table.shuffle(state.discard))
        state.discard = ()
    state.deck = deck[n:]
    return deck[:n]


def gain_cards(table: Table[State], seat: str, n: int, rule: str) -> None:
    """Draw ``n`` cards, or as many as there are, into a player's hand."""
    drawn = draw(table, n)
    table.state.players[seat].hand += drawn
    if table.aloud:
        tell_drawn(table, seat, drawn, rule)


def take_random(table: Table[State], seat: str, other: str, rule: str) -> None:
    """Take a card at random from another player's hand into the own."""
    players = table.state.players
    card = players[other].hand[table.roll(len(players[other].hand))]
    players[other].hand = take_out(players[other].hand, card)
    players[seat].hand += (card,)
    table.say(
        "took-card", rule, seen_by=(seat, other), secret=("district",), seat=seat, other=other, district=card
    )  # fmt: skip


def give_card(table: Table[State], seat: str, other: str, card: str, rule: str) -> None:
    """Give a hand card to another player."""
    players = table.state.players
    players[seat].hand = take_out(players[seat].hand, card)
    players[other].hand += (card,)
    table.say(
        "gave-card", rule, seen_by=(seat, other), secret=("district",), seat=seat, other=other, district=card
    )  # fmt: skip


def tell_drawn(table: Table[State], seat: str, drawn: Sequence[str], rule: str) -> None:
    """Tell everybody how many cards a player drew, and the player which; or that there was none."""
    if not drawn:
        table.say("drew-nothing", rule, seat=seat)
        return
    table.say(
        "drew-cards", rule, seen_by=(seat,), secret=("districts",), seat=seat, n=len(drawn), districts=tuple(drawn)
    )


def put_away(state: State, cards: Sequence[str]) -> None:
    """Discard district cards, face down: onto the pile, or under the deck (the edition's discards rule)."""
    if state.roster.numbers.discards_under:
        state.deck += tuple(cards)
    else:
        state.discard += tuple(cards)


def take_out(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return the cards without one of this name."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def can_draw(state: State) -> bool:
    """Whether there is a card to draw."""
    return bool(state.deck or state.discard)


def no_cards(state: State) -> Reason:
    """Return the reason why nothing can be drawn."""
    return because(state.roster.cites.deck_empty or state.roster.cites.discards, "no-cards-left")
