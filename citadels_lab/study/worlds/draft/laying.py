"""The characters of a round, laid on the table anew: what each player holds and was offered, what lies face down."""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate, dropwhile

from citadels_lab.rules.flow.state import Player, State
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.event import Event

from .line import Line, drafting
from .places import ASIDE, DOWN, EARLY, LOOK, REST, Place, aside, held
from .stories import Stories, Story


class Draft:
    """What a seat knows of the characters of a round."""

    def __init__(self, base: State, now: State, seat: str, events: Sequence[Event], pending: bool) -> None:
        """``events`` is all that the seat was told; ``pending`` says whether it is looking at characters just now."""
        self._me, self._order = seat, base.roster.order
        events = _of_this_round(events)
        looks = (now if pending else base).players[seat].offered
        line, stories = Line(base, seat, events, looks), Stories(base, now, seat, events, looks)
        self._saw_first = line.saw_first
        self._stories = [story for order in line.orders() for story in stories.of(order)]
        self._upto = [*accumulate(story.ways() for story in self._stories)]
        if not any(self._upto):
            raise RuntimeError(f"no characters agree with what {seat} has seen")

    def deal(self, state: State, dice: Dice) -> None:
        """Lay the characters of a state anew."""
        story = self._stories[bisect(self._upto, dice.below(self._upto[-1]))]
        placed = story.filled(dice)
        first = self._first(story, placed, dice) if self._saw_first else ""
        for seat, player in state.players.items():
            if seat != self._me:
                self._give(player, seat, story, placed, first)
        self._lay(state, story, placed)

    def _first(self, story: Story, placed: dict[Place, str], dice: Dice) -> str:
        """Return which of the two characters that the seat saw last was put face down first."""
        if story.line[-1].seat == EARLY:
            return placed[story.line[-1]]
        return dice.choice([placed[place] for place in story.line[-2:]])

    def _give(self, player: Player, seat: str, story: Story, placed: dict[Place, str], first: str) -> None:
        """Give a player the characters, and what it was offered (``first`` was not there yet)."""
        player.characters = tuple([placed[story.now_at.get(place, place)] for place in held(seat, player)])
        player.aside = tuple([placed[place] for place in aside(seat, player)])
        looks = [at for at, place in enumerate(story.line) if place.kind == LOOK and place.seat == seat]
        offered = []
        for cards, look in zip(player.offered, looks, strict=False):
            seen = [placed[place] for place in story.line[look:] if place.kind != LOOK and placed[place] != first]
            if len(seen) < len(cards):  # the last player looks at the first card put down as well
                seen.append(placed[story.line[0]])
            offered.append(self._sorted(seen))
        player.offered = tuple(offered)

    def _lay(self, state: State, story: Story, placed: dict[Place, str]) -> None:
        """Put the characters that nobody holds where they were dealt."""
        down = [placed[place] for place in story.line if place.seat == EARLY]
        recorded = dropwhile(lambda place: place.kind != LOOK, story.line)
        down += [placed[place] for place in recorded if place.kind in (DOWN, ASIDE) and place.seat != EARLY]
        rest = self._sorted([placed[place] for place in story.line if place.kind == REST])
        if drafting(state):
            state.pool = rest
        else:
            down += rest
        state.facedown = tuple(down)

    def _sorted(self, names: Sequence[str]) -> tuple[str, ...]:
        return tuple([name for name in self._order if name in names])


def _of_this_round(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events since the round began."""
    began = (at for at in range(len(events) - 1, -1, -1) if events[at].what == "round-begins")
    return events[next(began, 0) :]
