"""The screen: the skeleton in which the views and the pictures of a game stand, and nothing else."""

from typing import ClassVar

import param
from panel.viewable import Child

from .markup import Markup


class Screen(Markup):
    """What every game's screen has: a string for each region, a child for each picture. A game adds its own."""

    header = param.String("")
    notice = param.String("")
    options = param.String("")
    log = param.String("")
    rule = param.String("")
    flow_head = param.String("")
    flow = param.String("")
    whole = param.String("")
    stepper = param.String("")
    dialog = param.String("")
    curtain = param.String("")
    what_if = param.String("")
    what_if_below = param.String("")

    flow_plot = Child()
    sankey_plot = Child()
    what_if_plot = Child()

    once: ClassVar[frozenset[str]] = frozenset({"answer"})
