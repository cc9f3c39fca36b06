"""Reading scenario files: the first mistake is told in one sentence with the file and the line."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from citadels_lab.rules.catalogue import rules
from citadels_lab.rules.editions.variants import variant as variant_of
from citadels_lab.rules.kernel.action import Action, parse
from citadels_lab.rules.kernel.errors import LabError, cause
from citadels_lab.rules.kernel.position import Position, Start, begin
from citadels_lab.rules.kernel.record import check_seed
from citadels_lab.rules.kernel.toml import place_of, read_toml
from citadels_lab.rules.kernel.variant import Variant
from citadels_lab.scenarios.model import PUBLIC, Answer, Expected, Refusal, Scenario, Step, Text
from citadels_lab.scenarios.running import seen_facts, whole_facts
from citadels_lab.scenarios.source import Source

KEYS: Final = ("title", "note", "variant", "rules", "position", "seed", "options", "step")
STEP_KEYS: Final = ("seat", "does", "refused", "rule", "then", "events", "sees", "legal", "not_legal", "note")
LOOKS: Final = ("then", "events", "sees", "legal", "not_legal")
LARGEST: Final = 200_000


def load(path: str | Path) -> Scenario:
    """Return the scenario in a file; raise LabError with one sentence when it is none."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeError, ValueError) as error:
        raise LabError("scenario-unreadable", file=str(path)[:200], why=cause(error)) from None
    return read(text, str(path))


def read(text: str, name: str) -> Scenario:
    """Return the scenario written in a text; ``name`` is what messages call it. Raises LabError as ``load`` does."""
    return read_source(open_source(text, name))


def read_source(source: Source, more: tuple[str, ...] = (), fewest: int = 1) -> Scenario:
    """Return the scenario of a file that may also have ``more`` keys, for others to read, and ``fewest`` steps."""
    source.known(source.data, KEYS + more)
    variant = _variant(source)
    start, first = _start(source, variant)
    return Scenario(
        name=source.name.replace("\\", "/").removesuffix(".toml"),
        titles=_titles(source),
        variant=variant.name,
        rules=_rule_ids(source, variant, _needed(source, source.data, "rules", ()), "rules"),
        start=start,
        steps=tuple(_StepReader(source, variant, first, n).step() for n in range(1, _count(source, fewest) + 1)),
        notes=source.words(source.data.get("note"), "note"),
        lines=source.lines,
    )


def open_source(text: str, name: str) -> Source:
    """Return the data of a file with the lines they stand on; raise LabError when it is no TOML."""
    if len(text) > LARGEST:
        raise LabError("scenario-size", file=name, n=LARGEST)
    try:
        return Source(name, text, read_toml(text))
    except (RecursionError, ValueError) as error:
        raise LabError("scenario-not-toml", file=name, where=place_of(error)) from None


def _needed(source: Source, table: Mapping[str, Any], key: str, place: tuple[str | int, ...]) -> Any:
    if key not in table:
        raise source.error("missing", *place, key=key)
    return table[key]


def _variant(source: Source) -> Variant[Any]:
    name = _needed(source, source.data, "variant", ())
    try:
        return variant_of(name)
    except LabError as error:
        raise source.error("why", "variant", why=error) from None


def _titles(source: Source) -> Text:
    return source.words(_needed(source, source.data, "title", ()), "title")


def _count(source: Source, fewest: int) -> int:
    steps = source.data.get("step", []) if not fewest else _needed(source, source.data, "step", ())
    if not isinstance(steps, list) or len(steps) < fewest or not all(isinstance(step, Mapping) for step in steps):
        raise source.error("steps", "step")
    return len(steps)


def _start(source: Source, variant: Variant[Any]) -> tuple[Start[Any], Position[Any]]:
    """Return how the game begins, and the position that it gives: to read it is to check it."""
    data = source.data
    if ("position" in data) == ("seed" in data):
        raise source.error("one-start", "seed" if "seed" in data else "position")
    try:
        if "position" in data:
            if "options" in data:
                raise source.error("options-need-seed", "options")
            start = Start(variant, facts=source.table(data["position"], "position"))
        else:
            options = source.table(data.get("options", {}), "options")
            start = Start(variant, variant.check(options), check_seed(data["seed"]))
        return start, begin(start)
    except LabError as error:
        if error.key.startswith("scenario-"):
            raise
        raise _misplaced(source, error) from None


def _misplaced(source: Source, error: LabError) -> LabError:
    """Add file and line to what is wrong with the first position."""
    where = str(error.args_given.get("where", "position" if "position" in source.data else "seed"))
    given = str(error.args_given.get("given", "")).strip("'")  # where a key is wrong, the place is that of the key
    return source.error("why", *where.partition("[")[0].split("."), given, why=error)


def _rule_ids(source: Source, variant: Variant[Any], given: Any, *place: str | int) -> tuple[str, ...]:
    known = [rule.id for rule in rules(variant.name, inherited=True)]
    return tuple(source.word(rule, known, "rule", *place) for rule in source.texts(given, *place))


class _StepReader:
    """Reads one ``[[step]]``."""

    def __init__(self, source: Source, variant: Variant[Any], first: Position[Any], number: int) -> None:
        self._source = source
        self._variant = variant
        self._first = first
        self._number = number
        self._data: Mapping[str, Any] = source.data["step"][number - 1]

    def step(self) -> Step:
        """Return the step, checked."""
        self._source.known(self._data, STEP_KEYS, "step", self._number)
        line = self._source.lines.of("step", self._number)
        notes = self._source.words(self._data.get("note"), *self._place("note"))
        return Step(self._number, line, self._act(), self._expected(), notes)

    def _place(self, *keys: str) -> tuple[str | int, ...]:
        return ("step", self._number, *keys)

    def _act(self) -> Answer | Refusal | None:
        data, source = self._data, self._source
        if "does" in data and "refused" in data:
            raise source.error("both-acts", *self._place("refused"))
        if "does" not in data and "refused" not in data:
            self._check_look()
            return None
        key = "does" if "does" in data else "refused"
        seat = _needed(source, data, "seat", self._place())
        seat = source.word(seat, self._first.seats, "seat", *self._place("seat"))
        action = self._action(data[key], key)
        if key == "does":
            if "rule" in data:
                raise source.error("rule-without-refusal", *self._place("rule"))
            return Answer(seat, action)
        rule = _needed(source, data, "rule", self._place())
        return Refusal(seat, action, _rule_ids(source, self._variant, [rule], *self._place("rule"))[0])

    def _check_look(self) -> None:
        for key in ("seat", "rule"):
            if key in self._data:
                raise self._source.error("no-act", *self._place(key), key=key)
        if not any(key in self._data for key in LOOKS):
            raise self._source.error("empty-step", *self._place())

    def _action(self, given: Any, key: str) -> Action:
        """Return the action; its verb must be one of the variant's."""
        text = self._source.text(given, *self._place(key))
        try:
            action = parse(text)
        except LabError as error:
            raise self._source.error("why", *self._place(key), why=error) from None
        self._source.word(str(action[0]), list(self._variant.verbs), "verb", *self._place(key))
        return action

    def _expected(self) -> Expected:
        data, source = self._data, self._source
        then = source.table(data.get("then", {}), *self._place("then"))
        source.known_facts(then, whole_facts(self._first), *self._place("then"))
        sees = source.table(data.get("sees", {}), *self._place("sees"))
        source.known(sees, (*self._first.seats, PUBLIC), *self._place("sees"))
        for seat, facts in sees.items():
            place = self._place("sees", seat)
            source.known_facts(source.table(facts, *place), seen_facts(self._first, seat), *place)
        return Expected(
            then=then,
            events=_rule_ids(source, self._variant, data.get("events", []), *self._place("events")),
            sees=sees,
            legal=self._actions("legal"),
            not_legal=self._actions("not_legal"),
        )

    def _actions(self, key: str) -> tuple[Action, ...]:
        given = self._source.texts(self._data.get(key, []), *self._place(key))
        return tuple(self._action(text, key) for text in given)
