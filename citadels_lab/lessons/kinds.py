"""How each kind of part of a lesson is read: example, prediction, exercise, live table, picture, a place to stop."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import citadels_lab as lab
from citadels_lab.bots import quick_bots
from citadels_lab.lessons.exercises import exercise_in, read_exercise, scenario_of, viewer_of
from citadels_lab.lessons.facts import fact, has_list, near
from citadels_lab.lessons.folder import Folder
from citadels_lab.lessons.model import AnyPart, Example, Part, Picture, Plot, Predict, Stop, Task, Try, WhatIf
from citadels_lab.lessons.questions import Played
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position
from citadels_lab.scenarios import Answer
from citadels_lab.scenarios.matching import shown
from citadels_lab.scenarios.model import Text
from citadels_lab.scenarios.running import whole_facts
from citadels_lab.scenarios.source import Source
from citadels_lab.study.whatif import BOTS, number_of, question

PLAYOUTS: Final = 1000
"""So many a part plays on at most: a learner waits for them."""


def _text(source: Source, data: Any, place: Any, folder: Folder, common: dict[str, Any]) -> Part:
    if not common["texts"]:
        raise source.error("missing", *place, key="text")
    return Part(**common)


def _stop(source: Source, data: Any, place: Any, folder: Folder, common: dict[str, Any]) -> Stop:
    _need(source, data, place, "text")
    return Stop(**common)


def _example(source: Source, data: Any, place: Any, folder: Folder, common: dict[str, Any]) -> Example:
    played = _played(source, data, place, folder)
    common["titles"] = common["titles"] or played.scenario.titles
    viewer = viewer_of(source, place, data, played.before) if "viewer" in data else ""
    return Example(scenario=played.scenario, viewer=viewer, **common)


def _predict(source: Source, data: Any, place: Any, folder: Folder, common: dict[str, Any]) -> Predict:
    _need(source, data, place, "scenario")
    return Predict(exercise=exercise_in(source, place, folder), **common)


def _task(source: Source, data: Any, place: Any, folder: Folder, common: dict[str, Any]) -> Task:
    _need(source, data, place, "file")
    exercise = read_exercise(source.text(data["file"], *place, "file"), folder)
    common["titles"] = common["titles"] or exercise.titles
    return Task(exercise=exercise, **common)


def _try(source: Source, data: Any, place: Any, folder: Folder, common: dict[str, Any]) -> Try:
    if "scenario" in data:
        position = _played(source, data, place, folder).before
        viewer = viewer_of(source, place, data, position) if "viewer" in data else ""
    else:
        position, viewer = _new_game(source, data, place), ""
    return Try(position=position, players=_players(source, data, place, position), viewer=viewer, **common)


def _picture(source: Source, data: Any, place: Any, folder: Folder, common: dict[str, Any]) -> Picture:
    played = _played(source, data, place, folder)
    return Picture(position=played.before, viewer=viewer_of(source, place, data, played.before), **common)


def _plot(source: Source, data: Any, place: Any, folder: Folder, common: dict[str, Any]) -> Plot:
    _need(source, data, place, "bar")
    facts = whole_facts(_played(source, data, place, folder).before)
    given = data["bar"]
    if not isinstance(given, list) or not all(isinstance(bar, Mapping) for bar in given):
        raise wrong(source, "list", *place, "bar", key="bar")
    bars = [_bar(source, bar, (*place, "bar", number), facts) for number, bar in enumerate(given, start=1)]
    return Plot(bars=tuple(bars), **common)


def _bar(source: Source, data: Mapping[str, Any], place: tuple[str | int, ...], facts: Any) -> tuple[Text, int]:
    """Return what a bar is called, and the fact that says how long it is (of a list: how many are in it)."""
    source.known(data, ("fact", "text"), *place)
    for key in ("fact", "text"):
        _need(source, data, place, key)
    path = source.text(data["fact"], *place, "fact")
    found = fact(facts, path)
    number = len(found) if has_list(found) else found
    if isinstance(number, bool) or not isinstance(number, int):
        line = source.lines.of(*place, "fact")
        raise LabError("question-fact", file=source.name, line=line, given=path[:80], near=near(facts, path))
    return source.words(data["text"], *place, "text"), number


def _what_if(source: Source, data: Any, place: Any, folder: Folder, common: dict[str, Any]) -> WhatIf:
    _need(source, data, place, "samples")
    position = _played(source, data, place, folder).before
    actions = source.texts(data["actions"], *place, "actions") if "actions" in data else None
    bots, seed = str(data.get("bots", BOTS)), data.get("seed", 0)
    try:
        asked = question(position, None, actions, bots, seed)
        samples = number_of(data["samples"])
    except LabError as error:
        raise source.error("why", *place, why=error) from None
    if samples * len(asked.options) > PLAYOUTS:
        n = len(asked.options)
        raise wrong(source, "playouts", *place, "samples", given=samples, n=n, most=PLAYOUTS, fit=PLAYOUTS // n)
    return WhatIf(position=position, actions=asked.options, samples=samples, seed=seed, bots=bots, **common)


def _played(source: Source, data: Mapping[str, Any], place: tuple[str | int, ...], folder: Folder) -> Played:
    """Play the answers of the scenario that a part names; ``at`` says after how many of its steps one looks."""
    _need(source, data, place, "scenario")
    scenario = scenario_of(source, (*place, "scenario"), data["scenario"], folder)
    at = data.get("at", 0)
    if isinstance(at, bool) or not isinstance(at, int) or not 0 <= at <= len(scenario.steps):
        line = source.lines.of(*place, "at")
        raise LabError("question-shown", file=source.name, line=line, given=shown(at), n=len(scenario.steps))
    positions = [scenario.position()]
    for step in scenario.steps:
        here = positions[-1]
        try:
            positions.append(here.answer(step.act.action) if isinstance(step.act, Answer) else here)
        except LabError as error:
            raise scenario_error(scenario.name, step.line, error) from None
    return Played(scenario, tuple(positions), at)


def scenario_error(name: str, line: int, error: LabError) -> LabError:
    """Return the error for a step of a scenario that cannot be played."""
    return LabError("scenario-why", file=f"{name}.toml", line=line, why=error)


def _new_game(source: Source, data: Mapping[str, Any], place: tuple[str | int, ...]) -> Position[Any]:
    _need(source, data, place, "variant")
    options = source.table(data.get("options", {}), *place, "options")
    try:
        return lab.new_game(str(data["variant"]), seed=data.get("seed", 0), **options)
    except (LabError, TypeError) as error:
        raise source.error("why", *place, "variant", why=error) from None


def _players(
    source: Source, data: Mapping[str, Any], place: tuple[str | int, ...], position: Position[Any]
) -> dict[str, str]:
    """Return who plays each seat: a person, unless the file names a bot, one that answers at once."""
    given = source.table(data.get("players", {}), *place, "players")
    known = ("person", *quick_bots())
    for seat, who in given.items():
        source.word(seat, position.seats, "seat", *place, "players", seat)
        source.word(who, known, "key", *place, "players", seat)
    return {seat: str(given.get(seat, "person")) for seat in position.seats}


def _need(source: Source, data: Mapping[str, Any], place: tuple[str | int, ...], key: str) -> None:
    if key not in data:
        raise source.error("missing", *place, key=key)


def wrong(source: Source, mistake: str, *place: str | int, **args: object) -> LabError:
    """Return the error for a mistake in a lesson's file, with its line."""
    return LabError(f"lesson-{mistake}", file=source.name, line=source.lines.of(*place), **args)


READERS: Final[dict[str, tuple[Callable[..., AnyPart], tuple[str, ...]]]] = {
    "text": (_text, ()),
    "stop": (_stop, ()),
    "example": (_example, ("scenario", "viewer")),
    "predict": (_predict, ("scenario", "shown", "viewer", "question")),
    "exercise": (_task, ("file",)),
    "try": (_try, ("scenario", "at", "viewer", "variant", "seed", "options", "players")),
    "plot": (_plot, ("scenario", "at", "bar")),
    "picture": (_picture, ("scenario", "at", "viewer")),
    "whatif": (_what_if, ("scenario", "at", "actions", "samples", "seed", "bots")),
}
"""Who reads a kind of part, and its keys besides the common ones."""
