"""The table of what was measured, with the aim beside each figure."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[2] / "docs" / "load.md"
BEGIN, END = "<!-- measured -->", "<!-- end -->"
"""Between these the page of the documentation holds what was measured last."""


@dataclass(frozen=True)
class Line:
    """A figure: what it is, how much, in what unit, and the most that it should be, if there is an aim."""

    what: str
    value: float
    unit: str = ""
    aim: float | None = None

    @property
    def kept(self) -> str:
        """Whether the aim was reached, in a word."""
        return "" if self.aim is None else "kept" if self.value <= self.aim else "MISSED"

    def cells(self) -> tuple[str, ...]:
        """Return the texts of the line."""
        aim = "" if self.aim is None else f"at most {_number(self.aim)} {self.unit}".rstrip()
        return self.what, f"{_number(self.value)} {self.unit}".rstrip(), aim, self.kept


def table(lines: Sequence[Line]) -> str:
    """Return the figures as a Markdown table, readable as plain text too."""
    rows = [("figure", "measured", "aim", ""), *(line.cells() for line in lines)]
    widths = [max(len(row[at]) for row in rows) for at in range(4)]
    said = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in rows
    ]
    said.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(said)


def write(page: Path, measured: str) -> None:
    """Put what was measured into a page, in the place of what was there."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    page.write_text(f"{before}{BEGIN}\n\n{measured}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.2f}"
