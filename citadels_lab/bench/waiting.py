"""How long a person waits for a what-if: first numbers, good numbers, and until it stops. In seconds of the clock."""

from collections.abc import Callable
from threading import Event
from time import monotonic

import click

import citadels_lab as lab
from citadels_lab.study.answer import Answer
from citadels_lab.study.runners import Pool, Runner
from citadels_lab.study.whatif import what_if

WORKERS = 2
ENOUGH = 2000
"""Playouts an option after which every win share is known to plus or minus two points of a hundred."""


def waiting(samples: int = ENOUGH) -> None:
    """Measure the five options of the first pick of a classic game for four, with two worker processes ready."""
    click.echo(f"what if, five options of a draft for four, {WORKERS} workers:")
    pool = Pool(WORKERS)
    try:
        _ask(pool, 2 * WORKERS)  # the workers start and read the rules
        began = monotonic()
        told = _tell_times(pool, samples, began)
        for what, seconds in told.items():
            click.echo(f"    {what:<38}{seconds:>10.2f} s")
        click.echo(f"    {'until it stops':<38}{_cancelled(pool, samples):>10.2f} s")
    finally:
        pool.close()


def _ask(
    runner: Runner, samples: int, on_progress: Callable[[Answer], object] | None = None, cancel: Event | None = None
) -> Answer:
    position = lab.new_game("classic", seed=1, players=4)
    return what_if(position, samples=samples, runner=runner, on_progress=on_progress, cancel=cancel, every=0.0)


def _reach(answer: Answer) -> float:
    """Return half the widest interval of a win share by this many playouts (Wilson's, as the last answer shows it)."""
    shares = [row.share for row in answer.rows]
    return max((share.high - share.low) / 2 if share else 1.0 for share in shares)


def _tell_times(runner: Runner, samples: int, began: float) -> dict[str, float]:
    first: list[float] = []

    def note(answer: Answer) -> None:
        if not first and all(row.n for row in answer.rows):
            first.append(monotonic() - began)

    answer = _ask(runner, samples, note)
    whole = monotonic() - began
    all_played = f"{samples} playouts each, +-{_reach(answer) * 100:.1f} points"
    return {"first numbers": first[0] if first else whole, all_played: whole}


def _cancelled(runner: Runner, samples: int) -> float:
    """Return how long a study goes on after a person has pressed stop at its first numbers."""
    stop, pressed = Event(), []

    def press(_: Answer) -> None:
        if not stop.is_set():
            pressed.append(monotonic())
            stop.set()

    _ask(runner, samples, press, stop)
    return monotonic() - pressed[0]
