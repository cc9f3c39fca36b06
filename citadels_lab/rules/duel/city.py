"""The squares of the city: which touch, and where the 4x4 grid still leaves room.

Cells are named as on a map: columns a to f from left to right, rows 1 to 7 from top to bottom. The starting tiles lie
on c4 and d4; no other cell can ever be reached (duel.build.grid).
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

COLUMNS: Final = "abcdef"
ROWS: Final = "1234567"
SIDE: Final = 4
CELLS: Final = tuple(column + row for row in ROWS for column in COLUMNS)
WHITE_START: Final = "c4"
BLACK_START: Final = "d4"
BIT: Final = {cell: 1 << place for place, cell in enumerate(CELLS)}


def _touching(cell: str) -> tuple[str, ...]:
    column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
    around = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return tuple(COLUMNS[c] + ROWS[r] for c, r in around if 0 <= c < len(COLUMNS) and 0 <= r < len(ROWS))


TOUCHING: Final = {cell: _touching(cell) for cell in CELLS}
"""The cells that share an edge with a cell; diagonals do not touch (duel.build.touching)."""


def _bits(cells: Iterable[str]) -> int:
    return sum(BIT[cell] for cell in cells)


def _cells(bits: int) -> tuple[str, ...]:
    found = []
    while bits:
        lowest = bits & -bits
        found.append(CELLS[lowest.bit_length() - 1])
        bits ^= lowest
    return tuple(found)


FIRST_COLUMN: Final = _bits(COLUMNS[0] + row for row in ROWS)
LAST_COLUMN: Final = _bits(COLUMNS[-1] + row for row in ROWS)
SQUARES: Final = tuple(
    _bits(column + row for column in COLUMNS[left : left + SIDE] for row in ROWS[top : top + SIDE])
    for left in range(len(COLUMNS) - SIDE + 1)
    for top in range(len(ROWS) - SIDE + 1)
)
"""Every 4x4 square of the map, as a set of bits."""


@lru_cache(maxsize=1 << 16)
def free_cells(city: int) -> tuple[str, ...]:
    """Return the empty cells that touch the city (cells as a set of bits) and lie in a common 4x4 square with it."""
    width = len(COLUMNS)
    above_and_below = city >> width | city << width
    left_and_right = (city & ~FIRST_COLUMN) >> 1 | (city & ~LAST_COLUMN) << 1
    return _cells((above_and_below | left_and_right) & _room(city) & ~city)


@lru_cache(maxsize=1 << 16)
def room(city: int) -> tuple[str, ...]:
    """Return every cell of the 4x4 squares that hold the whole city, in map order: where the city may still grow."""
    return _cells(_room(city))


def _room(city: int) -> int:
    grown = 0
    for square in SQUARES:
        if city & ~square == 0:
            grown |= square
    return grown
