"""On which line of a TOML text a key stands, so that a message can name the place."""

import re
from typing import Final, TypeAlias

Place: TypeAlias = tuple[str | int, ...]
"""A path of keys; the n-th table of a list is the number n (from 1): ``("step", 2, "then", "players")``."""

PART: Final = r"""(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')"""
KEY: Final = rf"{PART}(?:\s*\.\s*{PART})*"
HEADER: Final = re.compile(rf"\s*(\[\[?)\s*({KEY})\s*\]\]?\s*(?:#.*)?$")
ENTRY: Final = re.compile(rf"\s*({KEY})\s*=(.*)$", re.DOTALL)
STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"|' + r"'[^']*'")


class Lines:
    """The lines of a TOML text by key. Only for messages: where the text is unusual, the nearest line before it."""

    def __init__(self, text: str) -> None:
        self._at: dict[Place, int] = {}
        self._counts: dict[Place, int] = {}
        self._inside = ""
        self._depth = 0
        table: Place = ()
        for number, line in enumerate(text.splitlines(), start=1):
            if self._continues(line):
                continue
            if header := HEADER.match(line):
                table = self._table(_parts(header[2]), number, many=header[1] == "[[")
                self._at.setdefault(table, number)
            elif entry := ENTRY.match(line):
                place = table + _parts(entry[1])
                for end in range(len(table) + 1, len(place) + 1):
                    self._at.setdefault(place[:end], number)
                self._open(entry[2])

    def of(self, *place: str | int) -> int:
        """Return the line of the place, or of the nearest place around it that has one (line 1 if none has)."""
        for end in range(len(place), 0, -1):
            if place[:end] in self._at:
                return self._at[place[:end]]
        return 1

    def _table(self, parts: Place, number: int, many: bool) -> Place:
        """Return the place of a table header, with the number of the list's table where there is a list."""
        place: Place = ()
        for part in parts[:-1]:
            place += (part,)
            if place in self._counts:
                place += (self._counts[place],)
        place += parts[-1:]
        if many:
            self._at.setdefault(place, number)
            self._counts[place] = self._counts.get(place, 0) + 1
            place += (self._counts[place],)
        return place

    def _continues(self, line: str) -> bool:
        """Whether the line belongs to a value that began on an earlier line."""
        if self._inside:
            head, mark, rest = line.partition(self._inside)
            if mark:
                self._inside = ""
                self._open(rest)
            return True
        if self._depth:
            self._open(line)
            return True
        return False

    def _open(self, value: str) -> None:
        """See whether a value goes on after this line: an open bracket or an open long string."""
        for mark in ('"""', "'''"):
            head, found, rest = value.partition(mark)
            if found:
                if mark not in rest:
                    self._inside = mark
                return
        bare = STRING.sub("", value).partition("#")[0]
        self._depth = max(0, self._depth + sum(bare.count(c) for c in "[{") - sum(bare.count(c) for c in "]}"))


def _parts(key: str) -> Place:
    return tuple(part.strip("\"'") for part in re.findall(PART, key))
