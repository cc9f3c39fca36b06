"""Does it hold? How often a what-if's intervals hold the truth, and how often it calls equals different.

``python -m citadels_lab.bench.coverage`` prints what docs/what_if.md says. It plays real games, notes how each
ended, and deals these ends out again as many short studies. The truth is a long run of other games.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import click

import citadels_lab as lab
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.position import Position, replay
from citadels_lab.study.answer import Answer
from citadels_lab.study.ends import WIN, Outcome
from citadels_lab.study.playing import Playouts, Task, outcome
from citadels_lab.study.runners import Chunks
from citadels_lab.study.tally import Tally
from citadels_lab.study.whatif import Study, question

N: Final = 50
"""Playouts an option in a short study: few, so that an interval that is wrong for few is found out."""
LONG: Final = 10_000
"""Playouts an option in the long run, whose own error then is a fourteenth of that of a study."""
RUNS: Final = 200
LOOKS: Final = 20
OPTIONS: Final = 3
PLACES: Final[Sequence[tuple[str, dict[str, Any], str, int]]] = (
    ("duel", {}, "random", 10),
    ("duel", {}, "greedy", 8),
    ("classic", {"players": 4}, "random", 16),
    ("edition_2016", {"players": 5}, "random", 20),
)
"""Variant, options, who plays on, and how many answers before its end a game is asked about: short ones are many."""

Row = Sequence[Outcome]


@dataclass(frozen=True)
class Dealt:
    """A runner that plays nothing: it deals out noted ends, a row of options for each playout."""

    rows: Sequence[Row]
    size: int

    def run(self, task: Task, indexes: range, options: tuple[int, ...], stopped: Callable[[], bool]) -> Chunks:
        """Give the chunks in order."""
        for at in range(0, len(indexes), self.size):
            chunk, tally = indexes[at : at + self.size], Tally(options)
            for index in chunk:
                tally.add([self.rows[index][option] for option in options], index)
            yield chunk, tally

    def close(self) -> None:
        """Nothing is open."""


@dataclass(frozen=True)
class Covered:
    """How many intervals of single options there were, and how many held the truth; how many sets of differences (the
    shares of an answer, its margins), and how many of them held it in all their intervals at once."""

    intervals: int
    held: int
    sets: int
    all_held: int

    @property
    def part(self) -> float:
        """The part of the intervals that held."""
        return self.held / self.intervals

    @property
    def part_at_once(self) -> float:
        """The part of the sets of which all held."""
        return self.all_held / self.sets


def place(variant: str, options: dict[str, Any], back: int, seed: int = 4) -> Position[Any]:
    """Return the first decision with enough options, at least ``back`` answers before the end of a greedy game."""
    first = lab.new_game(variant, seed=seed, **options)
    actions = lab.play_out(first, "greedy", seed).actions
    for at in range(len(actions) - back, -1, -1):
        position = replay(first.start, actions[:at])
        if position.decision is not None and len(position.decision.legal) >= OPTIONS:
            return position
    return first


def ends(task: Task, numbers: range) -> list[Row]:
    """Play these playouts of every option and return how each ended."""
    playouts = Playouts(task)
    rows: list[Row] = []
    for index in numbers:
        world = playouts.world(index)
        rows.append([outcome(playouts.end(index, at, world), task.seat) for at in range(len(task.options))])
    return rows


def coverage(position: Position[Any], bots: str, runs: int) -> Covered:
    """Return how often ``runs`` short studies of a position held what a long run of as many other games finds."""
    assert position.decision is not None
    task = question(position, None, position.decision.legal[:OPTIONS], bots, 0)
    rows = ends(task, range(runs * N))
    truth = ends(task, range(runs * N, runs * N + LONG))
    shares = [sum(row[at].wins for row in truth) / WIN / len(truth) for at in range(len(task.options))]
    margins = [sum(row[at].margin for row in truth) / len(truth) for at in range(len(task.options))]
    held = all_held = 0
    for run in range(runs):
        answer = _studied(task, rows[run * N : (run + 1) * N], N)
        for row, share, margin in zip(answer.rows, shares, margins, strict=True):
            held += _within(row.share, share) + _within(row.margin, margin)
        best = answer.best
        others = [(at, row) for at, row in enumerate(answer.rows) if at != best]
        all_held += all(_within(row.share_behind, shares[at] - shares[best]) for at, row in others)
        all_held += all(_within(row.margin_behind, margins[at] - margins[best]) for at, row in others)
    return Covered(2 * runs * len(task.options), held, 2 * runs, all_held)


def alike(position: Position[Any], options: int, n: int, looks: int, runs: int = RUNS) -> tuple[int, int]:
    """Return in how many runs one of several options that are the same was called different: by wins, and by margin.

    All are the first option of ``position``, each with games of its own. ``looks`` is how often one looks; 1 is at the
    end only.
    """
    assert position.decision is not None
    one: Action = position.decision.legal[0]
    single = ends(question(position, None, [one], "random", 0), range(runs * n * options))
    draft = lab.new_game("classic", players=4)
    assert draft.decision is not None
    task = question(draft, None, draft.decision.legal[:options], "random", 0)  # whose names the options bear
    by_wins = by_margin = 0
    for run in range(runs):
        mine = single[run * n * options : (run + 1) * n * options]
        rows = [[mine[index * options + at][0] for at in range(options)] for index in range(n)]
        seen: list[Answer] = []
        final = _studied(task, rows, max(1, n // looks), seen.append if looks > 1 else None)
        by_wins += any(len(one.group) < options for one in (seen or [final]))
        by_margin += any(len(one.margin_group) < options for one in (seen or [final]))
    return by_wins, by_margin


def _studied(task: Task, rows: Sequence[Row], size: int, look: Callable[[Answer], object] | None = None) -> Answer:
    return Study(task, len(rows)).run(Dealt(rows, size), look, None, every=0)


def _within(estimate: Any, truth: float) -> bool:
    return estimate is not None and bool(estimate.low <= truth <= estimate.high)


@click.command()
@click.option("--runs", type=click.IntRange(1), default=RUNS, show_default=True, help="Short studies of each position.")
def main(runs: int) -> None:
    """Count how often 95 % intervals hold what long runs find, and how often equals are called different."""
    click.echo(f"{runs} studies of each position, {N} playouts an option; the truth: {LONG} other playouts")
    counted = []
    for variant, options, bots, back in PLACES:
        found = coverage(place(variant, options, back), bots, runs)
        counted.append(found)
        click.echo(f"  {variant + ', ' + bots:<24}{_told(found)}")
    every = Covered(*(sum(parts) for parts in zip(*(vars(one).values() for one in counted), strict=True)))
    click.echo(f"  {'together':<24}{_told(every)}")
    for number, n, looks in ((2, 200, LOOKS), (5, 100, 1)):
        wins, margin = alike(place("duel", {}, 16, 3), number, n, looks, runs)
        click.echo(f"{number} options that are the same, {_looked(looks)}, called different in {runs} runs:")
        click.echo(f"  by wins in {wins}, by margin in {margin}")


def _told(found: Covered) -> str:
    single = f"{100 * found.part:.1f} % of {found.intervals} intervals hold"
    return f"{single}; all differences of an answer at once in {100 * found.part_at_once:.1f} % of {found.sets}"


def _looked(looks: int) -> str:
    return f"looked at {looks - 1} times while they run" if looks > 1 else "looked at when all is played"


if __name__ == "__main__":
    main()
