"""The button under a question that opens the what-if panel; as long as it is shut, that is all there is of it."""

from ..html import Html, press
from ..look import Look
from .words import word


def button(look: Look) -> Html | None:
    """Return the button, at a decision where there is something to compare."""
    model = look.opened.what_if
    if model is None or not model.offered or look.curtain or look.opened.aside:
        return None
    on = model.opened
    return press("what-if-open", "", word(look, "open"), cls="opt ask", aria_expanded="true" if on else "false")
