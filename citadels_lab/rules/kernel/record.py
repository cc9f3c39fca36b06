"""Records: a game as a small TOML text that replays exactly, and clear words for a text that does not."""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from .action import parse, spell
from .errors import IllegalAction, LabError, shown
from .position import Position, Start, begin
from .toml import place_of, read_toml
from .variant import Variant

FORMAT: Final = "citadels-lab-record"
VERSION: Final = 1
LARGEST: Final = 1_000_000
SEEDS: Final = 1 << 63
"""So many seeds there are, from 0."""
MOST_ANSWERS: Final = 20_000
EDITED: Final = "edited"
KEYS: Final = ("format", "version", "variant", "seed", "options", "position", "answers", "check")


def write(position: Position[Any]) -> str:
    """Return the record of a position: variant, options, seed and answers, with a check sum at its end.

    Raises LabError for an imagined one: how its game began is not known.
    """
    start = position.start
    if start.midway is not None:
        raise LabError("record-imagined", seat=start.midway.seat)
    lines = [
        "# A game of citadels_lab, with its secrets. Read it with citadels_lab.load(text) or open it in the app.",
        f"format = {_toml(FORMAT)}",
        f"version = {VERSION}",
        f"variant = {_toml(start.variant.name)}",
    ]
    if start.facts is None:
        lines.append(f"seed = {start.seed}")
    else:
        lines.append(f"position = {_toml(json.dumps(start.facts, ensure_ascii=False))}")
    lines += ["answers = [", *(f"  {_toml(spell(action))}," for action in position.actions), "]"]
    lines.append(f"check = {_toml(_check(start, [spell(action) for action in position.actions]))}")
    if start.options:
        lines += ["", "[options]", *(f"{name} = {_toml(value)}" for name, value in sorted(start.options.items()))]
    return "\n".join(lines) + "\n"


def load(text: str, variant_of: Callable[[str], Variant[Any]]) -> Position[Any]:
    """Return the position that a record describes, by replaying it.

    Raises LabError with one sentence naming the place when the text is no whole, sound record of a legal game.
    """
    data = _read(text)
    variant = variant_of(_field(data, "variant", str, '"duel"'))
    start = _start(data, variant)
    answers = _field(data, "answers", list, '["..."]')
    if len(answers) > MOST_ANSWERS:
        raise LabError("record-long", n=len(answers), most=MOST_ANSWERS)
    position = begin(start)
    for number, answer in enumerate(answers, start=1):
        if not isinstance(answer, str):
            raise LabError("record-answer", number=number, line=_line_of(text, number), given=shown(answer))
        try:
            position = position.answer(parse(answer))
        except LabError as error:
            key = "record-illegal" if isinstance(error, IllegalAction) else "record-refused"
            line = _line_of(text, number)
            raise LabError(key, number=number, line=line, given=answer[:80], why=error) from None
    check = _field(data, "check", str, _toml(EDITED))
    right = _check(start, answers)
    if check not in (right, EDITED):
        raise LabError("record-edited", given=check[:80], edited=EDITED)
    return position


def _read(text: str) -> dict[str, Any]:
    if not isinstance(text, str) or len(text) > LARGEST:
        raise LabError("record-size", n=LARGEST)
    try:
        data = read_toml(text)
    except (RecursionError, ValueError) as error:
        raise LabError("record-not-toml", where=place_of(error)) from None
    if "format" not in data:
        raise LabError("record-no-format", right=FORMAT)
    if data.get("format") != FORMAT:
        raise LabError("record-format", given=shown(data.get("format")), right=FORMAT)
    version = data.get("version")
    if version != VERSION or isinstance(version, bool):
        raise LabError("record-version", given=shown(version), right=VERSION)
    for key in data:
        if key not in KEYS:
            raise LabError("record-key", key=key[:60], keys=", ".join(KEYS))
    return data


def _start(data: Mapping[str, Any], variant: Variant[Any]) -> Start[Any]:
    if "position" in data:
        if "seed" in data or "options" in data:
            raise LabError("record-two-starts")
        try:
            facts = json.loads(_field(data, "position", str, '"{...}"'))
        except (RecursionError, ValueError) as error:
            raise LabError("record-position", where=place_of(error)) from None
        if not isinstance(facts, dict):
            raise LabError("record-position", where=shown(facts))
        return Start(variant, facts=facts)
    seed = check_seed(data.get("seed"))
    options = _field(data, "options", dict, "[options]") if "options" in data else {}
    return Start(variant, variant.check(options), seed)


def check_seed(seed: object) -> int:
    """Return the seed if it is a whole number from 0 to 2^63 - 1; raise LabError otherwise."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEEDS:
        raise LabError("bad-seed", given=shown(seed))
    return seed


def _field(data: Mapping[str, Any], name: str, kind: type, example: str) -> Any:
    if name not in data:
        raise LabError("record-missing", name=name, example=example)
    if not isinstance(data[name], kind) or isinstance(data[name], bool):
        raise LabError("record-type", name=name, given=shown(data[name]), example=example)
    return data[name]


def _check(start: Start[Any], answers: list[str]) -> str:
    whole = [start.variant.name, start.seed, dict(sorted(start.options.items())), start.facts, answers]
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:16]


def _line_of(text: str, number: int) -> int:
    """Return the line on which the record writer puts the answer with this number, for the message."""
    lines = text.splitlines()
    first = next((i for i, line in enumerate(lines, start=1) if line.lstrip().startswith("answers")), 0)
    seen = 0
    for at, line in enumerate(lines[first:], start=first + 1):
        seen += line.strip()[:1] in ("'", '"')
        if seen == number:
            return at
    return first


def _toml(value: Any) -> str:
    """Write a string, number, boolean or list as TOML (for these, JSON's spelling is TOML's, save one character)."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
