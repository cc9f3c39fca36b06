"""Reading lesson files: a mistake in one part breaks that part alone, and is told with file and line."""

import re
from collections.abc import Mapping
from typing import Any, Final

from citadels_lab.lessons.folder import LESSON, Folder
from citadels_lab.lessons.kinds import READERS, wrong
from citadels_lab.lessons.model import AnyPart, Broken, Lesson
from citadels_lab.rules.catalogue import rules
from citadels_lab.rules.editions.variants import variants
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.scenarios.matching import shown
from citadels_lab.scenarios.model import Text
from citadels_lab.scenarios.reading import open_source
from citadels_lab.scenarios.source import Source

KEYS: Final = ("title", "variants", "goals", "summary", "next", "rules", "part")
COMMON: Final = ("kind", "id", "title", "text", "rules")
ID: Final = re.compile(r"[a-z][a-z-]*\Z")
TAKEN: Final = ("title", "start", "extension", "page", "summary", "face")
"""Names of cells that every notebook has."""


def read_lesson(folder: Folder, number: int, slug: str) -> Lesson:
    """Return the lesson in a folder, called by its number and short name.

    Raises LabError with one sentence when its file as a whole cannot be used.
    """
    source = open_source(folder.text(LESSON), f"{folder.name}/{LESSON}")
    source.known(source.data, KEYS)
    for key in KEYS:
        if key not in source.data:
            raise source.error("missing", key=key)
    covered = source.texts(source.data["rules"], "rules")
    known = list(_known_rules())
    for rule in covered:
        source.word(rule, known, "rule", "rules")
    return Lesson(
        number=number,
        slug=slug,
        titles=source.words(source.data["title"], "title"),
        variants=_variants(source),
        goals=_texts(source, "goals"),
        summary=_texts(source, "summary"),
        onward=source.words(source.data["next"], "next"),
        rules=covered,
        parts=_parts(source, folder),
    )


def _known_rules() -> Mapping[str, None]:
    return {rule.id: None for name in variants() for rule in rules(name)}


def _variants(source: Source) -> tuple[str, ...]:
    named = source.texts(source.data["variants"], "variants")
    return tuple(source.word(name, list(variants()), "key", "variants") for name in named)


def _texts(source: Source, key: str) -> tuple[Text, ...]:
    given = source.data[key]
    if not isinstance(given, list) or not given:
        raise wrong(source, "list", key, key=key)
    return tuple(source.words(one, key) for one in given)


def _parts(source: Source, folder: Folder) -> tuple[AnyPart, ...]:
    given = source.data["part"]
    if not isinstance(given, list) or not all(isinstance(part, Mapping) for part in given):
        raise wrong(source, "list", "part", key="part")
    ids: set[str] = set()
    found: list[AnyPart] = []
    for number, data in enumerate(given, start=1):
        id = _id(source, data, number, ids)
        ids.add(id)
        try:
            found.append(_part(source, data, ("part", number), folder))
        except LabError as error:
            found.append(Broken(id, {}, {}, error=error, meant=str(data.get("kind", ""))))
    return tuple(found)


def _id(source: Source, data: Mapping[str, Any], number: int, ids: set[str]) -> str:
    id = data.get("id")
    if not isinstance(id, str) or not ID.match(id) or id in ids or id in TAKEN:
        raise wrong(source, "id", "part", number, "id", given=shown(id), taken=", ".join(TAKEN))
    return id


def _part(source: Source, data: Mapping[str, Any], place: tuple[str | int, ...], folder: Folder) -> AnyPart:
    """Return one part, read by the reader of its kind."""
    reader, keys = READERS[source.word(data.get("kind"), list(READERS), "key", *place, "kind")]
    source.known(data, (*COMMON, *keys), *place)
    known = list(_known_rules())
    common: dict[str, Any] = {
        "id": data["id"],
        "titles": source.words(data.get("title"), *place, "title"),
        "texts": source.words(data.get("text"), *place, "text"),
        "rules": tuple(
            source.word(rule, known, "rule", *place, "rules")
            for rule in source.texts(data.get("rules", []), *place, "rules")
        ),
    }
    return reader(source, data, place, folder, common)
