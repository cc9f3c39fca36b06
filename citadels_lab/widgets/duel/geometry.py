"""Where things are on the board: which cells to show, and on which of them a press on the picture lands."""

from collections.abc import Collection
from typing import NamedTuple

COLUMNS, ROWS = "abcdef", "1234567"


class Window(NamedTuple):
    """The rectangle of cells to show: the first and last column and row, counted from 0."""

    left: int
    right: int
    top: int
    bottom: int

    @property
    def columns(self) -> int:
        """How many columns it has."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """How many rows it has."""
        return self.bottom - self.top + 1

    @property
    def span(self) -> int:
        """The longer side: the picture is a square of so many cells."""
        return max(self.columns, self.rows)

    def cells(self) -> list[str]:
        """Every cell, row by row from the top left."""
        rows = range(self.top, self.bottom + 1)
        return [COLUMNS[c] + ROWS[r] for r in rows for c in range(self.left, self.right + 1)]


def place(cell: str) -> tuple[int, int]:
    """Return column and row of a cell, counted from 0."""
    return COLUMNS.index(cell[0]), ROWS.index(cell[1:])


def window(room: Collection[str]) -> Window:
    """Return the rectangle of the cells where the city stands or may still grow."""
    columns, rows = zip(*(place(cell) for cell in room), strict=True)
    return Window(min(columns), max(columns), min(rows), max(rows))


def cell_at(x: float, y: float) -> str | None:
    """Return the cell at a point of the picture: x grows to the right, y downwards, cell a1 lies around (0, 0)."""
    column, row = round(x), round(y)
    return COLUMNS[column] + ROWS[row] if 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS) else None
