"""The text of a scenario file while it is read: every complaint names the file and the line."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.scenarios.lines import Lines
from citadels_lab.scenarios.matching import nearest, shown
from citadels_lab.words import LANGUAGES

LISTED: Final = 16


class Source:
    """A file's name, its data and its lines. A place is a path of keys, such as ``"step", 2, "then"``."""

    def __init__(self, name: str, text: str, data: Mapping[str, Any]) -> None:
        self.name = name
        self.data = data
        self.lines = Lines(text)

    def error(self, mistake: str, *place: str | int, **args: object) -> LabError:
        """Return the error for a mistake at a place."""
        return LabError(f"scenario-{mistake}", file=self.name, line=self.lines.of(*place), **args)

    def known(self, table: Mapping[str, Any], keys: Sequence[str], *place: str | int) -> None:
        """Check that the table has no other keys than these."""
        for key in table:
            if key not in keys:
                raise self._unknown("key", key, keys, *place, key)

    def word(self, given: Any, allowed: Sequence[str], kind: str, *place: str | int) -> str:
        """Return the word if it is one of the allowed ones; ``kind`` (key, seat, rule, verb) says what it is."""
        if isinstance(given, str) and given in allowed:
            return given
        raise self._unknown(kind, given, allowed, *place)

    def _unknown(self, kind: str, given: Any, allowed: Sequence[str], *place: str | int) -> LabError:
        near = nearest(str(given), list(allowed))
        listed = ", ".join(allowed[:LISTED]) + (", ..." if len(allowed) > LISTED else "")
        mistake = f"{kind}-near" if near else kind
        return self.error(mistake, *place, given=shown(given), near=near, allowed=listed)

    def table(self, value: Any, *place: str | int) -> dict[str, Any]:
        """Return the value if it is a table."""
        if isinstance(value, dict):
            return value
        raise self._wrong("table", value, *place)

    def text(self, value: Any, *place: str | int) -> str:
        """Return the value if it is a text with something in it."""
        if isinstance(value, str) and value.strip():
            return value
        raise self._wrong("text", value, *place)

    def texts(self, value: Any, *place: str | int) -> tuple[str, ...]:
        """Return the value if it is a list of texts."""
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return tuple(value)
        raise self._wrong("texts", value, *place)

    def words(self, value: Any, *place: str | int) -> dict[str, str]:
        """Return words by language: ``{ en = "...", fr = "..." }``, or one text for both; nothing when None."""
        if value is None:
            return {}
        if isinstance(value, str) and value.strip():
            return dict.fromkeys(LANGUAGES, value)
        if isinstance(value, dict) and sorted(value) == sorted(LANGUAGES):
            return {lang: self.text(value[lang], *place, lang) for lang in LANGUAGES}
        raise self._wrong("words", value, *place)

    def known_facts(self, wanted: Mapping[str, Any], facts: Mapping[str, Any], *place: str | int) -> None:
        """Check the names of facts that are the same in every position: the first names, and those of the players."""
        self.known(wanted, list(facts), *place)
        for name in ("players", "scores"):
            seats = facts.get(name, {})
            entries = self.table(wanted.get(name, {}), *place, name)
            self.known(entries, list(seats), *place, name)
            for seat, entry in entries.items():
                self.known(self.table(entry, *place, name, seat), list(seats[seat]), *place, name, seat)

    def _wrong(self, kind: str, value: Any, *place: str | int) -> LabError:
        where = ".".join(f"[{part}]" if isinstance(part, int) else part for part in place).replace(".[", "[")
        return self.error(f"type-{kind}", *place, where=where, given=shown(value))
