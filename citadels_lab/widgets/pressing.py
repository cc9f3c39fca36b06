"""Carrying out what a page was pressed for, and telling in a sentence when that cannot be done."""

import logging
from collections.abc import Callable
from typing import Any

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.words import say


def press_on(page: Any, act: str, arg: Any) -> None:
    """Call the method of a page that an act is named for, ``do_play_on`` for "play-on"; no other act does anything."""
    method = getattr(page, "do_" + act.replace("-", "_"), None)
    if method is not None:
        method(arg)


def attempt(doing: Callable[[], object], act: str, language: str) -> str:
    """Carry a press out; return the sentence about what went wrong, or "" when nothing did."""
    try:
        doing()
    except LabError as error:
        return error.text(language)
    except Exception:  # a person gets a sentence, whoever runs the server the whole story
        logging.getLogger(__name__).exception("The press %r failed", act)
        return say("ui.failed", language)
    return ""
