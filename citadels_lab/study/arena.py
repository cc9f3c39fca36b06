"""The arena: many games between bots, seats rotated, laws watched, and who won how often."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import citadels_lab as lab
from citadels_lab.bots import bot
from citadels_lab.rules.editions import variants
from citadels_lab.rules.kernel import playout
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import IllegalAction, LabError
from citadels_lab.rules.kernel.playout import Bot, Look, Question
from citadels_lab.rules.kernel.position import Position
from citadels_lab.rules.kernel.record import SEEDS, check_seed
from citadels_lab.rules.kernel.stack import roomy
from citadels_lab.study import laws
from citadels_lab.study.intervals import mean_and_reach, wilson
from citadels_lab.study.worlds import imagine

RANDOM = "random"
"""The option ``characters`` of a match whose games draw their casts."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the arena: its seed, which bot (by its place in the list) had which seat, and how it ended."""

    seed: int
    bots: dict[str, int]
    scores: dict[str, int]
    winners: tuple[str, ...]
    answers: int

    def margin(self, seats: Sequence[str]) -> int:
        """Return how many points the best of some seats had more than the best of the others; 0 where all are one's."""
        others = [score for seat, score in self.scores.items() if seat not in seats]
        return max(self.scores[seat] for seat in seats) - max(others) if others else 0


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot, or a seat, did. A shared victory counts as a part of one; shares and intervals go from 0 to 1.

    ``margin`` is measured between the best seat of the bot and the best of the others; of one game, nobody can say how
    far it reaches.
    """

    name: str
    games: int
    wins: float
    share: float
    interval: tuple[float, float]
    margin: float
    margin_reach: float | None


@dataclass(frozen=True, slots=True)
class Result:
    """All games of a match, and the standings by bot and by seat."""

    names: tuple[str, ...]
    games: tuple[Game, ...]

    def by_bot(self) -> list[Standing]:
        """Return the standing of each bot, in the order they were given."""
        return [
            _standing(name, [(game, _seats_of(game, place)) for game in self.games])
            for place, name in enumerate(self.names)
        ]

    def by_seat(self) -> list[Standing]:
        """Return the standing of each seat, whoever sat there."""
        return [_standing(seat, [(game, [seat]) for game in self.games]) for seat in self.games[0].scores]


@dataclass(frozen=True, slots=True)
class Table:
    """The matches of every two of some bots, by their places in the list, the smaller first."""

    names: tuple[str, ...]
    matches: Mapping[tuple[int, int], Result]

    def standing(self, row: int, column: int) -> Standing:
        """Return how one bot did against another."""
        first, second = self.matches[min(row, column), max(row, column)].by_bot()
        return first if row < column else second

    @property
    def games(self) -> list[Game]:
        """All games."""
        return [game for match in self.matches.values() for game in match.games]


def play(variant: str, bots: Sequence[Any], games: int, seed: int = 0, check: bool = False, **options: Any) -> Result:
    """Play a match and return its result; the same arguments give the same match.

    ``bots`` are names of bots or bots. Game ``k`` has the seed ``seed + k``, and the bots move one seat on from game to
    game; where there are more seats than bots, bots sit several times. ``check`` looks at every position of every
    game, not at the ends alone. ``options`` are set-up options; ``characters="random"`` draws a legal cast for each
    game by its seed, where the variant has casts. Raises BrokenLaw at the first law that does not
    hold, and LabError for a bad argument.
    """
    players = [bot(given) for given in bots]
    played = tuple(_games(variant, players, games, seed, check, options))
    return Result(_told_apart([player.name for player in players]), played)


def play_all(
    variant: str, bots: Sequence[Any], games: int, seed: int = 0, check: bool = False, **options: Any
) -> Table:  # fmt: skip
    """Play a match of so many games between every two bots and return them all; else as ``play``.

    All matches have the same seeds, so that they begin with the same deals. Raises LabError for fewer than two bots.
    """
    players = [bot(given) for given in bots]
    if len(players) < 2:
        raise LabError("arena-table-bots", names=", ".join(player.name for player in players))
    pairs = combinations(range(len(players)), 2)
    matches = {(a, b): play(variant, [players[a], players[b]], games, seed, check, **options) for a, b in pairs}
    return Table(_told_apart([player.name for player in players]), matches)


def _games(
    variant: str, players: Sequence[Bot], games: int, seed: int, check: bool, options: dict[str, Any]
) -> Iterator[Game]:
    if check_seed(seed) + games > SEEDS:
        raise LabError("arena-seeds", seed=seed, n=games, most=SEEDS - 1)
    for number in range(games):
        first = lab.new_game(variant, seed=seed + number, **_drawn(variant, options, seed + number))
        places = {seat: (at + number) % len(players) for at, seat in enumerate(first.seats)}
        end = _end(first, {seat: players[place] for seat, place in places.items()}, seed + number)
        laws.check_end(end, sum(first.accounts().values()))
        if check:
            laws.check_every_step(first, end)
        scores = {seat: score.total for seat, score in end.scores().items()}
        yield Game(seed + number, places, scores, end.winners, len(end.actions))


def _drawn(name: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """Return the options of one game: a cast that says "random" is drawn by the seed."""
    draw_cast = getattr(variants.variant(name), "draw_cast", None)
    if options.get("characters") != RANDOM or draw_cast is None:
        return options
    return {**options, "characters": draw_cast(options, seed)}


@roomy
def _end(first: Position[Any], bots: dict[str, Bot], seed: int) -> Position[Any]:
    """Play a game out; where that fails, play it again with a note of each answer, to show where."""
    try:
        return playout.play_out(first, bots, seed, imagine=imagine)
    except Exception as error:
        noted: list[Action] = []
        position = first
        try:
            noting = {seat: _Noting(player, noted) for seat, player in bots.items()}
            playout.play_out(first, noting, seed, imagine=imagine)
        except Exception:  # the same one again: bots and dice are the same
            position = _as_far_as_it_goes(first, noted)
        why = error if isinstance(error, LabError) else f"{type(error).__name__}: {error}"
        law = "illegal" if isinstance(error, IllegalAction) else "failed"
        raise laws.BrokenLaw(law, position, why=why) from error


def _as_far_as_it_goes(position: Position[Any], actions: Sequence[Action]) -> Position[Any]:
    for action in actions:
        try:
            position = position.answer(action)
        except Exception:  # whatever it is, the position before it is what must be seen
            break
    return position


class _Noting:
    """A bot that writes down what another one answers."""

    def __init__(self, player: Bot, noted: list[Action]) -> None:
        self.name = player.name
        self.wants_worlds = playout.wants_worlds(player)
        self._player, self._noted = player, noted

    def choose(self, question: Question, look: Look, dice: Dice) -> Action:
        action = self._player.choose(question, look, dice)
        self._noted.append(action)
        return action


def _standing(name: str, seated: list[tuple[Game, list[str]]]) -> Standing:
    seated = [(game, seats) for game, seats in seated if seats]
    wins = sum(len({*game.winners} & {*seats}) / len(game.winners) for game, seats in seated)
    margin, reach = mean_and_reach([game.margin(seats) for game, seats in seated])
    share = wins / len(seated) if seated else 0.0
    return Standing(name, len(seated), wins, share, wilson(wins, len(seated)), margin, reach)


def _seats_of(game: Game, place: int) -> list[str]:
    return [seat for seat, there in game.bots.items() if there == place]


def _told_apart(names: list[str]) -> tuple[str, ...]:
    """Number the names that come twice: random, random 2."""
    return tuple(
        f"{name} {names[: at + 1].count(name)}" if name in names[:at] else name for at, name in enumerate(names)
    )
