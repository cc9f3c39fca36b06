"""axe-core over every screen of the lab, in both languages and three themes; the result stands in the docs.

    python -m tests.browser.axe_report [TOUR ...]

Without names all tours of ``gallery.py`` are walked; those that are named get their rows of the table anew. Where axe
complains, the complaints are printed, and the program ends with 1. The dark theme changes colours only, so there axe is
asked about colours and targets only.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from citadels_lab.study import whatif
from citadels_lab.widgets.themes import DARK, LIGHT, THEMES
from citadels_lab.words import LANGUAGES

from .gallery import TOURS, Guide
from .serving import Chromium, Server
from .visiting import Visits, still, wear

AXE = Axe()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block", "target-size"]}
MANY = ("decisions", "lessons")
"""Tours of many screens that are alike: all rules are asked about in the light theme, then those about colours."""
PAGE = Path(__file__).parents[2] / "docs" / "accessibility.md"
BEGIN, END = "<!-- the table of axe_report: begin -->", "<!-- the table of axe_report: end -->"
FEW = 240
"""So many playouts an option are enough to look at the pictures of a what-if: a column of a guess has at least 30."""

Column = tuple[str, str]
Found = dict[str, dict[Column, list[str]]]
Counts = dict[str, dict[Column, int]]
COLUMNS: list[Column] = [(language, theme) for language in LANGUAGES for theme in THEMES]


def complaints(page: Page, rules: Any = RULES) -> list[str]:
    """Return what axe finds on a page that has come to rest: colours that still change would be measured half-way."""
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")  # where the bar of steps covers nothing
    still(page)
    result = AXE.run(page, options={"runOnly": rules, "resultTypes": ["violations"]}).response
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in result["violations"]
        for node in found["nodes"]
    ]


def walk(tour: str, guide: Guide, found: Found, themes: Sequence[str] = THEMES) -> None:
    """Look at the screens of a tour in these themes; note the complaints of each."""
    for state in TOURS[tour](guide):
        for theme in themes:
            wear(state.page, theme, state.screen)
            rules = COLOURS if theme == DARK or (tour in MANY and theme != LIGHT) else RULES
            found.setdefault(state.name, {})[guide.language, theme] = complaints(state.page, rules)
        wear(state.page, LIGHT, state.screen)
    guide.visits.leave()


def counted(found: Found) -> Counts:
    """Return the numbers of complaints."""
    return {name: {column: len(said) for column, said in cells.items()} for name, cells in found.items()}


def table(counts: Counts) -> str:
    """Return the numbers of complaints as a table in Markdown."""
    heads = ["Screen", *(f"{language}, {theme}" for language, theme in COLUMNS)]
    lines = [heads, ["---", *("--:" for _ in COLUMNS)]]
    lines += [[name, *(str(cells.get(column, "–")) for column in COLUMNS)] for name, cells in counts.items()]
    every = [n for cells in counts.values() for n in cells.values()]
    total = f"{len(counts)} screens, looked at {len(every)} times: {sum(every)} violations."
    return "\n".join([total, "", *(f"| {' | '.join(line)} |" for line in lines)])


def written(page: Path = PAGE) -> Counts:
    """Return the numbers that stand in the page."""
    rows = page.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0].splitlines()
    cells = [row.strip("| ").split(" | ") for row in rows if row.startswith("| ")][2:]
    return {
        name: {column: int(n) for column, n in zip(COLUMNS, numbers, strict=True) if n.isdigit()}
        for name, *numbers in cells
    }


def write(counts: Counts, page: Path = PAGE) -> None:
    """Put the table into the page, between its marks."""
    whole = page.read_text(encoding="utf-8")
    before, after = whole.partition(BEGIN)[0], whole.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n{table(counts)}\n{END}{after}", encoding="utf-8")


def main() -> int:
    """Walk the tours that are named, or all; write the table after each."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("tours", nargs="*", metavar="TOUR", help=", ".join(TOURS))
    named = asked.parse_args().tours
    counts = written() if named else {}
    chromium, server, wrong = Chromium(), Server(), []
    whatif.PRESETS["quick"] = FEW
    try:
        visits = Visits(server, chromium.get())
        for tour in named or TOURS:
            found: Found = {}
            for language in LANGUAGES:
                print(f"{tour}, {language}", flush=True)
                walk(tour, Guide(visits, language), found)
            wrong += [
                f"{name}, {language}, {theme}: {one}"
                for name, cells in found.items()
                for (language, theme), said in cells.items()
                for one in said
            ]
            counts |= counted(found)
            write(counts)
        wrong += visits.close()
    finally:
        chromium.close()
        server.stop()
    print("\n".join([*wrong, table(counts).splitlines()[0]]))
    return 1 if wrong else 0


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)  # the server's thread needs no farewell
