"""How far a question is that is being played, and the button that stops it: where it was asked."""

from ..html import Html, el, press
from ..look import Look
from .runs import Run
from .words import word


def playing(look: Look, run: Run) -> Html:
    """Return the bar and the button."""
    done, planned = run.progress
    words = word(look, "progress", done=done, planned=planned)
    bar = el(
        "progress", value=done, max=max(1, planned), aria_label=word(look, "progress-label"), data_key="what-if bar"
    )
    stop = press("what-if-stop", "", word(look, "stop"), cls="opt main", data_home=True)
    return el("div", bar, el("span", words, cls="soft"), stop, cls="playing", data_key="what-if playing")
