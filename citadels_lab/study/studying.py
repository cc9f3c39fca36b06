"""A question being studied: the plan of its playouts, what is known so far, and the answer that follows from it."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Final, Protocol

from citadels_lab.bots import bot
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.words import LANGUAGES, spoken

from .answer import Answer, Row
from .ends import Outcome
from .estimates import Estimates
from .halving import plan, survivors
from .intervals import Anytime, Critical, Planned
from .playing import Task
from .runners import Runner
from .tally import Tallies, Tally

PART: Final = 8
"""With more options than so many, the first world is shown so many at a time: nobody is to wait for all of them."""


class Stop(Protocol):
    """What a person presses to stop: a ``threading.Event`` is one."""

    def is_set(self) -> bool:
        """Whether it has been pressed."""
        ...


def stopping(cancel: Stop | None) -> Callable[[], bool]:
    """Return what tells whether a study is to stop; raise LabError for what can tell nothing."""
    if cancel is None:
        return lambda: False
    if not callable(getattr(cancel, "is_set", None)):
        raise LabError("what-if-cancel", given=shown(cancel))
    return cancel.is_set


@dataclass
class Study:
    """One question being studied: its task, the plan, and what is known so far."""

    task: Task
    samples: int

    def __post_init__(self) -> None:
        self._plan = plan(len(self.task.options), self.samples)
        self._known: list[Tally] = []
        self._kept = tuple(range(len(self.task.options)))
        self._blank = self._template()

    def run(
        self, hired: Runner, on_progress: Callable[[Answer], object] | None, cancel: Stop | None, every: float
    ) -> Answer:
        """Play the plan and return the answer."""
        stopped = stopping(cancel)
        show = self._showing(on_progress, every) if on_progress else lambda: None
        for each in self._plan:
            start = each.start
            if start:
                self._kept = survivors(Tallies(tuple(self._known)), self._kept, each.keep)
            elif on_progress and len(self._kept) > PART:
                start = self._first_world(hired, stopped, show)
            if start == each.start:
                self._known.append(Tally(self._kept))
            with closing(hired.run(self.task, range(start, each.stop), self._kept, stopped)) as chunks:
                for tally in self._in_order(chunks, start):
                    self._known[-1].merge(tally)
                    show()
            if stopped() and self._known[-1].n < each.stop - each.start:
                return self.answer("stopped")
        return self.answer("final")

    def answer(self, state: str) -> Answer:
        """Return what is known so far."""
        critical: Critical = Planned(len(self._plan)) if state == "final" else Anytime(self.samples)
        tallies = Tallies(tuple(self._known))
        estimates = Estimates(tallies, len(self.task.options), critical)
        best = estimates.best([at for at in self._kept if tallies.n(at)] or self._kept)
        close, margin_close = estimates.close(best), estimates.margin_close()
        rows = tuple(
            replace(
                row, n=tallies.n(at), wins=tallies.wins(at).first, share=estimates.share(at),
                margin=estimates.margin(at), share_behind=estimates.share_behind(at, best),
                margin_behind=estimates.margin_behind(at, best), close=close[at], margin_close=margin_close[at],
                games=tallies.ends(at).games(),
            )
            for at, row in enumerate(self._blank.rows)
        )  # fmt: skip
        return replace(self._blank, state=state, rows=rows, best=best, done=self._done())

    def _done(self) -> int:
        return sum(tally.n * len(tally.options) for tally in self._known)

    def _showing(self, on_progress: Callable[[Answer], object], every: float) -> Callable[[], None]:
        """Return what shows the provisional answer, when there is more to come and the last one is long ago."""
        shown_at = -every

        def show() -> None:
            nonlocal shown_at
            if monotonic() - shown_at >= every and self._done() < self._blank.planned:
                on_progress(self.answer("provisional"))
                shown_at = monotonic()

        return show

    def _first_world(self, hired: Runner, stopped: Callable[[], bool], show: Callable[[], None]) -> int:
        """Play all options in the first world, a part of them at a time, and show each part; return how many worlds
        are done then: one, or none when it was stopped."""
        outcomes: list[Outcome] = []
        for at in range(0, len(self._kept), PART):
            with closing(hired.run(self.task, range(1), self._kept[at : at + PART], stopped)) as chunks:
                for _, tally in chunks:
                    assert isinstance(tally, Tally)  # the task is not sorted by what a seat holds
                    self._known.append(tally)
                    outcomes += map(Outcome, tally.wins.totals, tally.margins.totals)  # of one playout: its outcome
                    if len(outcomes) < len(self._kept):
                        show()
        self._known.clear()
        if len(outcomes) < len(self._kept):
            return 0
        self._known.append(Tally(self._kept))
        self._known[0].add(outcomes, 0)
        show()
        return 1

    def _in_order(self, chunks: Iterator[tuple[range, Any]], following: int) -> Iterator[Any]:
        """Give the tallies in the order of their playouts, so that what is shown never favours short games."""
        ahead: dict[int, tuple[range, Any]] = {}
        for chunk, tally in chunks:
            ahead[chunk.start] = chunk, tally
            while following in ahead:
                chunk, tally = ahead.pop(following)
                following = chunk.stop
                yield tally

    def _template(self) -> Answer:
        """Return the answer without its numbers."""
        task, decision = self.task, self.task.position.decision
        assert decision is not None  # ``question`` has seen to it
        tongues = {lang: spoken(task.position.variant, lang) for lang in LANGUAGES}
        found = {option.action: option for option in decision.options}
        rows = tuple(
            _empty(action, {lang: found[action].text(tongue) for lang, tongue in tongues.items()})
            for action in task.options
        )
        return Answer(
            task.position.variant, task.seat, len(task.position.actions), decision.prompt,
            {lang: decision.text(tongue) for lang, tongue in tongues.items()}, task.seed, self.samples,
            {seat: str(bot(given).name) for seat, given in task.bots.items()}, "provisional",
            "halving" if len(self._plan) > 1 else "flat", rows, 0, 0,
            sum((each.stop - each.start) * each.keep for each in self._plan),
        )  # fmt: skip


def _empty(action: Action, text: Mapping[str, str]) -> Row:
    """Return the row of an option of which nothing is known: as good as any."""
    return Row(action, text, 0, 0, None, None, None, None, close=True, margin_close=True)
