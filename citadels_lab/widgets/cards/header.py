"""The top of the page: the game's name, the round, and the rank track."""

from ..header import top
from ..html import Html
from .look import CardLook
from .mat import HEADING, drafting
from .track import track


def header(look: CardLook) -> Html:
    """Return the top of the page."""
    return top(
        look,
        _when(look),
        track(look),
        skips=(
            (f"#{HEADING}" if drafting(look) else "#h-options", "skip.options"),
            ("#h-mine", "skip.board"),
            ("#h-stepper", "skip.stepper"),
        ),
    )


def _when(look: CardLook) -> str:
    phase = look.word(f"phase.{look.facts['phase']}")
    return look.say("when", round=look.facts["round"], phase=phase) if look.facts["round"] else phase
