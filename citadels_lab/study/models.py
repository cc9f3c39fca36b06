"""The same question under several opponents: who plays on often matters more than how long one counts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from citadels_lab.bots import bot
from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.position import Position
from citadels_lab.words import joined, say

from .answer import VERSION, Answer
from .runners import runner as hire
from .whatif import what_if

SCHEMA: Final = "citadels-lab-what-if-models"
FEWEST, MOST = 2, 3


@dataclass(frozen=True, slots=True)
class Comparison:
    """One answer for each model of the opponents, by the model's name.

    ``verdict``: ``"same"``, the same option looks best with all of them; ``"differs"``, no option is among the best
    with every model, for sure; ``"maybe"``, others look best, but one may be the best with all of them;
    ``"one"``, there is one option only.
    """

    answers: Mapping[str, Answer]

    @property
    def bests(self) -> dict[str, str]:
        """Return, by model, the option that looks best, in words."""
        return {name: answer.rows[answer.best].text["en"] for name, answer in self.answers.items()}

    @property
    def verdict(self) -> str:
        """How much the best option depends on the model."""
        answers = list(self.answers.values())
        if len(answers[0].rows) == 1:
            return "one"
        if len({answer.rows[answer.best].action for answer in answers}) == 1:
            return "same"
        return "maybe" if set.intersection(*(set(answer.group) for answer in answers)) else "differs"

    def to_dict(self) -> dict[str, Any]:
        """Return the comparison as JSON-able data."""
        answers = {name: answer.to_dict() for name, answer in self.answers.items()}
        return {"schema": SCHEMA, "version": VERSION, "verdict": self.verdict, "models": answers}

    def text(self, language: str = "en") -> str:
        """Say whether the best option depends on who plays on."""
        best = {name: answer.rows[answer.best].text[language] for name, answer in self.answers.items()}
        if self.verdict == "one":
            return say("what-if.one-option", language, best=next(iter(best.values())))
        bests = joined(
            [say("what-if.models.with", language, best=text, bot=name) for name, text in best.items()], language
        )
        bots = joined(list(self.answers), language)
        unsure = [name for name, answer in self.answers.items() if not answer.decided]
        key = "same-unsure" if self.verdict == "same" and unsure else self.verdict
        return say(
            f"what-if.models.{key}", language, best=next(iter(best.values())), bests=bests, bots=bots,
            unsure=joined(unsure, language),
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"<Comparison {', '.join(self.answers)}: {self.verdict}>"

    def _repr_html_(self) -> str:
        """Return the answers side by side as a deterministic picture, with a table for each beneath it."""
        from .showing import comparison_html

        return comparison_html(self)


def compare_models(
    position: Position[Any],
    models: Sequence[Any] | Mapping[str, Any] = ("random", "greedy"),
    seat: str | None = None,
    *,
    runner: Any = None,
    on_progress: Callable[[str, Answer], object] | None = None,
    **options: Any,
) -> Comparison:
    """Ask the same what-if with two or three models of the players, in the same worlds, and compare.

    ``models`` are names of bots or bots, or a mapping from a model's name to its ``bots`` as ``what_if`` takes them.
    ``on_progress`` is given the model's name and its provisional answer; ``options`` are those of ``what_if``. Once it
    is cancelled, the models not begun yet have empty answers. Raises LabError as ``what_if`` does.
    """
    given = _by_name(models)
    hired, ours = hire(runner)
    answers = {}
    try:
        for name, bots in given.items():
            told = (lambda answer, name=name: on_progress(name, answer)) if on_progress else None
            answers[name] = what_if(position, seat, bots=bots, runner=hired, on_progress=told, **options)
    finally:
        if ours:
            hired.close()
    return Comparison(answers)


def _by_name(models: Any) -> dict[str, Any]:
    if isinstance(models, Mapping):
        given = dict(models)
    else:
        given = {bot(model).name: model for model in models} if not isinstance(models, str) else {}
    if not FEWEST <= len(given) <= MOST or len(given) != len(models):
        raise LabError("what-if-models", given=shown(models))
    return given
