"""From rows back to a position: the game is begun as it began, and every answer is given again."""

from collections.abc import Sequence
from typing import Any

from citadels_lab.rules.editions.variants import variant
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position, Start, begin
from citadels_lab.rules.kernel.record import VERSION as FORMAT


def position_of(row: Any, actions: Sequence[str]) -> Position[Any]:
    """Return where a kept game stands. Raises LabError when it was kept otherwise, or is not whole and sound."""
    if row.format != FORMAT:
        raise LabError("keep-format", given=row.format, right=FORMAT)
    if len(actions) != row.steps:
        raise LabError("keep-short", steps=row.steps, n=len(actions))
    chosen = variant(row.variant)
    facts = row.facts
    start = Start(chosen, facts=facts) if facts is not None else Start(chosen, chosen.check(row.options), row.seed)
    return played(begin(start), actions)


def played(position: Position[Any], actions: Sequence[str]) -> Position[Any]:
    """Return the position after more answers. Raises LabError naming the first that the rules do not allow."""
    for action in actions:
        try:
            position = position.answer(action)
        except LabError as error:
            raise LabError("keep-damaged", number=len(position.actions) + 1, why=error) from None
    return position
