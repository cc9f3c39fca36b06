"""Guessing games: my choice against what another player holds, and the mixture of choices that follows."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from typing import Any, Final

from citadels_lab.rules.kernel.action import Action, named
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position

from .answer import Answer, Estimate
from .asking import check_seat
from .ends import WIN
from .estimates import Estimates
from .guess import REST, Matrix
from .intervals import ERROR, Z95, Anytime, Planned, wilson
from .mixing import Solution, solve
from .playing import Playouts, held
from .runners import runner as hire
from .studying import stopping
from .tally import Columns, Tallies, Tally
from .whatif import Stop, Study, number_of, question

__all__ = ["GUESSES", "LEAST", "REST", "Matrix", "matrix"]

LEAST: Final = 30
"""A column is shown only when it was seen in so many worlds."""
GUESSES: Final = ("character", "characters")
"""Arguments of an action that guess what others hold."""


def matrix(
    position: Position[Any],
    against: str,
    seat: str | None = None,
    *,
    samples: int | str = "standard",
    bots: Any = "random",
    seed: int = 0,
    runner: Any = None,
    options: Sequence[Any] | None = None,
    cancel: Stop | None = None,
    on_progress: Callable[[int, int], object] | None = None,
    **more: Any,
) -> Matrix:
    """Return win shares of the asked seat's options by the characters that ``against`` holds in the worlds drawn.

    ``options`` are all guesses if not given: the legal answers that name a character, or all legal answers where none
    does. What was seen too seldom for a column of its own is taken together. ``on_progress`` is told how many worlds
    are done, and of how many. The rest is as for ``what_if``; the worlds and playouts are the same as there.

    Raises LabError when that seat is the one that is asked, when it holds nothing hidden, the same in every world or
    ever something else, too seldom for columns.
    """
    stopped = stopping(cancel)
    task = replace(question(position, seat, options, bots, seed, **more), sorted_by=against)
    check_seat(position, against)
    if against == task.seat:
        raise LabError("what-if-own", seat=against)
    if options is None:
        task = replace(task, options=_guesses(position, task.options))
    wanted = number_of(samples)
    drawn = Playouts(task)
    if not any(held(drawn.world(index), against) for index in range(min(wanted, LEAST))):
        raise LabError("what-if-holds-nothing", seat=against)  # told before a single game is played
    hired, ours = hire(runner)
    columns = Columns(range(len(task.options)))
    try:
        with closing(hired.run(task, range(wanted), columns.options, stopped)) as chunks:
            for _, part in chunks:
                columns.merge(part)  # type: ignore[arg-type]
                if on_progress:
                    on_progress(columns.n, wanted)
    finally:
        if ours:
            hired.close()
    width = len(task.options)
    blank = replace(
        Study(task, wanted).answer("provisional"), state="final" if columns.n == wanted else "stopped", method="flat",
        done=columns.n * width, planned=wanted * width,
    )  # fmt: skip
    return _read(blank, against, columns)


def _guesses(position: Position[Any], options: tuple[Action, ...]) -> tuple[Action, ...]:
    verbs = position.start.variant.verbs
    guesses = tuple(option for option in options if any(word in named(option, verbs) for word in GUESSES))
    return guesses or options


def _read(blank: Answer, seat: str, played: Columns) -> Matrix:
    """Make the matrix of what was played."""
    if len(played.by) == 1:
        raise LabError("what-if-holds-one", seat=seat, n=played.n)
    often = sorted(column for column, tally in played.by.items() if tally.n >= LEAST)
    if not often:
        raise LabError("what-if-few-columns", seat=seat, least=LEAST)
    seldom = sorted(column for column in played.by if column not in often)
    rest = Tally(played.options)
    for column in seldom:
        rest.merge(played.by[column])
    by = {column: played.by[column] for column in often} | ({REST: rest} if rest.n >= LEAST else {})
    width, tallies = range(len(played.options)), list(by.values())
    cells = tuple(tuple(_cell(tally, at) for tally in tallies) for at in width)
    shares = [[cell.value for cell in row] for row in cells]
    counted = tallies if REST in by or not rest.n else [*tallies, rest]
    replies = [sum(_cell(tally, at).value * tally.n for tally in counted) / played.n for at in width]
    reply = max(width, key=lambda at: replies[at])
    fixed = max(width, key=lambda at: min(shares[at]))
    close = _close(played, reply, blank)
    solution = solve(shares)
    value = _value(solution, [[_cell(tally, at, len(shares) * len(tallies)) for tally in tallies] for at in width])
    return Matrix(
        blank, seat, tuple(by), tuple(tally.n for tally in tallies), cells,
        {column: played.by[column].n for column in seldom}, solution, value, fixed, min(shares[fixed]), reply,
        replies[reply], close, _alike(played),
    )  # fmt: skip


def _close(played: Columns, reply: int, asked: Answer) -> tuple[int, ...]:
    """Return the rows that over all worlds cannot be told apart from the best reply, as in the answer of a what-if."""
    whole = Tally(played.options)
    for tally in played.by.values():
        whole.merge(tally)
    critical = Planned() if asked.state == "final" else Anytime(asked.samples)
    close = Estimates(Tallies((whole,)), len(played.options), critical).close(reply)
    return tuple(at for at in range(len(close)) if close[at] and at != reply)


def _alike(played: Columns) -> tuple[tuple[int, ...], ...]:
    """Return the rows, by their places, whose games ended alike in every world."""
    groups: list[list[int]] = []
    for at in range(len(played.options)):
        group = next((group for group in groups if _never_differ(played, group[0], at)), None)
        if group is None:
            groups.append([at])
        else:
            group.append(at)
    return tuple(tuple(group) for group in groups if len(group) > 1)


def _never_differ(played: Columns, one: int, other: int) -> bool:
    """Whether two rows had the same wins and margins in every world: then all squared differences are nought."""
    return not any(
        moments.product(one, one) + moments.product(other, other) - 2 * moments.product(one, other)
        for tally in played.by.values()
        for moments in (tally.wins, tally.margins)
    )


def _cell(tally: Tally, at: int, together: int = 1) -> Estimate:
    """Return a cell's share; its interval holds for so many cells together."""
    z = Z95 if together == 1 else Planned()(ERROR / together, tally.n)
    low, high = wilson(tally.wins.totals[at] / WIN, tally.n, z)
    return Estimate((low + high) / 2, low, high)


def _value(solution: Solution, cells: Sequence[Sequence[Estimate]]) -> Estimate:
    """Return the value of the game between those of the games with all cells at their worst and at their best."""
    low, high = (solve([[getattr(cell, end) for cell in row] for row in cells]).value for end in ("low", "high"))
    return Estimate(solution.value, low, high)
