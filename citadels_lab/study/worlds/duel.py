"""Duel: the tiles on the other's stand, in the bag and under the row, the characters of the other, the one put aside.

Everything that a player has seen of these lies in the state: the four characters dealt, kept, passed and received, who
was called and played, what was named and hit. Every arrangement that agrees is equally likely.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from citadels_lab.rules.duel.state import OTHER, SEATS, State
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.chance import Dice

from .luck import fresh_luck, shuffled

SECRET: Final = ("stand", "keep", "discard")
"""The verbs that only who answers may see."""

KEEP: Final = 2
DEAL: Final = 4
LAST: Final = 9
"""The last rank that is called."""


class Cards(NamedTuple):
    """The characters that the seat does not know: all of one round's draft."""

    dealt: tuple[str, ...]
    kept: tuple[str, ...]
    hand: tuple[str, ...]
    discarded: tuple[str, ...]
    undealt: tuple[str, ...]


class DuelSight:
    """What a player of Duel has seen."""

    known = None
    uncounted = ""

    def __init__(self, base: State, now: State, seat: str) -> None:
        self._base = base
        self._seat = seat
        self._rival = OTHER[seat]
        self._order = tuple(base.roster.characters)
        self._shown_rows = [len(then) - len(left) + bool(left) for then, left in zip(base.row, now.row, strict=True)]
        self._hits = tuple(now.named)
        self._out = (*now.players[self._rival].played, *now.players[self._rival].laid_out)
        self._laid_out = now.players[self._rival].laid_out
        self._rank = now.rank if base.next == "call" else 0 if base.next in ("pass", "discard") else LAST
        self._basics = self._unseen_basics()
        self._uniques = self._unseen_uniques()
        self._ways = list(self._all_ways())

    def secret(self, action: Action, args: dict[str, object]) -> bool:
        """Whether an answer of the other is hidden."""
        return action[0] in SECRET

    def unheard(self, action: Action) -> bool:
        """Whether an answer of the step cannot be noticed: there is none."""
        return False

    def deal(self, dice: Dice) -> State:
        """Return the state at the start of the step, with what is hidden dealt anew."""
        state = self._base.copy()
        state.chance = fresh_luck(dice)
        self._deal_row(state, dice)
        self._deal_uniques(state, dice)
        self._deal_characters(state, dice)
        return state

    # --- tiles --------------------------------------------------------------------------------------------------------

    def _unseen_basics(self) -> list[str]:
        base = self._base
        seen = {tile for stack, n in zip(base.row, self._shown_rows, strict=True) for tile in stack[:n]}
        return [tile for tile in base.box.basic if tile not in seen and tile not in base.owner]

    def _deal_row(self, state: State, dice: Dice) -> None:
        mixed = shuffled(dice, self._basics)
        row = []
        for stack, n in zip(state.row, self._shown_rows, strict=True):
            hidden = len(stack) - n
            row.append((*stack[:n], *mixed[:hidden]))
            del mixed[:hidden]
        state.row = tuple(row)

    def _unseen_uniques(self) -> list[str]:
        base, mine = self._base, self._base.players[self._seat]
        seen = {*mine.stand, *mine.drawn, *mine.returned, *base.owner}
        return [tile for tile in base.box.unique if tile not in seen]

    def _deal_uniques(self, state: State, dice: Dice) -> None:
        """The other's stand and what it drew and gave back, and the bag: the rest and what both gave back."""
        mixed = shuffled(dice, self._uniques)
        rival = state.players[self._rival]
        for name in ("stand", "drawn", "returned"):
            n = len(getattr(rival, name))
            setattr(rival, name, tuple(mixed[:n]))
            del mixed[:n]
        back = [tile for seat in SEATS for tile in state.players[seat].returned]
        state.bag = (*mixed, *back)

    # --- characters ---------------------------------------------------------------------------------------------------

    def _all_ways(self) -> Iterator[Cards]:
        """Give every way in which the characters may lie."""
        base, rival = self._base, self._base.players[self._rival]
        mine = base.players[self._seat]
        if len(rival.dealt) == len(mine.dealt) == DEAL and (base.next == "pass" or len(rival.kept) == KEEP):
            unseen = [card for card in self._order if card not in mine.dealt]
            for undealt in unseen:
                dealt = tuple(card for card in unseen if card != undealt)
                if base.next == "pass":
                    yield Cards(dealt, (), (), (), (undealt,))
                elif undealt not in mine.received:
                    kept = tuple(card for card in dealt if card not in mine.received)
                    yield from self._discards(dealt, kept, (*kept, *mine.passed), (undealt,))
        else:
            yield from self._written()

    def _discards(
        self, dealt: tuple[str, ...], kept: tuple[str, ...], four: Sequence[str], undealt: tuple[str, ...]
    ) -> Iterator[Cards]:
        """Give the ways in which the other may have discarded of its four characters."""
        four = self._sorted(four)
        for discarded in combinations(four, len(self._base.players[self._rival].discarded)):
            held = tuple(card for card in four if card not in discarded)
            if self._agrees(held):
                out = self._base.players[self._rival]
                hand = tuple(card for card in held if card not in out.played and card not in out.laid_out)
                yield Cards(dealt, kept, hand, discarded, undealt)

    def _agrees(self, held: tuple[str, ...]) -> bool:
        """Whether the other may have held these characters when the first was called."""
        if not set(self._out) <= set(held):
            return False
        ranks = {name: card.rank for name, card in self._base.roster.characters.items()}
        if any(ranks[card] <= self._rank and card not in self._out for card in held):
            return False  # it was called, and nobody answered
        return all(
            hit == (name in held)
            for by, name, hit in self._hits
            if by not in self._out and ranks[name] > ranks[by] and name not in self._laid_out
        )

    def _written(self) -> Iterator[Cards]:
        """Give the ways of a written position, which tells of no draft."""
        base, rival = self._base, self._base.players[self._rival]
        mine = base.players[self._seat]
        seen = {*mine.hand, *mine.discarded, *mine.played, *mine.laid_out, *rival.played, *rival.laid_out}
        pool = [card for card in self._order if card not in seen]
        fits = [hand for hand in combinations(pool, len(rival.hand)) if self._agrees((*hand, *self._out_at_base()))]
        for hand in fits:
            rest = [card for card in pool if card not in hand]
            for discarded in combinations(rest, len(rival.discarded)):
                left = tuple(card for card in rest if card not in discarded)
                yield Cards(tuple(pool[: len(rival.dealt)]), (), hand, discarded, left[: len(base.undealt)])

    def _out_at_base(self) -> tuple[str, ...]:
        rival = self._base.players[self._rival]
        return (*rival.played, *rival.laid_out)

    def _deal_characters(self, state: State, dice: Dice) -> None:
        if not self._ways:
            raise RuntimeError(f"no characters agree with what {self._seat} has seen")
        way = dice.choice(self._ways)
        mine, rival = state.players[self._seat], state.players[self._rival]
        rival.dealt, rival.hand, rival.discarded, state.undealt = way.dealt, way.hand, way.discarded, way.undealt
        rival.kept, rival.passed, rival.received = way.kept, mine.received, mine.passed

    def _sorted(self, cards: Sequence[str]) -> tuple[str, ...]:
        return tuple(card for card in self._order if card in cards)
