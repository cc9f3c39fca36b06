"""Notebooks made from lessons: one for each language, the same cells, with the outputs that running them gives."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from citadels_lab.lessons import Lesson
from citadels_lab.lessons.model import AnyPart, Part, Stop
from citadels_lab.rules.catalogue import rule as find_rule
from citadels_lab.words import LANGUAGES

from .face import METHODS, open_lesson
from .links import notebook_name
from .words import word

LIVE: Final = "# NBVAL_IGNORE_OUTPUT"
"""The first line of a cell whose output is alive, and so differs each time."""

STILL: Final = ("picture", "plot", "whatif")
"""Kinds of parts that are always the same, so that their output is stored and compared."""

TOLD_HOW: Final = ("example", "predict", "exercise", "try", "whatif")
"""Kinds of parts with a sentence on how to use them."""

METADATA: Final = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}

Cell = dict[str, Any]


def write(lesson: Lesson, folder: Path) -> list[Path]:
    """Write the notebooks of a lesson, one for each language, and return their paths."""
    paths = []
    for language in LANGUAGES:
        path = folder / f"{notebook_name(lesson, language)}.ipynb"
        path.write_text(notebook(lesson, language), encoding="utf-8")
        paths.append(path)
    return paths


def notebook(lesson: Lesson, language: str) -> str:
    """Return a lesson as the text of a notebook."""
    cells = list(_cells(lesson, language))
    code = (cell for cell in cells if cell["cell_type"] == "code")
    for number, cell in enumerate(code, start=1):
        cell["execution_count"] = number
        for output in cell["outputs"]:
            output["execution_count"] = number
    made = {"cells": cells, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(made, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _cells(lesson: Lesson, language: str) -> Iterator[Cell]:
    """Give the cells: the same ids in both languages."""
    shown = open_lesson(lesson.key, language)
    yield _told("title", _title(lesson, language))
    yield _code(
        "start", f'import citadels_lab as lab\n\nlesson = lab.lesson({lesson.number}, "{language}")\nlesson', shown
    )
    comment = word(language, "notebook.extension")
    yield _code("extension", f"{LIVE}\nimport panel as pn\n\npn.extension(inline=True)  # {comment}")
    for part in lesson.parts:
        words = _words(part, language)
        if part.kind in (Part.kind, Stop.kind):
            yield _told(part.id, words)
        elif part.kind in METHODS:
            yield _told(f"{part.id}-words", words)
            call = f'lesson.{METHODS[part.kind]}("{part.id}")'
            if part.kind in STILL:
                yield _code(part.id, call, getattr(shown, METHODS[part.kind])(part.id))
            else:
                yield _code(part.id, f"{LIVE}\n{call}")
    yield _told("summary", _summary(lesson, language))
    yield _code("page", f"{LIVE}\nlesson.servable()")


def _title(lesson: Lesson, language: str) -> str:
    head = f"# {word(language, 'number', n=lesson.number)}. {lesson.title(language)}"
    goals = "\n".join(f"- {goal[language]}" for goal in lesson.goals)
    run = word(language, "notebook.run", file=f"{notebook_name(lesson, language)}.ipynb")
    return f"{head}\n\n{word(language, 'goals')}:\n\n{goals}\n\n{run}"


def _words(part: AnyPart, language: str) -> str:
    """Return the words of a part as Markdown: its title, its text, how to use what follows, its rules."""
    title = part.title(language) or word(language, f"part-{part.kind}", n=1)
    how = word(language, f"notebook.{part.kind}") if part.kind in TOLD_HOW else ""
    blocks = [f"## {title}", part.text(language).strip(), how, _rules(part.rules, language)]
    return "\n\n".join(block for block in blocks if block)


def _rules(rules: tuple[str, ...], language: str) -> str:
    found = [find_rule(rule) for rule in rules]
    return "\n>\n".join(f"> § **{rule.title(language)}.** {rule.text(language)} `{rule.id}`" for rule in found)


def _summary(lesson: Lesson, language: str) -> str:
    seen = "\n".join(f"- {line[language]}" for line in lesson.summary)
    rules = ", ".join(f"`{rule}`" for rule in lesson.rules)
    way = f"{lesson.onward[language]}\n\n[{word(language, 'all')}](lessons.ipynb)"
    return f"## {word(language, 'summary')}\n\n{seen}\n\n{word(language, 'rules')}: {rules}\n\n{way}"


def _told(id: str, text: str) -> Cell:
    return {"cell_type": "markdown", "id": id, "metadata": {}, "source": text.splitlines(keepends=True)}


def _code(id: str, source: str, shown: Any = None) -> Cell:
    """Return a cell of code; ``shown`` is what its last line gives, which is stored as its output."""
    outputs = []
    if shown is not None:
        data = {"text/html": shown._repr_html_(), "text/plain": repr(shown)}
        outputs = [
            {
                "data": {kind: text.splitlines(keepends=True) for kind, text in data.items()},
                "metadata": {},
                "output_type": "execute_result",
            }
        ]
    return {
        "cell_type": "code",
        "id": id,
        "metadata": {},
        "outputs": outputs,
        "source": source.splitlines(keepends=True),
    }
