"""A made-up little card game, to prove that the kernel carries what the card games need.

Three players, a deck, secret hands, two characters each. Ranks are called from 1 to 6. The Raider pays 1 to destroy a
district; its owner may then, in the middle of the Raider's step, pay 1 to take the card back into the hand; after that
the Raider loots 1 coin. The Scout draws two cards and secretly keeps one. Three rounds and it is over.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from citadels_lab.rules.kernel import chance
from citadels_lab.rules.kernel.action import PASS
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.reason import because
from citadels_lab.rules.kernel.table import BANK, StraightTable, Table
from citadels_lab.rules.kernel.variant import BOX, HIDDEN, Score

SEATS = ("ann", "bob", "cem")
CHARACTERS = ("raider", "trader", "smith", "builder", "mason", "scout")
COST = {f"{name}-{cost}": cost for name in ("hut", "inn", "mill", "keep", "well") for cost in (1, 2, 3)}
COINS = 20


@dataclass(slots=True)
class Player:
    hand: tuple[str, ...] = ()
    city: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()

    def copy(self):
        return Player(self.hand, self.city, self.characters)


@dataclass(slots=True)
class State:
    chance: int
    gold: dict[str, int]
    players: dict[str, Player]
    rounds: int = 3
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    round: int = 0
    rank: int = len(CHARACTERS)
    over: bool = False
    extra: list = field(default_factory=list)

    def copy(self):
        players = {seat: player.copy() for seat, player in self.players.items()}
        return State(
            self.chance, self.gold.copy(), players, self.rounds, self.deck, self.discard, self.round, self.rank,
            self.over,
        )  # fmt: skip


class MiniGame:
    """The variant."""

    name = "mini"
    verbs = {
        "build": ("tile",), "raid": ("owner", "tile"), "rescue": (), "keep": ("tile",), "gold": (), "draw": (),
        "pass": (),
    }  # fmt: skip

    def check(self, options: Mapping[str, Any]):
        for name in options:
            if name != "rounds":
                raise LabError("unknown-option", option=name, variant=self.name, options="rounds")
        return {"rounds": 3, **options}

    def seats(self, state: State):
        return SEATS

    def set_up(self, options: Mapping[str, Any], seed: int):
        gold = {BANK: COINS, **dict.fromkeys(SEATS, 0)}
        state = State(chance.start(seed), gold, {seat: Player() for seat in SEATS}, options["rounds"])
        table = StraightTable(state, self.verbs, (), lambda seat, prompt, legal: legal[0])
        state.deck = tuple(table.shuffle(tuple(COST)))
        for seat in SEATS:
            table.gain(seat, 3, "mini.setup")
            state.players[seat].hand, state.deck = state.deck[:2], state.deck[2:]
        return state

    def from_facts(self, facts: Mapping[str, Any]):
        gold = {BANK: COINS, **dict.fromkeys(SEATS, 0)}
        state = State(chance.start(0), gold, {}, rank=facts.get("rank", 1) - 1, round=1)
        for seat in SEATS:
            entry = facts["players"].get(seat, {})
            state.players[seat] = Player(*(tuple(entry.get(name, ())) for name in ("hand", "city", "characters")))
            gold[seat] = entry.get("gold", 0)
            gold[BANK] -= gold[seat]
        used = {card for player in state.players.values() for card in player.hand + player.city}
        state.deck = tuple(card for card in COST if card not in used)
        return state

    def step(self, table: Table[State]) -> None:
        """Call the next rank; after the last one a new round begins, or the game is over."""
        state = table.state
        if state.rank == len(CHARACTERS):
            if state.round == state.rounds:
                table.end("mini.end")
            _deal(table)
        state.rank += 1
        card = CHARACTERS[state.rank - 1]
        for seat in SEATS:
            if card in state.players[seat].characters:
                table.say("played", "mini.call", seat=seat, character=card)
                POWERS[card](table, seat)

    def facts(self, state: State, eyes: Collection[str]):
        def cards(cards, seen):
            return list(cards) if seen else [HIDDEN] * len(cards)

        return {
            "round": state.round,
            "rank": state.rank,
            "bank": state.gold[BANK],
            "deck": cards(state.deck, BOX in eyes),
            "discard": list(state.discard),
            "players": {
                seat: {
                    "gold": state.gold[seat],
                    "hand": cards(player.hand, seat in eyes),
                    "city": list(player.city),
                    "characters": cards(player.characters, seat in eyes),
                }
                for seat, player in state.players.items()
            },
        }

    def scores(self, state: State):
        worth = {seat: sum(COST[card] for card in player.city) for seat, player in state.players.items()}
        return {seat: Score(points, {"city": points}) for seat, points in worth.items()}

    def ranking(self, state: State):
        worth = {seat: score.total for seat, score in self.scores(state).items()}
        return [
            tuple(seat for seat in SEATS if worth[seat] == points)
            for points in sorted(set(worth.values()), reverse=True)
        ]


def _deal(table: Table[State]) -> None:
    state = table.state
    state.round += 1
    state.rank = 0
    cards = table.shuffle(CHARACTERS)
    for at, seat in enumerate(SEATS):
        state.players[seat].characters = tuple(cards[2 * at : 2 * at + 2])
        dealt = state.players[seat].characters
        table.say("dealt", "mini.deal", seen_by=(seat,), secret=("characters",), seat=seat, characters=dealt)


def _raid(table: Table[State], me: str) -> None:
    state = table.state
    cities = [("raid", seat, card) for seat in SEATS if seat != me for card in state.players[seat].city]
    poor = because("mini.raid", "too-dear", tile="raid", cost=1, gold=state.gold[me], n=1)
    answer = table.ask(
        me,
        "raid",
        [*(cities if state.gold[me] else []), PASS],
        refused=lambda: [] if state.gold[me] else [(action, poor) for action in cities],
    )
    if answer == PASS:
        return
    owner, card = str(answer[1]), str(answer[2])
    table.pay(me, BANK, 1, "mini.raid")
    victim = state.players[owner]
    victim.city = tuple(left for left in victim.city if left != card)
    table.say("destroyed", "mini.raid", seat=owner, tile=card)
    _about_to_lose(table, owner, card)
    table.gain(me, 1, "mini.loot")


def _about_to_lose(table: Table[State], owner: str, card: str) -> None:
    """The reaction: asked of the owner, in the middle of somebody else's step."""
    state = table.state
    broke = because("mini.rescue", "too-dear", tile=card, cost=1, gold=0, n=1)
    can = state.gold[owner] > 0
    rescue = table.ask(
        owner, "rescue", [("rescue",), PASS] if can else [PASS], refused=lambda: [] if can else [(("rescue",), broke)]
    )
    if rescue == PASS:
        state.discard += (card,)
        return
    table.pay(owner, BANK, 1, "mini.rescue")
    state.players[owner].hand += (card,)
    table.say("rescued", "mini.rescue", seat=owner, tile=card)


def _trade(table: Table[State], me: str) -> None:
    if table.ask(me, "trade", [("gold",), PASS]) == ("gold",):
        table.gain(me, 2, "mini.trade")


def _draw(table: Table[State], seat: str, n: int) -> tuple[str, ...]:
    state = table.state
    drawn, state.deck = state.deck[:n], state.deck[n:]
    table.say("drew", "mini.draw", seen_by=(seat,), secret=("cards",), seat=seat, n=len(drawn), cards=drawn)
    return drawn


def _smith(table: Table[State], me: str) -> None:
    if table.ask(me, "smith", [("draw",), PASS]) == ("draw",):
        table.state.players[me].hand += _draw(table, me, 1)


def _scout(table: Table[State], me: str) -> None:
    drawn = _draw(table, me, 2)
    if not drawn:
        return
    kept = str(table.ask(me, "scout", [("keep", card) for card in drawn])[1])
    table.state.players[me].hand += (kept,)
    table.state.deck += tuple(card for card in drawn if card != kept)


def _build(table: Table[State], me: str) -> None:
    state = table.state
    player, gold = state.players[me], state.gold[me]

    def refused():
        for card in player.hand:
            if COST[card] > gold:
                cost = COST[card]
                yield ("build", card), because("mini.build", "too-dear", tile=card, cost=cost, gold=gold, n=cost - gold)

    builds = [("build", card) for card in player.hand if COST[card] <= gold]
    answer = table.ask(me, "build", [*builds, PASS], refused=refused)
    if answer != PASS:
        card = str(answer[1])
        table.pay(me, BANK, COST[card], "mini.build")
        player.hand = tuple(left for left in player.hand if left != card)
        player.city += (card,)
        table.say("built", "mini.build", seat=me, tile=card)


POWERS = {"raider": _raid, "trader": _trade, "smith": _smith, "builder": _build, "mason": _build, "scout": _scout}
