"""Characters as a seat has seen them go: those it passed on and was offered, those shown, those that did not answer.

A round's draft is a line of places, in the order in which they were filled: the card put face down first, each player's
choice, what was put down after it, what was left. Each look that the seat had at the cards passed on cuts the line in
two: what it saw lies behind, the rest before. Within a stretch between two looks every order of the cards is equally
likely, of those in which nobody holds a character that was called and stayed silent.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import factorial, perm
from typing import Final, NamedTuple

from citadels_lab.rules.flow.state import Player, State
from citadels_lab.rules.kernel import chance
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.event import Event

WORD: Final = 1 << 64

HELD: Final = "held"
ASIDE: Final = "aside"
DOWN: Final = "down"
REST: Final = "rest"
LOOK: Final = "look"
EARLY: Final = "early"
"""Stands for the seat at a card that was put face down before the first choice."""


class Place(NamedTuple):
    """A place of the line: the ``at``-th character of a seat, the ``at``-th card face down, or a look of a seat."""

    kind: str
    seat: str
    at: int


@dataclass
class Stretch:
    """A part of the line: the characters of it that are not placed yet, and the places that are free for them."""

    silent: list[str] = field(default_factory=list)
    victims: list[str] = field(default_factory=list)
    free: list[str] = field(default_factory=list)
    unheld: list[Place] = field(default_factory=list)
    barred: list[Place] = field(default_factory=list)
    others: list[Place] = field(default_factory=list)
    possible: bool = True
    """Whether the characters that are placed in it can be there."""

    def ways(self) -> int:
        """Count the ways to fill it."""
        n = len(self.unheld) + len(self.barred) + len(self.others)
        if not self.possible or n != len(self.silent) + len(self.victims) + len(self.free):
            return 0
        if len(self.silent) > len(self.unheld):
            return 0
        spare = n - len(self.barred) - len(self.silent)
        if len(self.victims) > spare:
            return 0
        ways = perm(len(self.unheld), len(self.silent)) * perm(spare, len(self.victims))
        return ways * factorial(len(self.free))

    def fill(self, dice: Dice, placed: dict[Place, str]) -> None:
        """Put its characters down, every way equally likely."""
        unheld = list(self.unheld)
        for name in self.silent:
            placed[unheld.pop(dice.below(len(unheld)))] = name
        may = unheld + self.others
        for name in self.victims:
            placed[may.pop(dice.below(len(may)))] = name
        mixed, _ = chance.shuffle(dice.below(WORD), self.free)
        placed.update(zip(may + self.barred, mixed, strict=True))


@dataclass
class Story:
    """One way the draft can have gone as far as it matters: the line, who holds what of it now, what is known of it."""

    line: list[Place]
    now_at: dict[Place, Place]
    placed: dict[Place, str]
    stretches: list[Stretch]

    def ways(self) -> int:
        """Count the ways in which the characters may lie."""
        ways = 1
        for stretch in self.stretches:
            ways *= stretch.ways()
        return ways


class Draft:
    """What a seat knows of the characters of a round."""

    def __init__(self, base: State, now: State, seat: str, events: Sequence[Event], pending: bool) -> None:
        """``events`` is all that the seat was told; ``pending`` says whether it is looking at characters just now."""
        self._base, self._now, self._me = base, now, seat
        self._order = base.roster.order
        self._events = _of_this_round(events)
        self._crown = self._crown_at_draft()
        self._drafting = base.next in ("pick", "aside")
        self._looks = now.players[seat].offered if pending else base.players[seat].offered
        self._victim, self._home = self._silent_victim()
        self._silent = self._unanswered()
        self._saw_first = False
        """Whether the seat chose last, and so has seen the card that was put face down first, or is seeing it."""
        stories = [story for line in self._lines() for story in self._stories(line)]
        self._stories_told = [(story, n) for story in stories if (n := story.ways())]
        if not self._stories_told:
            raise RuntimeError(f"no characters agree with what {seat} has seen")
        self._n = sum(n for _, n in self._stories_told)

    def deal(self, state: State, dice: Dice) -> None:
        """Lay the characters of a state anew."""
        story = self._one(dice.below(self._n))
        placed = dict(story.placed)
        for stretch in story.stretches:
            stretch.fill(dice, placed)
        first = self._first(story, placed, dice) if self._saw_first else ""
        for seat, player in state.players.items():
            if seat != self._me:
                self._give(player, seat, story, placed, first)
        self._lay(state, story, placed)

    def _one(self, at: int) -> Story:
        """Return the story to which the way with this number belongs."""
        for story, n in self._stories_told[:-1]:
            if at < n:
                return story
            at -= n
        return self._stories_told[-1][0]

    def _first(self, story: Story, placed: dict[Place, str], dice: Dice) -> str:
        """Return which of the two characters that the seat saw last was put face down first."""
        if story.line[-1].seat == EARLY:
            return placed[story.line[-1]]
        return dice.choice([placed[place] for place in story.line[-2:]])

    # --- the line -----------------------------------------------------------------------------------------------------

    def _lines(self) -> Iterator[list[Place]]:
        """Give the line of the draft: two of them, where the last player chose between the last card and the first."""
        base, plan, last = self._base, self._base.roster.plan, len(self._base.roster.plan.choices) - 1
        recorded = sum(len(player.offered) for player in base.players.values())
        done = base.picks + (base.next == "aside") if self._drafting else last + 1 if recorded else 0
        middle, left = self._choices(done - recorded, done)
        rest = len(base.pool) if self._drafting else left
        n_down = len(base.facedown) - (0 if self._drafting else rest)
        n_down -= sum(place.kind in (DOWN, ASIDE) for place in middle)
        early = [Place(DOWN, EARLY, at) for at in range(n_down)] + self._unrecorded(middle)
        end = [Place(REST, "", at) for at in range(rest)]
        if len(self._looks) > len(base.players[self._me].offered):
            middle.append(Place(LOOK, self._me, done))
        if not plan.last_choice or done < last:
            yield [*early, *middle, *end]
        elif self._chooser(last) == self._me:
            self._saw_first = True
            yield [*early, *middle, *end] if done > last else [*early[1:], *middle, *end, early[0]]
        elif done == last:
            yield [*early, *middle, *end]
        else:
            kept = middle[-1]
            swap = {kept: end[0], end[0]: kept}
            yield [end[0], *early, *middle]
            yield [swap.get(place, place) for place in (end[0], *early, *middle)]

    def _choices(self, first: int, done: int) -> tuple[list[Place], int]:
        """Return the places of the choices that were made in sight of the log, and how many cards the last one left."""
        base, choices = self._base, self._base.roster.plan.choices
        places: list[Place] = []
        looks, asides = dict.fromkeys(base.seats, 0), dict.fromkeys(base.seats, 0)
        left = 0
        for p in range(first, done):
            seat, then = self._chooser(p), choices[p][1]
            player = base.players[seat]
            left = len(player.offered[looks[seat]]) - 1
            kept = len(player.characters) - len(player.offered) + looks[seat]
            looks[seat] += 1
            places += [Place(LOOK, seat, p), Place(HELD, seat, kept)]
            if then == "random":
                places.append(Place(DOWN, "", p))
                left -= 1
            elif then == "aside" and not (base.next == "aside" and p == done - 1):
                places.append(Place(ASIDE, seat, asides[seat]))
                asides[seat] += 1
                left -= 1
        return places, left

    def _unrecorded(self, middle: list[Place]) -> list[Place]:
        """Return the places that were filled before the log begins (in a written position)."""
        players = self._base.players.items()
        places = [Place(HELD, s, at) for s, player in players for at in range(len(player.characters))]
        places += [Place(ASIDE, s, at) for s, player in players for at in range(len(player.aside))]
        return [place for place in places if place not in middle]

    def _chooser(self, p: int) -> str:
        seats = self._base.seats
        at = seats.index(self._crown)
        return seats[(at + self._base.roster.plan.choices[p][0]) % len(seats)]

    def _crown_at_draft(self) -> str:
        """Return who had the crown when the characters were dealt: it may have moved since."""
        for event in self._events:
            if event.what == "round-begins":
                return str(event.args["seat"])
            if event.what == "crown-moved":
                return str(event.args["other"])
        return self._base.crown

    # --- what is known ------------------------------------------------------------------------------------------------

    def _silent_victim(self) -> tuple[str, str]:
        """Return the murdered character that was called in silence, and who had a Hospital then."""
        now = self._now
        victim = now.token("murdered")
        if not victim or now.roster.characters[victim].rank > now.rank or now.holder(victim) == self._me:
            return "", ""
        if any(victim in player.revealed for player in now.players.values()):
            return "", ""
        helpers = [name for name, card in now.roster.districts.items() if card.gathers_when_murdered]
        return victim, next((home for name in helpers if (home := self._home_then(name, victim))), "")

    def _home_then(self, district: str, victim: str) -> str:
        """Return whose city had a district when the victim was called, going back from now."""
        home = next((seat for seat, player in self._now.players.items() if district in player.special), "")
        for event in reversed(self._events):
            args = event.args
            if event.what == "no-answer" and args["character"] == victim:
                break
            match event.what:
                case "built-district" | "confiscated" if args["district"] == district:
                    home = ""
                case "exchanged" if args["district"] == district:
                    home = str(args["seat"])
                case "exchanged" if args["taken"] == district:
                    home = str(args["other"])
                case "seized" | "destroyed" | "blown-up" | "armory-used" if args["district"] == district:
                    home = str(args["owner"])
                case "destroyed-to-build" if args["district"] == district:
                    home = str(args["seat"])
        return home

    def _unanswered(self) -> set[str]:
        """Return the characters that nobody holds, for they were called and nobody answered."""
        now = self._now
        if self._drafting:
            return set()
        shown = {name for player in now.players.values() for name in player.revealed}
        shown |= {now.token("murdered"), *now.players[self._me].characters}
        called = {name for name, card in now.roster.characters.items() if card.rank <= now.rank}
        return called - shown - set(now.faceup)

    def _stories(self, line: list[Place]) -> Iterator[Story]:
        """Give the stories of a line: one, or one for each way in which a Theater can have swapped."""
        swaps = [event for event in self._events if event.what == "characters-swapped"]
        if not swaps:
            yield self._story(line, {}, {})
        for event in swaps:
            owner, other = str(event.args["seat"]), str(event.args["other"])
            players = self._now.players
            ways = [
                (i, j) for i in range(len(players[owner].characters)) for j in range(len(players[other].characters))
            ]
            gone: dict[Place, str] = {}
            for i, j in ways:
                here, there = Place(HELD, owner, i), Place(HELD, other, j)
                if self._me == owner:
                    if players[owner].characters[i] != event.args["by"]:
                        continue
                    gone = {there: str(event.args["character"])}
                elif self._me == other:
                    if players[other].characters[j] != event.args["character"]:
                        continue
                    gone = {here: str(event.args["by"])}
                yield self._story(line, {here: there, there: here}, gone)

    def _story(self, line: list[Place], now_at: dict[Place, Place], gone: dict[Place, str]) -> Story:
        """Return a story: what is certain is placed, the rest is left to the stretches between the looks."""
        known = dict(gone)
        for seat, player in self._now.players.items():
            for at, name in enumerate(player.characters):
                if seat == self._me or name in player.revealed:
                    known[Place(HELD, seat, at)] = name
        for at, name in enumerate(self._base.players[self._me].aside):
            known[Place(ASIDE, self._me, at)] = name
        placed = {now_at.get(place, place): name for place, name in known.items()}
        stretches = []
        for names, places in self._cut(line):
            stretches.append(self._stretch(names, places, placed, now_at))
        return Story(line, now_at, placed, stretches)

    def _cut(self, line: list[Place]) -> Iterator[tuple[list[str], list[Place]]]:
        """Cut the line at the looks of the seat: give the characters and places of each stretch."""
        left = [name for name in self._order if name not in self._base.faceup]
        places: list[Place] = []
        looks = iter(self._looks)
        for place in line:
            if place.kind != LOOK:
                places.append(place)
            elif place.seat == self._me:
                seen = next(looks)
                yield [name for name in left if name not in seen], places
                left, places = [name for name in left if name in seen], []
        yield left, places

    def _stretch(
        self, names: list[str], places: list[Place], placed: dict[Place, str], now_at: dict[Place, Place]
    ) -> Stretch:  # fmt: skip
        stretch = Stretch()
        taken = [placed[place] for place in places if place in placed]
        left = [name for name in names if name not in taken]
        stretch.silent = [name for name in left if name in self._silent]
        stretch.victims = [name for name in left if name == self._victim and self._home]
        stretch.free = [name for name in left if name not in stretch.silent and name not in stretch.victims]
        for place in places:
            if place in placed:
                continue
            if place.kind != HELD:
                stretch.unheld.append(place)
            elif self._home and now_at.get(place, place).seat == self._home:
                stretch.barred.append(place)
            else:
                stretch.others.append(place)
        stretch.possible = set(taken) <= set(names)
        return stretch

    # --- the table ----------------------------------------------------------------------------------------------------

    def _lay(self, state: State, story: Story, placed: dict[Place, str]) -> None:
        """Put the characters that nobody holds where they were dealt."""
        down = [placed[place] for place in story.line if place.seat == EARLY]
        looked = False
        for place in story.line:
            looked = looked or place.kind == LOOK
            if place.kind in (DOWN, ASIDE) and place.seat != EARLY and looked:
                down.append(placed[place])
        rest = self._sorted([placed[place] for place in story.line if place.kind == REST])
        if self._drafting:
            state.pool = rest
        else:
            down += rest
        state.facedown = tuple(down)

    def _give(self, player: Player, seat: str, story: Story, placed: dict[Place, str], first: str) -> None:
        """Give a player the characters, and what it was offered (``first`` was not there yet)."""
        now_at = story.now_at
        places = [Place(HELD, seat, at) for at in range(len(player.characters))]
        player.characters = tuple([placed[now_at.get(place, place)] for place in places])
        player.aside = tuple([placed[Place(ASIDE, seat, at)] for at in range(len(player.aside))])
        looks = [at for at, place in enumerate(story.line) if place.kind == LOOK and place.seat == seat]
        offered = []
        for cards, look in zip(player.offered, looks, strict=False):
            seen = [placed[place] for place in story.line[look:] if place.kind != LOOK and placed[place] != first]
            if len(seen) < len(cards):  # the last player looks at the first card put down as well
                seen.append(placed[story.line[0]])
            offered.append(self._sorted(seen))
        player.offered = tuple(offered)

    def _sorted(self, names: Sequence[str]) -> tuple[str, ...]:
        return tuple([name for name in self._order if name in names])


def _of_this_round(events: Sequence[Event]) -> list[Event]:
    """Return the events since the round began."""
    for at in range(len(events) - 1, -1, -1):
        if events[at].what == "round-begins":
            return list(events[at:])
    return list(events)
