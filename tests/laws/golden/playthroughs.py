"""Golden playthroughs of the 2016 edition: a game of each preset, written down line by line.

A line for each answer: its number, who was asked what, the answer, and for every seat (last the spectators) eight
digits that stand for all that it saw at that moment: facts, the news of its log and, for who is asked, the options.
Under it, what then happened.

``python -m tests.laws.golden.playthroughs`` writes the files anew, after a rule was changed on purpose.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import citadels_lab as lab
from citadels_lab.rules.editions.tables import presets
from citadels_lab.rules.kernel.action import spell
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position
from citadels_lab.words import spoken

FOLDER = Path(__file__).parent / "games"
TABLES = {name.replace("-", "_"): players for name, players in zip(presets(), (4, 5, 6, 7, 2, 3, 8), strict=True)}
"""How many players there are in the game of each preset: every number once."""


def first(preset: str) -> Position[Any]:
    """Return the first position of a preset's game."""
    return lab.new_game("edition_2016", players=TABLES[preset], preset=preset, seed=TABLES[preset])


def played(preset: str) -> list[str]:
    """Return the answers of a preset's game, as the greedy bot gives them today."""
    ended = lab.play_out(first(preset), "greedy", TABLES[preset])
    return [spell(action) for action in ended.actions]


def written(preset: str) -> list[str]:
    """Return the answers that stand in a preset's file: a bot that plays better changes none of them."""
    lines = path(preset).read_text(encoding="utf-8").splitlines()
    return [line.partition(": ")[2].partition(" | ")[0] for line in lines if line[:1].isdigit()]


def told(preset: str, answers: list[str]) -> Iterator[str]:
    """Give the lines of a preset's game with these answers."""
    yield f"# {preset}, {TABLES[preset]} players, seed {TABLES[preset]}"
    position, heard = first(preset), 0
    yield from happened(position, heard)
    for number, answer in enumerate(answers, start=1):
        question = position.decision
        if question is None:
            return
        seen = " ".join(digest(position, seat, heard) for seat in (*position.seats, None))
        yield f"{number} {question.seat} {question.prompt}: {answer} | {seen}"
        heard = len(position.events)
        try:
            position = position.answer(answer)
        except LabError as error:
            yield f"  ! {error}"
            return
        yield from happened(position, heard)
    totals = ", ".join(f"{seat} {score.total}" for seat, score in position.scores().items())
    yield f"= {totals}; won by {', '.join(position.winners)}"


def happened(position: Position[Any], before: int) -> Iterator[str]:
    """Give what happened since, in words, secrets included."""
    for event in position.events[before:]:
        yield "  " + event.text(spoken(position.variant, "en"))


def digest(position: Position[Any], seat: str | None, heard: int) -> str:
    """Return eight digits that stand for everything a seat sees, and what it heard since the last answer."""
    seen = lab.observe(position, seat)
    options = [[option.action, option.legal, str(option.reason and option.reason.rule)] for option in _options(seen)]
    log = [[event.what, event.rule, dict(event.args)] for event in seen.events[heard:]]
    facts = {key: value for key, value in seen.facts.items() if key != "districts"}  # the same all the time
    text = json.dumps([facts, log, seen.asked, options], sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def _options(seen: lab.Observation) -> tuple[Any, ...]:
    return tuple(seen.decision.options) if seen.decision else ()


def path(preset: str) -> Path:
    return FOLDER / f"{preset}.txt"


def refresh() -> None:
    """Write all the files anew, the games played anew."""
    for preset in TABLES:
        path(preset).write_text("\n".join(told(preset, played(preset))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    refresh()
