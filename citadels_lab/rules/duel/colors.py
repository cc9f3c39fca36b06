"""Counting districts of a colour, with the tile that may count as any one colour while an ability resolves."""

from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.table import Table

from .box import COLORS
from .state import State


def wild(state: State, me: str) -> str | None:
    """Return the tile of ``me`` that may count as any one colour, if there is one."""
    for name in state.roster.any_color:
        if state.owner.get(name) == me:
            return name
    return None


def count_color(table: Table[State], me: str, color: str) -> int:
    """Count the districts of a colour that ``me`` controls (duel.ability.color-count), asking about a wild tile."""
    state, n = table.state, 0
    for controlled in state.controlled(me):
        if state.box.color[controlled] == color:
            n += 1
    tile = wild(state, me)
    if tile and count_as(table, me, tile, (color, "unique")) == color:
        n += 1
    return n


def count_all_colors(table: Table[State], me: str) -> int:
    """Count the different colours among the districts that ``me`` controls, Unique among them."""
    state = table.state
    tile = wild(state, me)
    colors = {state.box.color[other] for other in state.controlled(me) if other != tile}
    if tile:
        colors.add(count_as(table, me, tile, COLORS))
    return len(colors)


def count_as(table: Table[State], me: str, tile: str, colors: tuple[str, ...]) -> str:
    """Ask which colour the tile counts as for this ability; ``unique`` leaves it what it is."""
    legal: list[Action] = [("count-as", color) for color in colors]
    color = str(table.ask(me, "count-as", legal, tile=tile)[1])
    if color != "unique":
        table.say("counts-as", "duel.unique.school-of-magic", seat=me, tile=tile, color=color)
    return color
